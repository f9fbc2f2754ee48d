import { useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type Props = { label: string; busy: boolean; disabled?: boolean; problem: string | undefined };

/** The button that pays, and why the last try did not work. */
export function PayButton({ label, busy, disabled = false, problem }: Props) {
  const problemId = useId();
  return (
    <div>
      {problem && (
        <p id={problemId} className="mb-2 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        size="large"
        className="w-full"
        busy={busy}
        busyLabel="Processing..."
        disabled={disabled}
        aria-describedby={problem ? problemId : undefined}
      >
        {label}
      </Button>
    </div>
  );
}
