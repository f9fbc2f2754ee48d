import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { CONTACT_INPUTS } from './contact-inputs.ts';
import { contactProblem } from './contact-problem.ts';
import type { Channel } from './sent-code.ts';
import { useSendCode } from './use-send-code.ts';

type Props = { channel: Channel; value: string; onChange: (value: string) => void };

/** Asks for one contact; what was typed stays whatever goes wrong. */
export function ContactForm({ channel, value, onChange }: Props) {
  const { send, busy, problem: refused, clearProblem } = useSendCode();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, ...attributes } = CONTACT_INPUTS[channel];

  // What was typed or filled in before the page came alive is taken over; drawing the form again would wipe it out.
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) onChange(input.current.value);
  });
  useLayoutEffect(() => takeOver(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = contactProblem(channel, value);
    setProblem(found);
    if (found) input.current?.focus();
    else void send(channel, value.trim());
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <Field label={label} hint={hint} error={problem ?? refused} required>
        <TextInput
          {...attributes}
          ref={input}
          value={value}
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          onChange={(event) => {
            onChange(event.target.value);
            setProblem(undefined);
            clearProblem();
          }}
        />
      </Field>
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={busy}
        busyLabel="Sending..."
        disabled={value.trim() === ''}
      >
        Send Verification Code
      </Button>
    </form>
  );
}
