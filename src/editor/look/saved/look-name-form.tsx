import { useState, type FormEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { LOOK_NAME_MAX } from './look-limits.ts';

type LookNameFormProps = {
  label: string;
  hint?: string;
  action: string;
  first?: string;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  /** Answers whether it was taken. */
  onName: (name: string) => Promise<boolean>;
};

/** Asks for the name of a look. */
export function LookNameForm(props: LookNameFormProps) {
  const { label, hint, action, first = '', busy, problem, onName } = props;
  const [typed, setTyped] = useState(first);
  const name = typed.trim();
  const tooMuch = tooLong(name, LOOK_NAME_MAX);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || name === '' || tooMuch !== undefined) return;
    if (await onName(name)) setTyped(first);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="max-w-md space-y-2">
      <Field label={label} error={tooMuch ?? problem} {...(hint && { hint })}>
        <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={busy}
        aria-disabled={name === '' || undefined}
      >
        {action}
      </Button>
    </form>
  );
}
