import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';

type Props = {
  label: string;
  name: string;
  placeholder: string;
  error: string | undefined;
  groups: DigitGroups;
  value: string;
  onChange: (value: string) => void;
  /** Whether the first digits are a month. */
  month?: boolean;
};

/** A field for digits that are set in groups while they are typed; the caret stays where the person is. */
export function DigitInput({
  label,
  name,
  placeholder,
  error,
  groups,
  value,
  onChange,
  month = false,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  // The browser puts the caret at the end of a text that was set; this puts it back before anything is painted.
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.target;
    const typed = { text, caret: selectionStart ?? text.length };
    const longer = text.length > value.length;
    const forward = (event.nativeEvent as InputEvent).inputType === 'deleteContentForward'; // Only inputs change.
    const next = groupDigits(month && longer ? padMonth(typed) : typed, groups, value, forward);
    caret.current = next.caret;
    if (next.text === value) event.target.value = value;
    if (next.text === value) event.target.setSelectionRange(next.caret, next.caret);
    onChange(next.text);
  }

  return (
    <Field label={label} error={error} required>
      <TextInput
        ref={input}
        name={name}
        placeholder={placeholder}
        inputMode="numeric"
        // A test form must not tempt a browser to fill in a real card.
        autoComplete="off"
        value={value}
        onChange={change}
      />
    </Field>
  );
}

/** What a field holds and where its caret stands, counted in characters. */
type FieldText = { text: string; caret: number };

/** How digits are set apart: after how many of them comes which separator, and how many there may be. */
export type DigitGroups = { separator: string; after: readonly number[]; max: number };

export const CARD_NUMBER: DigitGroups = { separator: ' ', after: [4, 8, 12, 16], max: 19 };
/** Six digits, because some people write the whole year. */
export const EXPIRY: DigitGroups = { separator: '/', after: [2], max: 6 };
export const CVC: DigitGroups = { separator: '', after: [], max: 4 };

/**
 * Groups what was typed or pasted while the caret stays with the digit it stood behind.
 * @param before what the field held before; deleting a lone separator then deletes the digit beside it
 * @param forward whether the Delete key was used, which takes the digit after the caret
 */
export function groupDigits(typed: FieldText, groups: DigitGroups, before = '', forward = false): FieldText {
  let digits = digitsOf(typed.text);
  let behindCaret = digitsOf(typed.text.slice(0, typed.caret)).length;
  if (digits === digitsOf(before) && typed.text.length === before.length - 1) {
    const gone = forward ? behindCaret : behindCaret - 1;
    digits = digits.slice(0, Math.max(0, gone)) + digits.slice(gone + 1);
    if (!forward) behindCaret = Math.max(0, behindCaret - 1);
  }
  digits = digits.slice(0, groups.max);
  return { text: grouped(digits, groups), caret: grouped(digits.slice(0, behindCaret), groups).length };
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function grouped(digits: string, { separator, after }: DigitGroups): string {
  let text = '';
  for (const [index, digit] of [...digits].entries())
    text += (after.includes(index) ? separator : '') + digit;
  return text;
}

/** A month typed with one digit gets its zero: "5/30" is "05/30", and so is a 5 that no month begins with. */
export function padMonth({ text, caret }: FieldText): FieldText {
  return /^([2-9]|\d\s*\/)/.test(text) ? { text: `0${text}`, caret: caret + 1 } : { text, caret };
}
