import { Link } from 'react-router';
import { plans } from '#money/plans.ts';
import { returnPath } from '#platform/session/return-path.ts';
import { breadcrumb } from '#ui/breadcrumb.ts';
import { PageOpening } from '#ui/page-frame/page-opening.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { CheckIcon } from '#ui/display/icons.tsx';
import { useParameter } from '../galleries/use-parameter.ts';
import { pricingMetadata } from '../content/metadata.ts';
import { accessForSale, questionsAndAnswers } from '../content/structured-data.ts';
import { pricing, pricingQuestions } from '../content/pricing.ts';
import { Questions } from '../questions/questions.tsx';
import { PlanCard } from './plan-card.tsx';

const { path } = pricingMetadata;

export const meta = pageMeta({
  ...pricingMetadata,
  structured: [
    breadcrumb('Pricing', path),
    accessForSale(path, plans),
    questionsAndAnswers(pricingQuestions.entries),
  ],
});

export default function PricingPage() {
  // Whoever changes the plan at the checkout still comes back to where it began.
  const next = returnPath(useParameter('next'));
  return (
    <div className="page-width pb-20">
      <PageOpening title={pricing.title} text={pricing.text} />
      <ul className="grid gap-5 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} next={next} />
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-col flex-wrap gap-x-8 gap-y-2 text-sm text-ink-soft sm:flex-row sm:justify-center">
        {pricing.notes.map((note) => (
          <li key={note} className="flex items-center gap-2">
            <CheckIcon className="size-4.5 text-accent" />
            {note}
          </li>
        ))}
      </ul>
      <Questions {...pricingQuestions} className="mt-20" />
      <div className="mt-10 gap-8 lg:grid lg:grid-cols-[1fr_2fr]">
        <p className="text-ink-soft lg:col-start-2">
          {pricing.contact} <Link to="/contact">{pricing.contactLink}</Link>
        </p>
      </div>
    </div>
  );
}
