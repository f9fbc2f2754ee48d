import { useState, useRef, type SubmitEvent } from 'react';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { CodeForm } from '../code-form/code-form.tsx';
import { goOnIfSent, sendContactCode, verifyContact } from '../code-requests.ts';
import type { Channel } from '../sign-in/sent-code.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { CONTACT_NOUNS, CONTACT_INPUTS, contactProblem } from '../sign-in/contact-inputs.ts';

type Step = { name: 'contact' | 'confirm' } | { name: 'code'; wait: number };
type Props = { channel: Channel; user: Profile; onClose: () => void };

/** Adds or changes a contact: its address, where need be a confirmation, and the code that proves it. */
export function ContactDialog({ channel, user, onClose }: Props) {
  const { refresh } = useAuth();
  const { toast } = useToast();
  const [step, setStep] = useState<Step>({ name: 'contact' });
  const [contact, setContact] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const noun = CONTACT_NOUNS[channel];
  const has = user[channel] !== null;
  const ask = () => sendContactCode(channel, contact.trim());

  async function send() {
    setBusy(true);
    setRefused(undefined);
    try {
      setStep({ name: 'code', wait: await goOnIfSent(ask) });
    } catch (error) {
      const confirm = error instanceof ApiError && error.code === 'confirmation_required';
      setStep({ name: confirm ? 'confirm' : 'contact' });
      if (!confirm) setRefused(errorText(error, 'Failed to send code. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function verify(code: string) {
    await verifyContact(channel, contact.trim(), code);
    await refresh();
    toast({
      title: has ? `Your ${noun} is changed` : `Your ${noun} is added`,
      description: 'From now on you can sign in with it.',
    });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.name === 'confirm' ? 'Confirm that it is you' : `${has ? 'Change' : 'Add'} ${noun}`}
    >
      {step.name === 'contact' && (
        <ContactField
          channel={channel}
          value={contact}
          onChange={(typed) => {
            setContact(typed);
            setRefused(undefined);
          }}
          busy={busy}
          refused={refused}
          onSubmit={() => void send()}
        />
      )}
      {step.name === 'confirm' && <ConfirmIdentity user={user} onConfirmed={send} />}
      {step.name === 'code' && (
        <CodeForm
          sentTo={contact.trim()}
          wait={step.wait}
          resend={ask}
          submitLabel={has ? `Change ${noun}` : `Add ${noun}`}
          busyLabel="Checking..."
          onCode={verify}
        />
      )}
    </Dialog>
  );
}

type ContactFieldProps = {
  channel: Channel;
  value: string;
  onChange: (value: string) => void;
  busy: boolean;
  /** Why the server did not take it. */
  refused: string | undefined;
  onSubmit: (contact: string) => void;
};

/** Asks for the new contact. */
function ContactField({ channel, value, onChange, busy, refused, onSubmit }: ContactFieldProps) {
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
