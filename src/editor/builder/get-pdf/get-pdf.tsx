import { lazy, Suspense } from 'react';
import { cheapestFirst, formatPrice } from '#money/plans.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { GetPdf } from './use-get-pdf.ts';

// Nobody needs them before the button is pressed.
const PlansSheet = lazy(async () => ({ default: (await import('./plans-sheet.tsx')).PlansSheet }));
const AwaitedPayment = lazy(async () => ({
  default: (await import('./awaited-payment.tsx')).AwaitedPayment,
}));

const LOWEST_PRICE = cheapestFirst[0]?.priceCents ?? 0;

type GetPdfButtonProps = { getPdf: GetPdf; place: 'bar' | 'notice' };

/** Shows what the PDF costs; in the bar where that has the room, else below it. */
export function GetPdfButton({ getPdf, place }: GetPdfButtonProps) {
  const inBar = place === 'bar';
  // Whose payment is under way is not asked to pay again.
  if (getPdf.awaitedPayment !== null) return null;
  return (
    <Button
      size={inBar ? 'medium' : 'small'}
      className={inBar ? 'max-xl:hidden' : 'shrink-0 xl:hidden'}
      onClick={getPdf.show}
    >
      Get the PDF
    </Button>
  );
}

/** Above the editor: what the PDF takes, and the wait for a payment. */
export function GetPdfNotice({ getPdf, noun }: { getPdf: GetPdf; noun: string }) {
  if (getPdf.awaitedPayment !== null)
    return (
      <Suspense>
        <AwaitedPayment id={getPdf.awaitedPayment} noun={noun} onNotPaid={getPdf.notPaid} />
      </Suspense>
    );
  return (
    <div className="mb-4 flex items-center gap-x-6 gap-y-2 max-lg:justify-between">
      <p className="text-sm text-ink-soft">
        Building and saving are free; the PDF is one payment, from {formatPrice(LOWEST_PRICE)}.
      </p>
      <GetPdfButton getPdf={getPdf} place="notice" />
    </div>
  );
}

/** The plans, once they are asked for. */
export function GetPdfSheet({ getPdf, noun }: { getPdf: GetPdf; noun: string }) {
  return <Suspense>{getPdf.open && <PlansSheet {...{ getPdf, noun }} />}</Suspense>;
}
