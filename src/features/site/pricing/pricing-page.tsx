import { Link } from 'react-router';
import { accessFor, checkoutPath, formatPrice, plans, type Plan } from '#money/plans.ts';
import { plainWay } from '#money/way-back.ts';
import { HOME_PATH, returnPath } from '#platform/session/return-path.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { CheckIcon } from '#ui/display/icons.tsx';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { useParameter } from '../galleries/use-parameter.ts';
import { pricingMetadata } from '../content/metadata.ts';
import { accessForSale, questionsAndAnswers } from '../content/structured-data.ts';
import { pricing, pricingQuestions } from '../content/pricing.ts';
import { Questions } from '../questions/questions.tsx';

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
      {next !== HOME_PATH && (
        <p className="mb-8">
          <Link to={plainWay(next)} className="font-semibold text-accent underline">
            {pricing.back}
          </Link>
        </p>
      )}
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

/** `next` is where the payment leads back to. */
function PlanCard({ plan, next }: { plan: Plan; next: string }) {
  const gated = useGatedLink();
  const heading = `plan-${plan.id}`;
  return (
    <Card
      className={classNames(
        'relative flex h-full flex-col',
        plan.popular && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <h2 id={heading} className="text-xl">
        {plan.name}
      </h2>
      {plan.popular && (
        <Badge tone="accent" className="absolute -top-3 right-5 outline-2 -outline-offset-2 outline-accent">
          {pricing.popular}
        </Badge>
      )}
      {/* Two lines where one of the three needs them, so that the prices stand in a row. */}
      <p className="mt-1 text-ink-soft md:min-h-[2lh] lg:min-h-0">{plan.description}</p>
      <p className="mt-5 font-serif text-4xl font-semibold tabular-nums">{formatPrice(plan.priceCents)}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {pricing.once}
        <br />
        {accessFor(plan)}
      </p>
      <ul className="mt-5 mb-7 grow space-y-2 border-t border-line pt-5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {/* Loaded anew: only a page that begins as the checkout may load the card form of the payment provider. */}
      <ButtonLink
        to={gated(checkoutPath(plan.id, next))}
        reloadDocument
        variant={plan.popular ? 'primary' : 'secondary'}
        aria-describedby={heading}
      >
        {pricing.start}
      </ButtonLink>
    </Card>
  );
}
