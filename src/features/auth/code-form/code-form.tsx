import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { CODE_LENGTH, CODE_MINUTES } from '#platform/session/sign-in-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CodeInput } from '#ui/fields/code-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ResendButton, useCountdown } from '../resend-button.tsx';
import { goOnIfSent } from '../code-requests.ts';

export type CodeFormProps = {
  /** The contact that the code went to. */
  sentTo: string;
  /** What there is to say of that. */
  note?: string | undefined;
  /** Seconds until another may be asked for. */
  wait: number;
  /** Asks for another; answers the seconds until the next. */
  resend: () => Promise<number>;
  submitLabel: string;
  busyLabel: string;
  destructive?: boolean;
  /** Uses the code; what it rejects with is shown at the field. */
  onCode: (code: string) => Promise<void>;
};

/** Asks for the code that was sent, inside a dialog. */
export function CodeForm({
  sentTo,
  note,
  wait,
  resend,
  submitLabel,
  busyLabel,
  destructive,
  onCode,
}: CodeFormProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const running = useRef(false);
  const codeId = useId();

  // There is nothing else to do here; after a refusal the code is typed again.
  useEffect(() => document.getElementById(codeId)?.focus(), [codeId, refusals]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.length !== CODE_LENGTH || running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await onCode(code);
    } catch (error) {
      setProblem(errorText(error, 'Something went wrong. Please try again.'));
      if (!(error instanceof ApiError) || error.field !== 'code') return;
      setCode('');
      setRefusals((before) => before + 1);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-5">
      <p className="text-ink-soft">
        Code sent to <strong className="font-semibold wrap-anywhere text-ink">{sentTo}</strong>
      </p>
      {note !== undefined && <p>{note}</p>}
      <Field
        id={codeId}
        label="Verification code"
        hint={`The ${CODE_LENGTH} digits we sent you; they work for ${CODE_MINUTES} minutes.`}
        error={problem && <span role="alert">{problem}</span>}
      >
        <CodeInput
          length={CODE_LENGTH}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            if (typed !== '') setProblem(undefined);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ResendLine wait={wait} resend={resend} onResent={() => setCode('')} />
        <Button
          type="submit"
          variant={destructive ? 'destructive' : 'primary'}
          busy={busy}
          busyLabel={busyLabel}
          disabled={code.length !== CODE_LENGTH}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

type ResendLineProps = { wait: number; resend: () => Promise<number>; onResent: () => void };

/** Asks for another code once the server allows it, and says how long that takes. */
function ResendLine({ wait, resend, onResent }: ResendLineProps) {
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
