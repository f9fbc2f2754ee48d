import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { useState } from 'react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { usePublicConfig } from '#platform/config/page-config.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { formatPrice } from '#money/plans.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import { listPayments, refundPayment } from '../calls.ts';
import type { PaymentSummary } from '../contract.ts';
import { PaymentLine } from './payment-line.tsx';

/** What the person has paid, with receipts, and the way to have it back. */
export function PaymentsCard() {
  const payments = useQuery(queryOf(listPayments));
  const { data: config } = usePublicConfig();
  const refund = useRefund();
  const [asked, setAsked] = useState<PaymentSummary>();
  const rememberFocus = useReturnFocus(asked !== undefined);

  return (
    <TitledCard title="Payments and receipts">
      <Loaded asked={payments} noun="your payments">
        {(list) =>
          list.length === 0 ? (
            <p className="text-ink-soft">You have not paid anything yet.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {list.map((payment) => (
                <PaymentLine
                  key={payment.id}
                  payment={payment}
                  refunding={refund.isPending && refund.variables.id === payment.id}
                  problem={refund.isError && refund.variables.id === payment.id ? refund.error : undefined}
                  supportEmail={config?.support.email}
                  onRefund={() => {
                    rememberFocus();
                    setAsked(payment);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`Have ${asked ? formatPrice(asked.amountCents) : ''} back?`}
        description={`The full amount goes back to your card, and the access that ${asked?.plan ?? 'it'} bought ends. Your documents stay.`}
        confirmLabel="Refund"
        destructive
        onConfirm={() => asked && refund.mutate(asked)}
      />
    </TitledCard>
  );
}

/** Gives a payment back and waits for the provider's answer; list and access are read again afterwards. */
function useRefund() {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  return useMutation({
    mutationFn: ({ id }: PaymentSummary) => refundPayment({ params: { id } }),
    onSuccess: ({ status }) =>
      toast(
        status === 'refunded'
          ? { title: 'Refund made', description: 'How soon you see the money depends on your bank.' }
          : { title: 'Refund on its way', description: 'We have asked for it and let you know by mail.' },
      ),
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: [listPayments.path] }), refresh()]),
  });
}
