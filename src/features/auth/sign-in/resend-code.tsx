import { ResendButton } from '../resend-button.tsx';
import type { SentCode } from './sent-code.ts';
import { useCountdown } from './use-countdown.ts';
import { useSendCode } from './use-send-code.ts';

/** Asks for another code once the server allows it; until then it says how long that takes. */
export function ResendCode({ sent, onResent }: { sent: SentCode; onResent: () => void }) {
  const { send, busy } = useSendCode();
  const seconds = useCountdown(sent.resendAt);

  async function resend() {
    if (await send(sent.channel, sent.contact)) onResent();
  }

  return (
    <div className="text-right">
      <ResendButton seconds={seconds} busy={busy} onResend={() => void resend()} />
    </div>
  );
}
