import { useToast } from '#ui/toast/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#platform/session/auth-context.tsx';

import { listPayments, refundPayment } from '../calls.ts';
import type { PaymentSummary } from '../contract.ts';

/** Gives a payment back and waits for the provider's answer; list and access are read again afterwards. */
export function useRefund() {
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
