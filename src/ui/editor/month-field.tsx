import { useState } from 'react';
import { Field } from '../fields/field.tsx';
import { MonthInput } from '../fields/month-input.tsx';
import { readMonth, writeMonth } from './month-text.ts';
import { OWN_UNDO } from './own-undo.ts';

type MonthFieldProps = {
  label: string;
  id: string;
  /** `YYYY-MM`, or empty. */
  value: string;
  onChange: (month: string) => void;
  disabled?: boolean;
  /** Stands beside the label. */
  aside?: string | undefined;
  error?: string | undefined;
};

/**
 * A month of a document, typed in any of the usual forms or picked. What is not a month yet stays in the field alone:
 * a document only ever holds months.
 */
export function MonthField({ label, id, value, onChange, disabled, aside, error }: MonthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const read = typed === null || typed.trim() === '' ? '' : readMonth(typed);
  // What was typed stands while it means the document's month, or nothing yet; the month itself may be changed elsewhere.
  const shown = typed !== null && (read === undefined || read === value) ? typed : writeMonth(value);
  const type = (text: string) => {
    setLeft(false);
    setTyped(text);
    const month = text.trim() === '' ? '' : readMonth(text);
    if (month !== undefined) onChange(month);
  };
  const leave = () => {
    setLeft(true);
    if (read !== undefined) setTyped(null);
  };
  const pick = (month: string) => {
    setTyped(null);
    onChange(month);
  };
  const unread = left && read === undefined ? 'Please write a month and a year, such as 03/2019.' : undefined;
  return (
    <Field label={label} id={id} aside={aside} error={unread ?? error}>
      <MonthInput
        {...(read === undefined && OWN_UNDO)}
        text={shown}
        onText={type}
        month={value}
        onPick={pick}
        disabled={disabled}
        onBlur={leave}
      />
    </Field>
  );
}
