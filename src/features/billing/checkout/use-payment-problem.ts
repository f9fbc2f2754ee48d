import { useState } from 'react';
import { useToast } from '#ui/toast/toast.tsx';

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
