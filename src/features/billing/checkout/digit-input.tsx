import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { groupDigits, padMonth, type DigitGroups } from './digit-groups.ts';

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
