import { useId, useState } from 'react';
import { accessFor, cheapestFirst, formatPrice, type Plan, type PlanId } from '#money/plans.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import type { GetPdf } from './use-get-pdf.ts';

type PlansSheetProps = {
  getPdf: Pick<GetPdf, 'open' | 'close' | 'choose'>;
  /** "resume" or "cover letter". */
  noun: string;
};

/** The plans over the preview, the one that costs least first; choosing one leads to its checkout. */
export function PlansSheet({ getPdf, noun }: PlansSheetProps) {
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const choose = async (plan: PlanId) => {
    setChosen(plan);
    await getPdf.choose(plan);
  };
  return (
    <Dialog
      open={getPdf.open}
      onOpenChange={(open) => !open && getPdf.close()}
      place="side"
      title="Get the PDF"
      description={`One payment opens the PDFs of this ${noun} and of everything else you write here, as often as you like. It ends by itself: nothing renews.`}
    >
      <ul className="grid gap-4 sm:grid-cols-3">
        {cheapestFirst.map((plan, index) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            less={cheapestFirst[index - 1]}
            busy={chosen === plan.id}
            onChoose={() => chosen === null && void choose(plan.id)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        7-day money-back guarantee. What you wrote stays yours, and your {noun} is saved before you pay.
      </p>
    </Dialog>
  );
}

type PlanOfferProps = { plan: Plan; less: Plan | undefined; busy: boolean; onChoose: () => void };

function PlanOffer({ plan, less, busy, onChoose }: PlanOfferProps) {
  const name = useId();
  return (
    <li className="relative flex flex-col rounded-md border border-line p-4" aria-labelledby={name}>
      {plan.popular && (
        <Badge tone="accent" className="absolute -top-3 right-3">
          Most Popular
        </Badge>
      )}
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={name} className="text-lg">
          {plan.name}
        </h3>
        <p className="font-serif text-2xl font-semibold tabular-nums">{formatPrice(plan.priceCents)}</p>
      </div>
      <p className="text-sm text-ink-soft">
        {accessFor(plan)}. {plan.description}
      </p>
      <p className="mt-2 mb-3 grow text-sm">{giving(plan, less)}</p>
      <Button variant="secondary" busy={busy} onClick={onChoose}>
        Choose {plan.name}
      </Button>
    </li>
  );
}

/** What a plan gives; beside one that gives less, what it adds. */
function giving(plan: Plan, less: Plan | undefined): string {
  if (!less?.features.every((feature) => plan.features.includes(feature))) return plan.features.join(' · ');
  const added = plan.features.filter((feature) => !less.features.includes(feature));
  return [`All of ${less.name}`, ...added].join(' · ');
}
