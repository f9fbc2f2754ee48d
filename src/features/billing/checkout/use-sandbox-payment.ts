import { useRef, useState } from 'react';
import type { PaymentStatus } from '#platform/database/payment-statuses.ts';
import { rememberAfterPayment, settlePayment, takeAfterPayment } from '#money/after-payment.ts';
import { wayOnward } from '#money/way-back.ts';
import { paySandboxCard } from '../calls.ts';
import type { CreateSubscriptionAnswer } from '../contract.ts';
import type { Card } from './card-problems.ts';
import { useNavigate } from 'react-router';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { settlementNotice } from '#money/settlement-notice.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { usePaymentProblem } from './card-form-parts.tsx';

/** `asking`: the bank wants the person's word; `done`: nothing is left to press. */
export type PaymentPhase = 'ready' | 'busy' | 'asking' | 'done';

type Outcome = {
  onSettled: (status: PaymentStatus) => void;
  onFailed: (error: unknown) => void;
};

/** Pays a checkout of the sandbox. A second call while one runs is dropped, so that no double click pays twice. */
export function useSandboxPayment(
  checkout: CreateSubscriptionAnswer,
  next: string,
  { onSettled, onFailed }: Outcome,
) {
  const [phase, setPhase] = useState<PaymentPhase>('ready');
  const running = useRef(false);
  // Once the card was charged only the settlement is tried again, never the card.
  const charged = useRef(false);

  async function attempt(
    card: Card,
    confirmation: 'approved' | 'refused' | undefined,
  ): Promise<PaymentPhase> {
    if (!charged.current) {
      // The page may be gone before the payment is settled, as it is on the way through a bank's own page.
      rememberAfterPayment(checkout.paymentId, next);
      const body = { clientSecret: checkout.clientSecret, ...card, confirmation };
      const { status } = await paySandboxCard({ body });
      if (status === 'requires_action') return 'asking';
      charged.current = true;
    }
    const { status } = await settlePayment({ params: { id: checkout.paymentId } });
    onSettled(status);
    return 'done';
  }

  async function pay(card: Card, confirmation?: 'approved' | 'refused'): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPhase('busy');
    try {
      const reached = await attempt(card, confirmation);
      setPhase(reached);
      running.current = reached === 'done';
    } catch (error) {
      setPhase('ready');
      running.current = false;
      onFailed(error);
    }
  }

  return { phase, pay };
}

/** Tells the person how a payment ended and leads on. */
export function usePaymentOutcome(paymentId: number, next: string) {
  const { toast } = useToast();
  const { problem, report, clear } = usePaymentProblem();
  const navigate = useNavigate();
  const { refresh } = useAuth();

  async function settled(status: PaymentStatus): Promise<void> {
    // Read before going on, so that the next page knows of the access.
    await refresh();
    toast(settlementNotice(status));
    takeAfterPayment(paymentId);
    void navigate(wayOnward(status, next, paymentId), { replace: true });
  }

  function failed(error: unknown): void {
    report(error instanceof ApiError && error.status === 402, errorText(error, ''));
    if (isSignedOut(error)) void refresh();
  }

  return { settled: (status: PaymentStatus) => void settled(status), failed, problem, clear };
}
