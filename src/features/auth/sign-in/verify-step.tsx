import { useEffect, useEffectEvent, useId, useState, type SubmitEvent, useRef } from 'react';
import { CODE_LENGTH } from '#platform/session/sign-in-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { CodeInput } from '#ui/fields/code-input.tsx';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { forgetSentCode, type SentCode } from './sent-code.ts';
import { ResendButton, useCountdown } from '../resend-button.tsx';
import { useSendCode } from './use-send-code.ts';
import { exchangeCode } from '../code-requests.ts';

/** The second step: the code that was sent. */
export function VerifyStep({ sent }: { sent: SentCode }) {
  const { verify, busy, problem, clearProblem } = useVerifyCode(sent);
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  const codeId = useId();

  // There is nothing else to do here; after a refusal the code is typed again.
  useEffect(() => document.getElementById(codeId)?.focus(), [codeId, refusals]);

  async function trySigningIn(whole: string) {
    if (whole.length !== CODE_LENGTH || !(await verify(whole))) return;
    setCode('');
    setRefusals((before) => before + 1);
  }
  // Whoever let the browser read it out of the message has nothing left to decide.
  const takeFound = useEffectEvent((found: string) => {
    const whole = found.slice(0, CODE_LENGTH);
    setCode(whole);
    void trySigningIn(whole);
  });

  useEffect(() => {
    if (sent.channel !== 'phone') return undefined;
    const waiting = new AbortController();
    void codeOfTextMessage(waiting.signal).then((found) => {
      if (found && !waiting.signal.aborted) takeFound(found);
    });
    return () => waiting.abort();
  }, [sent]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void trySigningIn(code);
  }

  return (
    <>
      <h1 className="text-center text-3xl">Verify Your Code</h1>
      <Card className="mt-8">
        <h2 className="text-xl">Enter Verification Code</h2>
        <p className="mt-1 text-ink-soft">
          Code sent to <strong className="font-semibold wrap-anywhere text-ink">{sent.contact}</strong>
        </p>
        <form onSubmit={submit} className="mt-6 space-y-5">
          <Field
            id={codeId}
            label="Verification code"
            hint="The 6 digits we sent you; they work for 10 minutes."
            error={problem}
          >
            <CodeInput
              length={CODE_LENGTH}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                if (typed !== '') clearProblem();
              }}
            />
          </Field>
          <Button
            type="submit"
            size="large"
            className="w-full"
            busy={busy}
            busyLabel="Verifying..."
            disabled={code.length !== CODE_LENGTH}
          >
            Verify & Sign In
          </Button>
        </form>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4">
          <Button variant="quiet" onClick={forgetSentCode}>
            <ArrowLeftIcon />
            Back
          </Button>
          <ResendCode sent={sent} onResent={() => setCode('')} />
        </div>
      </Card>
    </>
  );
}

/** Asks for another code once the server allows it; until then it says how long that takes. */
function ResendCode({ sent, onResent }: { sent: SentCode; onResent: () => void }) {
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

/** What browsers with WebOTP add to the credentials of the web; TypeScript's own types do not know it yet. */
type OneTimePassword = Credential & { code: string };
type OneTimePasswordRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** The code of a text message that arrives on this phone, once the person agrees; undefined where there is none. */
async function codeOfTextMessage(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in window)) return undefined;
  try {
    const request: OneTimePasswordRequest = { otp: { transport: ['sms'] }, signal };
    const found = await navigator.credentials.get(request);
    return found && 'code' in found ? (found as OneTimePassword).code : undefined;
  } catch {
    // Refused by the person, timed out, or left: they type the code themselves.
    return undefined;
  }
}

/** Signs in with a code; a second call while one runs is dropped. */
function useVerifyCode({ channel, contact }: SentCode) {
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
