import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkoutPath, type PlanId } from '#money/plans.ts';
import { forPdf, plainWay, wayBackIn } from '#money/way-back.ts';
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

  /** The wish goes off the address before it is met, so that no reload meets it again. */
  const meetWish = useEffectEvent(() => {
    replace(plainWay(here));
    if (hasAccess) void fetchFile();
    else setOpen(true);
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
    if (status === 'signedOut') void navigate(signInPath(forPdf(here)));
    else setOpen(true);
  }

  /** Leads to the checkout of a plan once everything written is saved, and back to this document afterwards. */
  async function choose(plan: PlanId): Promise<void> {
    const { stored, dirty } = session.state();
    if ((!stored || dirty) && !(await save(true))) {
      setOpen(false);
      // Whose session has ended signs in where the wish is still known.
      if (session.state().failure?.kind === 'signedOut') replace(forPdf(here));
      return;
    }
    const { stored: saved, content } = session.state();
    if (!saved) return;
    const document = { id: saved.id, templateId: content.templateId };
    leaveFor({ to: checkoutPath(plan, forPdf(editPathOf(kind, document))), from: stored ? null : here });
  }

  return {
    open,
    setOpen,
    show,
    choose,
    /** A payment that is not settled yet; its document waits for it. */
    awaitedPayment: hasAccess ? null : awaitedPayment,
    /** What was waited for will not come. */
    notPaid: () => replace(plainWay(here)),
  };
}

export type GetPdf = ReturnType<typeof useGetPdf>;

/** `from` is the address that has to change first: that of a document which has just been created. */
type Leaving = { to: string; from: string | null };

/** Leaves once the address names the document, so that the browser's own way back finds it. */
function useLeaving(here: string): (leaving: Leaving) => void {
  const navigate = useNavigate();
  const [leaving, leaveFor] = useState<Leaving | null>(null);
  const to = leaving && leaving.from !== here ? leaving.to : null;
  useEffect(() => {
    if (to !== null) void navigate(to);
  }, [to, navigate]);
  return leaveFor;
}
