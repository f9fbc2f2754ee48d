import { useState, type ReactNode } from 'react';
import { isDate, isMonth } from '#documents/text/dates.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Field } from '#ui/fields/field.tsx';
import { MonthInput } from '#ui/fields/month-input.tsx';
import { dateFault, isPresent, readDate, writeDate } from './month-text.ts';
import { useFieldId } from './use-field-focus.ts';
import { LEADS_ON } from './writing/next-field.ts';

type MonthFieldProps = {
  label: string;
  id: string;
  /** A date as documents hold it, empty, or what was typed and is none. */
  value: string;
  /** Takes a date as documents hold it, nothing, or a text that is no date, as it was typed. */
  onChange: (date: string) => void;
  /** Stands in place of the date, which then cannot be changed: "Present". */
  instead?: string | undefined;
  error?: string | undefined;
  /** Says that it goes on, where that can be said: it may be written in place of the date, too. */
  onPresent?: (() => void) | undefined;
  mark?: ReactNode;
};

/**
 * A date of a document: a month, a year alone or a season, typed in any of the usual forms; a month may be picked. What
 * is no date stands in the field as it was typed, with what is accepted, until it is one.
 */
export function MonthField(props: MonthFieldProps) {
  const { label, id, value, onChange, instead, error, onPresent, mark } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const fault = value === '' ? undefined : dateFault(value);
  // What was typed stands while it means the document's date; the date itself may be changed elsewhere.
  const shown = typed !== null && meant(typed) === value ? typed : isDate(value) ? writeDate(value) : value;
  // What cannot be saved must be seen and reached, whatever stands in its place otherwise.
  const replaced = instead !== undefined && fault === undefined;
  const type = (text: string) => {
    setLeft(false);
    setTyped(text);
    onChange(meant(text));
  };
  const leave = () => {
    setLeft(true);
    setTyped(null);
    if (!onPresent || !isPresent(value)) return;
    onChange('');
    onPresent();
  };
  const pick = (month: string) => {
    setTyped(null);
    onChange(month);
  };
  return (
    <Field label={label} id={id} error={(left && fault) || error} mark={mark}>
      <MonthInput
        {...LEADS_ON}
        text={replaced ? instead : shown}
        onText={type}
        month={!replaced && isMonth(value) ? value : ''}
        onPick={pick}
        disabled={replaced}
        onBlur={leave}
      />
    </Field>
  );
}

/** What the document holds of a text: the date, nothing of nothing, else the text itself. */
function meant(text: string): string {
  return text.trim() === '' ? '' : (readDate(text) ?? text);
}

type DocumentMonthProps = {
  path: string;
  label: string;
  /** Stands in place of the month, which then cannot be changed: "Present". */
  instead?: string | undefined;
  /** Says that it goes on, where that can be said. */
  onPresent?: (() => void) | undefined;
};

/** A date of the document's data. */
export function DocumentMonth({ path, label, instead, onPresent }: DocumentMonthProps) {
  const { value, error, change } = useDocumentText(path);
  const fieldId = useFieldId();
  return (
    <MonthField
      label={label}
      id={fieldId(path)}
      value={value}
      onChange={change}
      instead={instead}
      onPresent={onPresent}
      error={error}
      mark={<BaseMark at={path} where="field" />}
    />
  );
}
