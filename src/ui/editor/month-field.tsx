import { useState } from 'react';
import { Field } from '../fields/field.tsx';
import { MonthInput } from '../fields/month-input.tsx';
import { readMonth } from './month-text.ts';

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
 * A month of a document. Where the browser has no month control the person types, and what is not a month yet stays in
 * the field alone: a document only ever holds months.
 */
export function MonthField({ label, id, value, onChange, disabled, aside, error }: MonthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  const change = (text: string) => {
    setLeft(false);
    const month = text === '' ? '' : readMonth(text);
    setTyped(text === month ? null : text);
    if (month !== undefined) onChange(month);
  };
  const leave = () => {
    setLeft(true);
    if (typed !== null && readMonth(typed) !== undefined) setTyped(null);
  };
  const unread = left && typed !== null ? 'Please write a month and a year, such as 2019-03.' : undefined;
  return (
    <Field label={label} id={id} aside={aside} error={unread ?? error}>
      <MonthInput
        value={typed ?? value}
        disabled={disabled}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
