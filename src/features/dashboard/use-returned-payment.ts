import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorText } from '#platform/http/error-text.ts';
import { takeAfterPayment, settlePayment } from '#money/after-payment.ts';
import { settlementNotice } from '#money/settlement-notice.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { HOME_PATH, returnPath } from '#platform/session/return-path.ts';
import { useToast } from '#ui/toast/toast.tsx';

/**
 * Coming back from the payment provider: `?payment={id}` names what was paid. The server settles it, the person is
 * told, and goes on to what the checkout interrupted.
 */
export function useReturnedPayment(): void {
  const { status, refresh } = useAuth();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { toast } = useToast();
  const settling = useRef<number>(undefined);
  const payment = Number(parameters.get('payment'));

  const settle = useEffectEvent(async (id: number) => {
    if (settling.current === id) return;
    settling.current = id;
    let onward = HOME_PATH;
    try {
      const reached = await settlePayment(id);
      await refresh();
      toast(settlementNotice(reached));
      if (reached === 'paid') onward = returnPath(takeAfterPayment(id));
    } catch (error) {
      const description = errorText(error, 'Something went wrong. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    // The address no longer names the payment, so that loading the page again tells nothing twice. Whoever has gone
    // elsewhere in the meantime is not fetched back.
    if (window.location.pathname === HOME_PATH) void navigate(onward, { replace: true });
  });

  useEffect(() => {
    if (status === 'signedIn' && Number.isSafeInteger(payment) && payment > 0) void settle(payment);
  }, [status, payment]);
}
