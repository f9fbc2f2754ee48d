import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { CONTACT_INPUTS } from '../sign-in/contact-inputs.ts';
import { contactProblem } from '../sign-in/contact-problem.ts';
import type { Channel } from '../sign-in/sent-code.ts';

type Props = {
  channel: Channel;
  value: string;
  onChange: (value: string) => void;
  busy: boolean;
  /** Why the server did not take it. */
  refused: string | undefined;
  onSubmit: (contact: string) => void;
};

/** Asks for the new contact. */
export function ContactField({ channel, value, onChange, busy, refused, onSubmit }: Props) {
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, ...attributes } = CONTACT_INPUTS[channel];
  const shown = problem ?? refused;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const found = contactProblem(channel, value);
    setProblem(found);
    if (found) input.current?.focus();
    else onSubmit(value.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <Field
        label={`New ${label.toLowerCase()}`}
        hint={hint}
        error={shown && <span role="alert">{shown}</span>}
      >
        <TextInput
          {...attributes}
          ref={input}
          value={value}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(event) => {
            setProblem(undefined);
            onChange(event.target.value);
          }}
        />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" busy={busy} busyLabel="Sending..." disabled={value.trim() === ''}>
          Send code
        </Button>
      </div>
    </form>
  );
}
