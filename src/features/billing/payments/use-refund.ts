import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { PaymentSummary } from '../contract.ts';
import { PAYMENTS } from './payments-key.ts';

/** Gives a payment back and waits for the provider's answer; list and access are read again afterwards. */
export function useRefund() {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  return useMutation({
    mutationFn: async ({ id }: PaymentSummary) => {
      const response = await apiFetch(`/api/account/payments/${id}/refund`, { method: 'POST' });
      return (await response.json()) as PaymentSummary; // The shape the API promises.
    },
    onSuccess: ({ status }) =>
      toast(
        status === 'refunded'
          ? { title: 'Refund made', description: 'How soon you see the money depends on your bank.' }
          : { title: 'Refund on its way', description: 'We have asked for it and let you know by mail.' },
      ),
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: PAYMENTS }), refresh()]),
  });
}
