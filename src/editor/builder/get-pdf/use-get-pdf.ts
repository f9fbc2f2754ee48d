import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkoutPath, type PlanId } from '#money/plans.ts';
import { forPdf, plainWay, wayBackIn } from '#money/way-back.ts';
import { afterSignIn, sectionIn } from '../document-address.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { editPathOf, type KindPages } from '#editor/session/edited-kind.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';

type GetPdfParts = {
  kind: Pick<KindPages, 'editPath'>;
  hasAccess: boolean;
  /** Answers whether the document is saved now. */
  save(quiet: boolean): Promise<boolean>;
  /** Downloads the file without a question first. */
  fetchFile(): Promise<void>;
};

/**
 * The way from a document to its PDF for who has no plan: the plans over the preview, the checkout, and back, where the
 * file downloads by itself. What the way back brings stands in the address (`money/way-back.ts`).
 */
export function useGetPdf<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { kind, hasAccess, save, fetchFile }: GetPdfParts,
) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useAuth();
  const [open, setOpen] = useState(false);
  const here = pathname + search;
  const { wantsPdf, awaitedPayment } = wayBackIn(search);
  const replace = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });

  // A download is no longer wished for before it begins, so that no reload brings it again. The plans stay open for as
  // long as the address says so, also while somebody signs in again.
  const meetWish = useEffectEvent(() => {
    if (!hasAccess) return setOpen(true);
    replace(plainWay(here));
    void fetchFile();
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

  const leaveFor = useLeaving(here);

  function show(): void {
    if (status === 'signedOut') return void navigate(signInPath(forPdf(pathname + afterSignIn(search))));
    setOpen(true);
    replace(forPdf(here));
  }

  function close(): void {
    setOpen(false);
    if (wantsPdf) replace(plainWay(here));
  }

  /** Leads to the checkout of a plan once everything written is saved, and back to this document afterwards. */
  async function choose(plan: PlanId): Promise<void> {
    const { stored, dirty } = session.state();
    if ((!stored || dirty) && !(await save(true))) {
      // Whose session has ended signs in where the wish is still known.
      if (session.state().failure?.kind !== 'signedOut') close();
      return;
    }
    const { stored: saved, content } = session.state();
    if (!saved) return;
    const document = editPathOf(kind, { id: saved.id, templateId: content.templateId });
    const next = forPdf(document + sectionIn(search));
    const changes = !stored || wantsPdf;
    leaveFor({ to: checkoutPath(plan, next), from: changes ? here : null });
    if (stored && wantsPdf) replace(plainWay(here));
  }

  return {
    open,
    close,
    show,
    choose,
    /** A payment that is not settled yet; its document waits for it. */
    awaitedPayment: hasAccess ? null : awaitedPayment,
    /** What was waited for will not come. */
    notPaid: () => replace(plainWay(here)),
  };
}

export type GetPdf = ReturnType<typeof useGetPdf>;

/** `from` is the address that has to change first: of a document which has just been created, or with a wish in it. */
type Leaving = { to: string; from: string | null };

/** Leaves once the address names the document alone, so that the browser's own way back finds it, and nothing more. */
function useLeaving(here: string): (leaving: Leaving) => void {
  const navigate = useNavigate();
  const [leaving, leaveFor] = useState<Leaving | null>(null);
  const to = leaving && leaving.from !== here ? leaving.to : null;
  useEffect(() => {
    if (to !== null) void navigate(to);
  }, [to, navigate]);
  return leaveFor;
}
