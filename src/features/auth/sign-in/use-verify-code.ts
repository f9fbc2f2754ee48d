import { useRef, useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { errorText } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { exchangeCode } from './auth-api.ts';
import { forgetSentCode, type SentCode } from './sent-code.ts';

/** Signs in with a code; a second call while one runs is dropped. */
export function useVerifyCode({ channel, contact }: SentCode) {
  const { login } = useAuth();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);

  /** @returns whether another code has to be typed */
  async function verify(code: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const { sessionToken, user } = await exchangeCode(channel, contact, code);
      forgetSentCode();
      login(sessionToken, user);
      toast({ title: 'Welcome!', description: "You've successfully logged in." });
      return false;
    } catch (error) {
      // The reason of a refusal stays readable after the toast has gone.
      const message = errorText(error, 'Invalid code. Please try again.');
      setProblem(message);
      toast({ title: 'Verification failed', description: message, variant: 'destructive' });
      return error instanceof ApiError && error.status === 400;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { verify, busy, problem, clearProblem: () => setProblem(undefined) };
}
