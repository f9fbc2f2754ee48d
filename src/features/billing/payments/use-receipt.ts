import { useToast } from '#ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '#platform/http/download-file.ts';
import { errorText } from '#platform/http/error-text.ts';

import { receipt } from '../calls.ts';

/** Saves the receipt of a payment. */
export function useReceipt(paymentId: number) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => downloadFile(receipt, { params: { id: paymentId } }),
    onError: (error) => {
      const description = errorText(error, 'Failed to download receipt.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
}
