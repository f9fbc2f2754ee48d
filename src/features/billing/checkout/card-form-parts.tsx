import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { CreateSubscriptionAnswer } from '../contract.ts';

/** What both card forms are given. */
export type CheckoutProps = {
  checkout: CreateSubscriptionAnswer;
  /** The button's text, with the price. */
  payLabel: string;
  /** Where the person goes once it is paid: a path of this site. */
  next: string;
};

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

/** What went wrong with a payment: told in a toast, and kept to stand beside the button until the next try. */
export function usePaymentProblem() {
  const { toast } = useToast();
  const [problem, setProblem] = useState<string>();

  /** @param rejected whether it was the card that was refused; `message` may be empty */
  function report(rejected: boolean, message: string): void {
    const description = message || 'Something went wrong. Please try again.';
    setProblem(description);
    toast({ title: rejected ? 'Payment Failed' : 'Error', description, variant: 'destructive' });
  }

  return { problem, report, clear: () => setProblem(undefined) };
}
