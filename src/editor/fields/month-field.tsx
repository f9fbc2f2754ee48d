import { useState } from 'react';
import { isMonth } from '#documents/text/dates.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { Field } from '#ui/fields/field.tsx';
import { MonthInput } from '#ui/fields/month-input.tsx';
import { readMonth, unreadMonthText, writeMonth } from './month-text.ts';
import { fieldId } from './use-field-focus.ts';

type MonthFieldProps = {
  label: string;
  id: string;
  /** `YYYY-MM`, empty, or what was typed and is no month. */
  value: string;
  /** Whether a text is a month as documents hold it. */
  isMonth: (text: string) => boolean;
  /** Takes a month as `YYYY-MM`, nothing, or a text that is no month, as it was typed. */
  onChange: (month: string) => void;
  /** Stands in place of the month, which then cannot be changed: "Present". */
  instead?: string | undefined;
  error?: string | undefined;
};

/**
 * A month of a document, typed in any of the usual forms or picked. What is no month stands in the field as it was
 * typed, with what is accepted, until it is one.
 */
export function MonthField({ label, id, value, isMonth, onChange, instead, error }: MonthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const unread = value !== '' && !isMonth(value);
  // What was typed stands while it means the document's month; the month itself may be changed elsewhere.
  const shown = typed !== null && meant(typed) === value ? typed : isMonth(value) ? writeMonth(value) : value;
  // What cannot be saved must be seen and reached, whatever stands in its place otherwise.
  const replaced = instead !== undefined && !unread;
  const type = (text: string) => {
    setLeft(false);
    setTyped(text);
    onChange(meant(text));
  };
  const leave = () => {
    setLeft(true);
    setTyped(null);
  };
  const pick = (month: string) => {
    setTyped(null);
    onChange(month);
  };
  return (
    <Field
      label={label}
      id={id}
      aside={replaced ? instead : undefined}
      error={left && unread ? unreadMonthText(value) : error}
    >
      <MonthInput
        text={replaced ? '' : shown}
        onText={type}
        month={unread || replaced ? '' : value}
        onPick={pick}
        disabled={replaced}
        onBlur={leave}
      />
    </Field>
  );
}

/** What the document holds of a text: the month, nothing of nothing, else the text itself. */
function meant(text: string): string {
  return text.trim() === '' ? '' : (readMonth(text) ?? text);
}

type DocumentMonthProps = {
  path: string;
  label: string;
  /** Stands in place of the month, which then cannot be changed: "Present". */
  instead?: string | undefined;
};

/** A month of the document's data. */
export function DocumentMonth({ path, label, instead }: DocumentMonthProps) {
  const { value, error, change } = useDocumentText(path);
  return (
    <MonthField
      label={label}
      id={fieldId(path)}
      value={value}
      isMonth={isMonth}
      onChange={change}
      instead={instead}
      error={error}
    />
  );
}
