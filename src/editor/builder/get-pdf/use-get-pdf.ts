import { useEffect, useEffectEvent, useRef } from 'react';
import { forPdf, plainWay } from '#money/way-back.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { KindPages } from '#editor/session/edited-kind.ts';
import type { SaveOutcome } from '#editor/session/session-step.ts';
import type { DownloadWarning } from '../download-warning.ts';
import { useCheckout } from './use-checkout.ts';
import { useOwnAddress, type OwnAddress } from './use-own-address.ts';
import { usePlansSheet } from './use-plans-sheet.ts';

type GetPdfParts = {
  kind: Pick<KindPages, 'editPath'>;
  hasAccess: boolean;
  /** Why a save did not come about, in words. */
  reasonOf(outcome: SaveOutcome): string;
  /** What would better be looked at before somebody pays for it. */
  findWarnings(): Promise<DownloadWarning[]>;
  /** Downloads the file without a question first. */
  fetchFile(): Promise<void>;
};

/**
 * The way from a document to its PDF for who has no plan: the plans over the preview, the checkout, and back, where the
 * file downloads by itself. What the way back brings stands in the address (`money/way-back.ts`).
 */
export function useGetPdf<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { kind, hasAccess, reasonOf, findWarnings, fetchFile }: GetPdfParts,
) {
  const address = useOwnAddress();
  const { here, wantsPdf, awaitedPayment, replace } = address;
  const sheet = usePlansSheet(findWarnings);
  useWishes(address, {
    hasAccess,
    onPlans: () => !sheet.asked && void sheet.show(),
    onFile: () => void fetchFile(),
  });
  const { chosen, leaving, signedOut, choose } = useCheckout(session, { kind, address, sheet, reasonOf });

  function show(): void {
    void sheet.show();
    // A toast calls this some time after it was drawn: the document may have another address by then.
    replace(forPdf(window.location.pathname + window.location.search));
  }

  function close(): void {
    sheet.close();
    if (wantsPdf) replace(plainWay(here));
  }

  return {
    /** Whether the plans are shown. */
    open: sheet.open,
    warnings: sheet.warnings,
    /** The plan that was chosen before. */
    chosen,
    /** Whether what was written is being saved before the checkout. */
    leaving,
    /** Why it could not be saved. */
    problem: sheet.problem,
    signedOut,
    close,
    show,
    choose,
    /** Whether the document was come back to for its PDF. */
    wantsPdf,
    /** A payment that is not settled yet; its document waits for it. */
    awaitedPayment: hasAccess ? null : awaitedPayment,
    /** What was waited for will not come. */
    notPaid: () => replace(plainWay(here)),
  };
}

export type GetPdf = ReturnType<typeof useGetPdf>;

type WishParts = { hasAccess: boolean; onPlans: () => void; onFile: () => void };

/** Does what the address wishes: the file for who may have it, the plans for anybody else. */
function useWishes({ here, wantsPdf, awaitedPayment, replace }: OwnAddress, parts: WishParts): void {
  const { hasAccess, onPlans, onFile } = parts;
  // A download is no longer wished for before it begins, so that no reload brings it again. The plans stay open for as
  // long as the address says so, also while somebody signs in again.
  const meetWish = useEffectEvent(() => {
    if (!hasAccess) return onPlans();
    replace(plainWay(here));
    onFile();
  });
  const met = useRef(false);
  useEffect(() => {
    if (wantsPdf && !met.current) meetWish();
    met.current = wantsPdf;
  }, [wantsPdf]);

  // The money has arrived, however that became known.
  const settled = awaitedPayment !== null && hasAccess;
  const download = useEffectEvent(() => replace(forPdf(here)));
  useEffect(() => {
    if (settled) download();
  }, [settled]);
}
