import { useId, useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';

type ResendButtonProps = {
  /** Until another code may be asked for. */
  seconds: number;
  busy: boolean;
  onResend: () => void;
  size?: 'small';
};

/** Asks for another code once the server allows it; until then it says how long that takes. */
export function ResendButton({ seconds, busy, onResend, size }: ResendButtonProps) {
  const waitId = useId();
  const waiting = seconds > 0;
  return (
    <>
      {/* Not `disabled`: that would throw the focus of whoever has just pressed it. */}
      <Button
        variant="quiet"
        {...(size && { size })}
        busy={busy}
        busyLabel="Sending..."
        aria-disabled={waiting}
        aria-describedby={waiting ? waitId : undefined}
        onClick={() => {
          if (!waiting && !busy) onResend();
        }}
      >
        Resend Code
      </Button>
      <p
        id={waitId}
        className={classNames('text-sm text-ink-soft tabular-nums', size === 'small' ? 'px-3' : 'px-4')}
      >
        {waiting && `Available in ${seconds} s`}
      </p>
      {/* Said once when the wait is over, not at every second. */}
      <span role="status" className="visually-hidden">
        {waiting ? '' : 'You can ask for another code now.'}
      </span>
    </>
  );
}

/** Whole seconds left until a moment in time (ms since 1970); 0 once it has come. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [over]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
