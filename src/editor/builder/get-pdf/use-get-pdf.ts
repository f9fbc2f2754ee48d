import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkoutPath, type PlanId } from '#money/plans.ts';
import { forPdf, plainWay, wayBackIn } from '#money/way-back.ts';
import { afterSignIn, sectionIn } from '../document-address.ts';
import type { DownloadWarning } from '../download-warnings-dialog.tsx';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { editPathOf, type KindPages } from '#editor/session/edited-kind.ts';
import type { SaveOutcome } from '#editor/session/session-step.ts';
import { useSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';

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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { status } = useAuth();
  const signedOut = status === 'signedOut';
  const here = pathname + search;
  const { wantsPdf, awaitedPayment, chosenPlan } = wayBackIn(search);
  const replace = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });
  const [open, setOpen] = useState(false);
  const [warnings, setWarnings] = useState<readonly DownloadWarning[] | null>(null);
  const [chosen, setChosen] = useState<PlanId | null>(chosenPlan);
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** What is wrong with the page is known before anybody sees a price; what could not be looked at stops nobody. */
  async function openSheet(): Promise<void> {
    setOpen(true);
    setProblem(null);
    setWarnings(await findWarnings());
  }

  // A download is no longer wished for before it begins, so that no reload brings it again. The plans stay open for as
  // long as the address says so, also while somebody signs in again.
  const meetWish = useEffectEvent(() => {
    if (!hasAccess) {
      if (!open) void openSheet();
      return;
    }
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

  const waitFor = useReopening(session, () => void openSheet());
  const leaveFor = useLeaving(here);

  function show(): void {
    void openSheet();
    // A toast calls this some time after it was drawn: the document may have another address by then.
    replace(forPdf(window.location.pathname + window.location.search));
  }

  function close(): void {
    setOpen(false);
    setWarnings(null);
    if (wantsPdf) replace(plainWay(here));
  }

  /** Leads to the checkout of a plan once all that can be saved is, and back to this document afterwards. */
  async function choose(plan: PlanId): Promise<void> {
    setChosen(plan);
    setProblem(null);
    if (signedOut)
      return void navigate(
        signInPath(forPdf(window.location.pathname + afterSignIn(window.location.search), plan)),
      );
    const { stored, dirty } = session.state();
    if (!stored || dirty) {
      setLeaving(true);
      const outcome = await session.save('person');
      setLeaving(false);
      if (outcome.kind !== 'saved') return stay(plan, outcome);
    }
    const { stored: saved, content } = session.state();
    if (!saved) return;
    const document = editPathOf(kind, { id: saved.id, templateId: content.templateId });
    const next = forPdf(document + sectionIn(search));
    const changes = !stored || wantsPdf;
    leaveFor({ to: checkoutPath(plan, next), from: changes ? here : null });
    if (stored && wantsPdf) replace(plainWay(here));
  }

  /** Nothing that was chosen is forgotten: the plans stay, or come back once the person has decided or signed in. */
  function stay(plan: PlanId, outcome: SaveOutcome): void {
    if (outcome.kind === 'conflict') {
      setOpen(false);
      waitFor();
    } else if (outcome.kind === 'signedOut') replace(forPdf(here, plan));
    else setProblem(reasonOf(outcome));
  }

  return {
    /** Whether the plans are shown. */
    open: open && warnings !== null,
    warnings: warnings ?? [],
    /** The plan that was chosen before. */
    chosen,
    /** Whether what was written is being saved before the checkout. */
    leaving,
    /** Why it could not be saved. */
    problem,
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

/** Opens the plans again once the person has chosen between two versions. */
function useReopening<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  onDecided: () => void,
): () => void {
  const isOpen = useSession(session, ({ conflict }) => conflict !== null);
  const [waits, setWaits] = useState(false);
  const decided = useEffectEvent(() => {
    setWaits(false);
    onDecided();
  });
  const isDecided = waits && !isOpen;
  useEffect(() => {
    if (isDecided) decided();
  }, [isDecided]);
  return () => setWaits(true);
}

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
