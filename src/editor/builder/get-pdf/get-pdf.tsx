import { cheapestFirst, formatPrice } from '#money/plans.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import type { PlansSheetProps } from './plans-sheet.tsx';
import type { GetPdf } from './use-get-pdf.ts';

// Nobody needs them before the button is pressed.
const PlansSheet = onDemand(async () => (await import('./plans-sheet.tsx')).PlansSheet, {
  missing: (notice, { getPdf }) => (
    <Dialog open onOpenChange={getPdf.close} place="side" title="Get the PDF">
      {notice}
    </Dialog>
  ),
});
const AwaitedPayment = onDemand(async () => (await import('./awaited-payment.tsx')).AwaitedPayment);

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
      className={
        inBar ? 'max-lg:px-2.5! max-[22rem]:px-1.5! max-lg:text-sm lg:max-xl:hidden' : 'shrink-0 xl:hidden'
      }
      onClick={getPdf.show}
    >
      Get the PDF
    </Button>
  );
}

type GetPdfNoticeProps = {
  getPdf: GetPdf;
  noun: string;
  /** Whether the offer stands here, too; on a small screen its button is in the bar. */
  offer: boolean;
};

/** Above the editor: what the PDF takes, and the wait for a payment. */
export function GetPdfNotice({ getPdf, noun, offer }: GetPdfNoticeProps) {
  if (getPdf.awaitedPayment !== null)
    return <AwaitedPayment id={getPdf.awaitedPayment} noun={noun} onNotPaid={getPdf.notPaid} />;
  if (!offer) return null;
  return (
    <div className="mb-4 flex items-center gap-x-6 gap-y-2">
      <PriceLine />
      <GetPdfButton getPdf={getPdf} place="notice" />
    </div>
  );
}

/** What is free and what is not. */
export function PriceLine() {
  return (
    <p className="text-sm text-ink-soft">
      Building and saving are free; the PDF is one payment, from {formatPrice(LOWEST_PRICE)}.
    </p>
  );
}

/** The plans, once they are asked for. */
export function GetPdfSheet(props: PlansSheetProps) {
  return props.getPdf.open && <PlansSheet {...props} />;
}
