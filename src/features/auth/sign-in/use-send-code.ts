import { useRef, useState } from 'react';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { requestCode } from '../code-requests.ts';
import { keepSentCode, type Channel } from './sent-code.ts';

/** Wait before asking again where the server names none, in seconds. */
const USUAL_WAIT = 60;

/** Sends a code, or goes on with the one that was sent a moment ago. */
export function useSendCode() {
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);

  const waitFor = (channel: Channel, contact: string, seconds: number) => {
    const now = Date.now();
    keepSentCode({ channel, contact, sentAt: now, resendAt: now + seconds * 1000 });
  };

  /** @returns whether a new code is on its way */
  async function send(channel: Channel, contact: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      waitFor(channel, contact, await requestCode(channel, contact));
      toast({ title: 'Code sent!', description: `We've sent a verification code to your ${channel}.` });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code_recently_sent') {
        waitFor(channel, contact, error.retryAfterSeconds ?? USUAL_WAIT);
        toast({ title: 'Code already sent', description: error.message });
        return false;
      }
      const message = errorText(error, 'Failed to send code. Please try again.');
      setProblem(message);
      toast({ title: 'Error', description: message, variant: 'destructive' });
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { send, busy, problem, clearProblem: () => setProblem(undefined) };
}
