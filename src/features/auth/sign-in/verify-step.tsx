import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CodeInput } from '#ui/code-input.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { ResendCode } from './resend-code.tsx';
import { forgetSentCode, type SentCode } from './sent-code.ts';
import { codeOfTextMessage } from './text-message-code.ts';
import { useVerifyCode } from './use-verify-code.ts';

const CODE_LENGTH = 6;

/** The second step: the code that was sent. */
export function VerifyStep({ sent }: { sent: SentCode }) {
  const { verify, busy, problem, clearProblem } = useVerifyCode(sent);
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const problemId = useId();

  useEffect(() => input.current?.focus(), []);
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
    input.current?.focus();
  }

  return (
    <>
      <h1 className="text-center text-3xl">Verify Your Code</h1>
      <Card className="mt-8 p-6 sm:p-8">
        <h2 className="text-xl">Enter Verification Code</h2>
        <p id={noteId} className="mt-1 text-muted">
          Code sent to{' '}
          <strong className="font-semibold text-ink [overflow-wrap:anywhere]">{sent.contact}</strong>
        </p>
        <form onSubmit={(event) => void submit(event)} className="mt-6 space-y-5">
          <CodeInput
            ref={input}
            label="Verification code"
            length={CODE_LENGTH}
            value={code}
            aria-describedby={problem ? `${problemId} ${noteId}` : noteId}
            aria-invalid={problem !== undefined}
            onChange={(typed) => {
              setCode(typed);
              if (typed !== '') clearProblem();
            }}
          />
          {problem && (
            <p id={problemId} className="text-center text-sm font-semibold text-danger">
              {problem}
            </p>
          )}
          <Button type="submit" wide size="large" disabled={busy || code.length !== CODE_LENGTH}>
            {busy ? 'Verifying...' : 'Verify & Sign In'}
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
