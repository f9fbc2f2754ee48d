import { useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { errorText } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { CodeForm } from '../code-form/code-form.tsx';
import { goOnIfSent } from '../code-form/go-on-if-sent.ts';
import type { Channel } from '../sign-in/sent-code.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { ContactField } from './contact-field.tsx';
import { sendContactCode, verifyContact } from './contacts-api.ts';
import { CONTACT_NOUNS } from './contact-nouns.ts';

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
