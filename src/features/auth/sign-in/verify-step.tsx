import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { CODE_LENGTH } from '#platform/session/sign-in-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { CodeInput } from '#ui/fields/code-input.tsx';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { ResendCode } from './resend-code.tsx';
import { forgetSentCode, type SentCode } from './sent-code.ts';
import { codeOfTextMessage } from './text-message-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

/** The second step: the code that was sent. */
export function VerifyStep({ sent }: { sent: SentCode }) {
  const { verify, busy, problem, clearProblem } = useVerifyCode(sent);
  const [code, setCode] = useState('');
  const [refusals, setRefusals] = useState(0);
  const codeId = useId();

  // There is nothing else to do here; after a refusal the code is typed again.
  useEffect(() => document.getElementById(codeId)?.focus(), [codeId, refusals]);

  useEffect(() => {
    if (sent.channel !== 'phone') return undefined;
    const waiting = new AbortController();
    void codeOfTextMessage(waiting.signal).then((found) => {
      if (found && !waiting.signal.aborted) setCode(found.slice(0, CODE_LENGTH));
    });
    return () => waiting.abort();
  }, [sent]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.length !== CODE_LENGTH) return;
    if (!(await verify(code))) return;
    setCode('');
    setRefusals((before) => before + 1);
  }

  return (
    <>
      <h1 className="text-center text-3xl">Verify Your Code</h1>
      <Card className="mt-8">
        <h2 className="text-xl">Enter Verification Code</h2>
        <p className="mt-1 text-ink-soft">
          Code sent to <strong className="font-semibold wrap-anywhere text-ink">{sent.contact}</strong>
        </p>
        <form onSubmit={(event) => void submit(event)} className="mt-6 space-y-5">
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
