import { useState } from 'react';
import { errorText } from '#platform/http/error-text.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { ResendButton } from '../resend-button.tsx';
import { useCountdown } from '../sign-in/use-countdown.ts';
import { goOnIfSent } from './go-on-if-sent.ts';

type Props = { wait: number; resend: () => Promise<number>; onResent: () => void };

/** Asks for another code once the server allows it, and says how long that takes. */
export function ResendLine({ wait, resend, onResent }: Props) {
  const [allowedAt, setAllowedAt] = useState(() => Date.now() + wait * 1000);
  // The countdown reads the clock itself; a new moment starts a new one.
  return <Countdown key={allowedAt} until={allowedAt} onAllowed={setAllowedAt} {...{ resend, onResent }} />;
}

function Countdown(props: {
  until: number;
  resend: () => Promise<number>;
  onResent: () => void;
  onAllowed: (at: number) => void;
}) {
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const seconds = useCountdown(props.until);

  async function resend() {
    setBusy(true);
    try {
      const wait = await goOnIfSent(props.resend);
      props.onResent();
      props.onAllowed(Date.now() + wait * 1000);
    } catch (error) {
      const description = errorText(error, 'Failed to send code. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      <ResendButton size="small" seconds={seconds} busy={busy} onResend={() => void resend()} />
    </div>
  );
}
