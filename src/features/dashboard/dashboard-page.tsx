import { useToast } from '#ui/toast/toast.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { PleaseSignIn } from '#editor/before-sign-in/please-sign-in.tsx';
import { WrittenHere } from '#editor/before-sign-in/written-here.tsx';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { HOME_PATH, returnPath } from '#platform/session/return-path.ts';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { takeAfterPayment, settlePayment } from '#money/after-payment.ts';
import { settlementNotice } from '#money/settlement-notice.ts';
import { wayOnward } from '#money/way-back.ts';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Dashboard } from './dashboard.tsx';

type DashboardPageProps = {
  kinds: readonly AnyKind[];
  /** A way to what else the person keeps. */
  besides?: ReactNode;
};

/** The person's resumes and cover letters. */
export function DashboardPage({ kinds, besides }: DashboardPageProps) {
  const { status, user } = useAuth();
  useReturnedPayment();
  return (
    <div className="page-width py-10">
      {status === 'loading' && <DashboardSkeleton />}
      {status === 'signedOut' && (
        <PleaseSignIn waiting="Your resumes and cover letters are waiting behind your sign-in.">
          {kinds.map((kind) => (
            <WrittenHere key={kind.name} kind={kind} />
          ))}
        </PleaseSignIn>
      )}
      {status === 'signedIn' && <Dashboard user={user} kinds={kinds} besides={besides} />}
    </div>
  );
}

/**
 * Coming back from the payment provider: `?payment={id}` names what was paid. The server settles it, the person is
 * told, and goes on to what the checkout interrupted.
 */
function useReturnedPayment(): void {
  const { status, refresh } = useAuth();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { toast } = useToast();
  const settling = useRef<number>(undefined);
  const payment = Number(parameters.get('payment'));

  const settle = useEffectEvent(async (id: number) => {
    if (settling.current === id) return;
    settling.current = id;
    // What is not known yet is asked again where the payment leads to.
    let reached: PaymentStatus = 'open';
    try {
      reached = (await settlePayment({ params: { id } })).status;
      await refresh();
      toast(settlementNotice(reached));
    } catch (error) {
      if (isSignedOut(error)) {
        // Signing in leads back to this very address.
        settling.current = undefined;
        await refresh();
        return;
      }
      const description = errorText(error, 'Something went wrong. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    const onward = wayOnward(reached, returnPath(takeAfterPayment(id)), id);
    // The address no longer names the payment, so that loading the page again tells nothing twice. Whoever has gone
    // elsewhere in the meantime is not fetched back.
    if (window.location.pathname === HOME_PATH) void navigate(onward, { replace: true });
  });

  useEffect(() => {
    if (status === 'signedIn' && Number.isSafeInteger(payment) && payment > 0) void settle(payment);
  }, [status, payment]);
}
