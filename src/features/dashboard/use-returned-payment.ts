import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorText } from '#platform/http/error-text.ts';
import { settlePayment } from '#platform/payments/settle-payment.ts';
import { settlementNotice } from '#platform/payments/settlement-notice.ts';
import { takeAfterPayment } from '#platform/payments/after-payment.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { HOME_PATH, returnPath } from '#platform/session/return-path.ts';
import { useToast } from '#ui/toast/toast-context.ts';

/**
 * Coming back from the payment provider: `?payment={id}` names what was paid. The server settles it, the person is
 * told, and goes on to what the checkout interrupted.
 */
export function useReturnedPayment(): void {
  const { status, refresh } = useAuth();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { toast } = useToast();
  const handled = useRef<number>(undefined);
  const payment = Number(parameters.get('payment'));

  useEffect(() => {
    if (status !== 'signedIn' || !Number.isSafeInteger(payment) || payment < 1) return;
    if (handled.current === payment) return;
    handled.current = payment;
    void settlePayment(payment)
      .then(async (reached) => {
        await refresh();
        toast(settlementNotice(reached));
        leave(reached === 'paid' ? returnPath(takeAfterPayment(payment)) : HOME_PATH);
      })
      .catch((error: unknown) => {
        const description = errorText(error, 'Something went wrong. Please try again.');
        toast({ title: 'Error', description, variant: 'destructive' });
        leave(HOME_PATH);
      });
    // The address no longer names the payment, so that loading the page again tells nothing twice. Whoever has gone
    // elsewhere in the meantime is not fetched back.
    function leave(path: string) {
      if (window.location.pathname === HOME_PATH) void navigate(path, { replace: true });
    }
  }, [status, payment, refresh, navigate, toast]);
}
