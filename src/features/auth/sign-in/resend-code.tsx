import { useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import type { SentCode } from './sent-code.ts';
import { useCountdown } from './use-countdown.ts';
import { useSendCode } from './use-send-code.ts';

/** Asks for another code once the server allows it; until then it says how long that takes. */
export function ResendCode({ sent, onResent }: { sent: SentCode; onResent: () => void }) {
  const { send, busy } = useSendCode();
  const seconds = useCountdown(sent.resendAt);
  const waitId = useId();
  const waiting = seconds > 0;

  async function resend() {
    if (waiting || busy) return;
    if (await send(sent.channel, sent.contact)) onResent();
  }

  return (
    <div className="text-right">
      {/* Not `disabled`: that would throw the focus of whoever has just pressed it. */}
      <Button
        variant="quiet"
        busy={busy}
        busyLabel="Sending..."
        aria-disabled={waiting}
        aria-describedby={waiting ? waitId : undefined}
        onClick={() => void resend()}
      >
        Resend Code
      </Button>
      <p id={waitId} className="px-4 text-sm text-ink-soft tabular-nums">
        {waiting && `Available in ${seconds} s`}
      </p>
      {/* Said once when the wait is over, not at every second. */}
      <VisuallyHidden role="status">{waiting ? '' : 'You can ask for another code now.'}</VisuallyHidden>
    </div>
  );
}
