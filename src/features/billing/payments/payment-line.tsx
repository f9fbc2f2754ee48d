import { errorText } from '#platform/http/api-error.ts';
import { formatPrice } from '#money/plans.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { DownloadIcon } from '#ui/display/icons.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '#platform/http/api-call.ts';
import type { PaymentSummary } from '../contract.ts';
import { receipt } from '../calls.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

type Props = {
  payment: PaymentSummary;
  refunding: boolean;
  /** Why it could not be given back. */
  problem: Error | undefined;
  /** Where support is written to; undefined until it is known. */
  supportEmail: string | undefined;
  onRefund: () => void;
};

/** One payment: what it was, how it stands, its receipt and its refund. */
export function PaymentLine({ payment, refunding, problem, supportEmail, onRefund }: Props) {
  const receipt = useReceipt(payment.id);
  const { plan, paidAt, refundableUntil } = payment;
  const byButton = payment.refundBy === 'button';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{plan}</span>
          <span className="tabular-nums">{formatPrice(payment.amountCents)}</span>
          <Badge tone={toneOf(payment)}>{payment.statusText}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          No. {payment.id}
          {paidAt && `, ${day.format(new Date(paidAt))}`}
          {!payment.livemode && ', test mode: no money moved'}
        </p>
        {refundableUntil && (
          <p className="text-sm text-ink-soft">
            Refund possible until {day.format(new Date(refundableUntil))}
            {!byButton && <WordToSupport payment={payment} supportEmail={supportEmail} />}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {payment.hasReceipt && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Receipt for payment ${payment.id}`}
            busy={receipt.isPending}
            busyLabel="Printing..."
            onClick={() => receipt.mutate()}
          >
            <DownloadIcon className="size-4" />
            Receipt
          </Button>
        )}
        {((refundableUntil && byButton) || refunding) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Refund payment ${payment.id}`}
            busy={refunding}
            busyLabel="Refunding..."
            onClick={onRefund}
          >
            Refund
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="w-full text-sm font-semibold text-danger">
          {errorText(problem, 'The refund did not go through. Please try again.')}
        </p>
      )}
    </li>
  );
}

/** The button gives one payment back a year. */
function WordToSupport({ payment, supportEmail }: Pick<Props, 'payment' | 'supportEmail'>) {
  const subject = encodeURIComponent(`Refund of payment ${payment.id}`);
  return (
    <>
      : you have had a payment given back within the last twelve months, so please write to{' '}
      {supportEmail ? (
        <a className="font-semibold underline" href={`mailto:${supportEmail}?subject=${subject}`}>
          {supportEmail}
        </a>
      ) : (
        'our support'
      )}{' '}
      and name the number.
    </>
  );
}

function toneOf({ status }: PaymentSummary): BadgeTone {
  if (status === 'paid') return 'accent';
  return status === 'disputed' || status === 'review' ? 'caution' : 'plain';
}

/** Saves the receipt of a payment. */
function useReceipt(paymentId: number) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => downloadFile(receipt, { params: { id: paymentId } }),
    onError: (error) => {
      const description = errorText(error, 'Failed to download receipt.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
}
