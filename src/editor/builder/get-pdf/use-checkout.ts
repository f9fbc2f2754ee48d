import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkoutPath, type PlanId } from '#money/plans.ts';
import { forPdf, plainWay } from '#money/way-back.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { editPathOf, type KindPages } from '#editor/session/edited-kind.ts';
import type { SaveOutcome } from '#editor/session/session-step.ts';
import { useSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import { afterSignIn, placeIn } from '../document-address.ts';
import type { OwnAddress } from './use-own-address.ts';
import type { PlansSheetState } from './use-plans-sheet.ts';

type CheckoutParts = {
  kind: Pick<KindPages, 'editPath'>;
  address: OwnAddress;
  sheet: PlansSheetState;
  /** Why a save did not come about, in words. */
  reasonOf(outcome: SaveOutcome): string;
};

/** The way from the plans to the checkout of the one that was chosen, once all that can be saved is. */
export function useCheckout<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { kind, address, sheet, reasonOf }: CheckoutParts,
) {
  const { here, search, wantsPdf, chosenPlan, replace } = address;
  const navigate = useNavigate();
  const signedOut = useAuth().status === 'signedOut';
  const [chosen, setChosen] = useState<PlanId | null>(chosenPlan);
  const [leaving, setLeaving] = useState(false);
  const waitFor = useReopening(session, () => void sheet.show());
  const leaveFor = useLeaving(here);

  /** Leads to the checkout of a plan, and back to this document afterwards. */
  async function choose(plan: PlanId): Promise<void> {
    setChosen(plan);
    sheet.setProblem(null);
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
    const next = forPdf(document + placeIn(search));
    const changes = !stored || wantsPdf;
    leaveFor({ to: checkoutPath(plan, next), from: changes ? here : null });
    if (stored && wantsPdf) replace(plainWay(here));
  }

  /** Nothing that was chosen is forgotten: the plans stay, or come back once the person has decided or signed in. */
  function stay(plan: PlanId, outcome: SaveOutcome): void {
    if (outcome.kind === 'conflict') {
      sheet.hide();
      waitFor();
    } else if (outcome.kind === 'signedOut') replace(forPdf(here, plan));
    else sheet.setProblem(reasonOf(outcome));
  }

  return { chosen, leaving, signedOut, choose };
}

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
