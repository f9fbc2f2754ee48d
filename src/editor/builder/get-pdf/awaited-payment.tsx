import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { settlePayment } from '#money/after-payment.ts';
import { settlementNotice } from '#money/settlement-notice.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Banner } from '#ui/display/banner.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';

/** How often it is asked whether the bank has confirmed a payment, in ms. */
const ASK_EVERY_MS = 5_000;

type AwaitedPaymentProps = {
  id: number;
  /** "resume" or "cover letter". */
  noun: string;
  /** The payment has ended without the money. */
  onNotPaid: () => void;
};

/** Waits over a document for a payment that the bank has yet to confirm, so that nobody pays twice. */
export function AwaitedPayment({ id, noun, onNotPaid }: AwaitedPaymentProps) {
  const { refresh } = useAuth();
  const { toast } = useToast();
  const { data, isFetching, refetch } = useQuery({
    queryKey: [settlePayment.path, id],
    queryFn: () => settlePayment({ params: { id } }),
    refetchInterval: ASK_EVERY_MS,
    gcTime: 0,
  });
  const status = data?.status ?? 'open';
  const tell = useEffectEvent(async () => {
    await refresh();
    toast(settlementNotice(status));
    if (status !== 'paid') onNotPaid();
  });
  useEffect(() => {
    if (status !== 'open' && status !== 'creating') void tell();
  }, [status]);
  return (
    <Banner
      role="status"
      className="mb-4"
      title="Payment not confirmed yet"
      actions={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          Check now
        </Button>
      }
    >
      Once your bank confirms it, your {noun} downloads by itself. You need not pay again, and you can go on
      writing.
    </Banner>
  );
}
