import { useNavigate } from 'react-router';
import { ApiError } from '#platform/http/api-error.ts';
import { errorText, isSignedOut } from '#platform/http/error-text.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { settlementNotice } from '#money/settlement-notice.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { HOME_PATH } from '#platform/session/return-path.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { usePaymentProblem } from './use-payment-problem.ts';

/** Tells the person how a payment ended and leads on. */
export function usePaymentOutcome(next: string) {
  const { toast } = useToast();
  const { problem, report, clear } = usePaymentProblem();
  const navigate = useNavigate();
  const { refresh } = useAuth();

  async function settled(status: PaymentStatus): Promise<void> {
    // Read before going on, so that the next page knows of the access.
    await refresh();
    toast(settlementNotice(status));
    void navigate(status === 'paid' ? next : HOME_PATH, { replace: true });
  }

  function failed(error: unknown): void {
    report(error instanceof ApiError && error.status === 402, errorText(error, ''));
    if (isSignedOut(error)) void refresh();
  }

  return { settled: (status: PaymentStatus) => void settled(status), failed, problem, clear };
}
