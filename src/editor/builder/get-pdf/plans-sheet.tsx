import { useId, useState } from 'react';
import { accessFor, cheapestFirst, formatPrice, type Plan } from '#money/plans.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Banner } from '#ui/display/banner.tsx';
import type { DownloadWarning } from '../download-warning.ts';
import { WarningRows } from '../warning-rows.tsx';
import type { GetPdf } from './use-get-pdf.ts';

export type PlansSheetProps = {
  getPdf: GetPdf;
  /** "resume" or "cover letter". */
  noun: string;
  /** Shows the words that something is said of. */
  onGoTo: (row: DownloadWarning) => void;
};

/** The plans over the preview, the one that costs least first; choosing one leads to its checkout. */
export function PlansSheet({ getPdf, noun, onGoTo }: PlansSheetProps) {
  const { chosen, leaving, problem, warnings } = getPdf;
  return (
    <Dialog
      open={getPdf.open}
      onOpenChange={(open) => !open && getPdf.close()}
      place="side"
      title="Get the PDF"
      description={`One payment opens the PDFs of this ${noun} and of everything else you write here, ${besides(noun)}, as often as you like. It ends by itself: nothing renews.`}
    >
      {problem !== null && chosen !== null && (
        <NotSaved problem={problem} busy={leaving} onTryAgain={() => void getPdf.choose(chosen)} />
      )}
      {warnings.length > 0 && (
        <ToLookAt
          rows={warnings}
          onGoTo={(row) => {
            getPdf.close();
            onGoTo(row);
          }}
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-3">
        {cheapestFirst.map((plan, index) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            less={cheapestFirst[index - 1]}
            chosen={chosen === plan.id}
            busy={leaving && chosen === plan.id}
            onChoose={() => !leaving && void getPdf.choose(plan.id)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">
        7-day money-back guarantee. What you wrote stays yours, and your {noun} is saved before you pay.
        {getPdf.signedOut && ' You sign in first, with a code and without a password.'}
      </p>
    </Dialog>
  );
}

/** What a plan opens beside the PDF. */
const besides = (noun: string) =>
  noun === 'resume'
    ? 'Word files, pictures and one-column ATS copies of two-column designs included'
    : 'Word files and pictures included';

type NotSavedProps = { problem: string; busy: boolean; onTryAgain: () => void };

/** What was written could not be saved; the plan is chosen all the same. */
function NotSaved({ problem, busy, onTryAgain }: NotSavedProps) {
  return (
    <Banner
      role="alert"
      tone="danger"
      className="mb-4"
      title="Not saved yet"
      actions={
        <Button variant="secondary" size="small" busy={busy} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      {problem} Your plan stays chosen.
    </Banner>
  );
}

/** So many are shown at first, so that the plans are in sight. */
const SHOWN_AT_FIRST = 3;

type ToLookAtProps = { rows: readonly DownloadWarning[]; onGoTo: (row: DownloadWarning) => void };

/** What a reader would stumble over, said before anybody pays; it keeps nobody from paying. */
function ToLookAt({ rows, onGoTo }: ToLookAtProps) {
  const heading = useId();
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={heading} className="mb-5 text-sm">
      <h3 id={heading} className="mb-1 text-base">
        Before you pay
      </h3>
      <p className="mb-2 text-ink-soft">
        A reader would stumble here. You can pay now and change it later: the PDF is always your latest.
      </p>
      <WarningRows rows={shown} onGoTo={onGoTo} />
      {shown.length < rows.length && (
        <Button variant="quiet" size="small" className="mt-1" onClick={() => setAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  );
}

type PlanOfferProps = {
  plan: Plan;
  less: Plan | undefined;
  /** Whether it was chosen before. */
  chosen: boolean;
  busy: boolean;
  onChoose: () => void;
};

function PlanOffer({ plan, less, chosen, busy, onChoose }: PlanOfferProps) {
  const name = useId();
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-md border p-4',
        chosen ? 'border-2 border-accent' : 'border-line',
      )}
      aria-labelledby={name}
    >
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
        {chosen && <span className="font-semibold text-ink"> (your choice)</span>}
      </p>
      <p className="mt-2 mb-3 grow text-sm">{giving(plan, less)}</p>
      <Button variant={chosen ? 'primary' : 'secondary'} busy={busy} onClick={onChoose}>
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
