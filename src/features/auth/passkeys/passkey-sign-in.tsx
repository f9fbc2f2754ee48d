import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ProblemLine } from '../code-form/problem-line.tsx';
import type { VerifyCodeAnswer } from '../contract.ts';
import { outcomeAtDevice, signInByAutofill, signInWithPasskey, takesPasskeys } from './device-passkeys.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

/** The way in by a passkey, where this browser has any. */
export function PasskeySignIn() {
  const { login } = useAuth();
  const { toast } = useToast();
  // The page that is ready is the same for every browser: what this one can, it says once the page is alive.
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => setIsOffered(takesPasskeys()), []);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  const take = ({ sessionToken, user }: VerifyCodeAnswer) => {
    login(sessionToken, user);
    toast({ title: 'Welcome!', description: "You've successfully logged in." });
  };
  const takeFilledIn = useEffectEvent(take);
  // Beside the question that the button asks, a device takes no other one.
  const mayFillIn = isOffered && !busy;
  useEffect(() => {
    if (!mayFillIn) return undefined;
    const stop = new AbortController();
    signInByAutofill(stop.signal).then(
      (answer) => answer && takeFilledIn(answer),
      // Whoever was not asked is told nothing: no more than a passkey that was picked and refused is said.
      (error: unknown) => isRefused(error) && setProblem(PASSKEY_TEXTS.signInRefused),
    );
    return () => stop.abort();
  }, [mayFillIn]);
  if (!isOffered) return null;

  async function signIn() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      take(await signInWithPasskey());
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <div className="mt-5 space-y-3 border-t border-line pt-5">
      <ProblemLine text={problem} />
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        busy={busy}
        busyLabel={PASSKEY_TEXTS.signingIn}
        onClick={() => void signIn()}
      >
        {PASSKEY_TEXTS.signIn}
      </Button>
    </div>
  );
}

function problemOf(error: unknown): string {
  if (isRefused(error)) return PASSKEY_TEXTS.signInRefused;
  const left = outcomeAtDevice(error) !== undefined;
  return left ? PASSKEY_TEXTS.signInLeft : errorText(error, PASSKEY_TEXTS.failed);
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'passkey_refused';
}
