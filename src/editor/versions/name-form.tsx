import { useState, type FormEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';

/** Longest name of a version, in characters. */
const NAME_MAX = 80;

type NameFormProps = {
  name: string;
  busy: boolean;
  /** Why the last attempt failed. */
  problem: string | undefined;
  onName: (name: string) => void;
  onCancel: () => void;
};

/** Asks for a version's name; an empty one takes away the name that it has. */
export function NameForm({ name, busy, problem, onName, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const error = tooLong(typed.trim(), NAME_MAX) ?? problem;
  const isNothing = typed.trim() === '' && name === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isNothing && typed.trim().length <= NAME_MAX) onName(typed.trim());
  };
  return (
    <form onSubmit={submit} className="mt-3 max-w-md space-y-3">
      <Field label="Name of this version" error={error} hint="A version with a name is kept for ever.">
        <TextInput
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it comes up because a button asked for it
          autoFocus
          value={typed}
          placeholder="Sent to Acme"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={busy} aria-disabled={isNothing || undefined}>
          {typed.trim() === '' && name !== '' ? 'Take the name away' : 'Save name'}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
