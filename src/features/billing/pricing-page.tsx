import { formatPrice, plans, type Plan } from '#platform/plans/plans.ts';
import { useGatedLink } from '#platform/session/gated-link.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Badge, Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PRICING_FAQ, pricingMeta } from './pricing-content.ts';

export const meta = pricingMeta;

export default function PricingPage() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-12">
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-4xl sm:text-5xl">One payment. It ends by itself.</h1>
        <p className="mt-4 text-lg text-muted">
          Building and saving is free. Pay when you want the PDF: no trial, no auto-renewal, nothing to
          cancel.
        </p>
      </div>
      <ul className="mx-auto mt-12 grid max-w-5xl items-stretch gap-6 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <section id="faq" className="mx-auto mt-20 max-w-3xl">
        <h2 className="mb-6 text-3xl">Questions and answers</h2>
        <Accordion items={PRICING_FAQ} />
      </section>
    </main>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const gated = useGatedLink();
  return (
    <Card className={classNames('flex h-full flex-col p-6', plan.popular && 'border-2 border-rubric')}>
      <div className="flex min-h-8 items-start justify-between gap-2">
        <h2 className="text-xl">{plan.name}</h2>
        {plan.popular && <Badge tone="accent">Most Popular</Badge>}
      </div>
      <p className="mt-3 font-serif text-5xl font-semibold tabular-nums">{formatPrice(plan.priceCents)}</p>
      <p className="mt-2 text-muted">{plan.description}</p>
      <ul className="mt-6 mb-8 grow space-y-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <span className="mt-0.5 text-good">
              <CheckIcon />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to={gated(`/subscription?plan=${plan.id}`)}
        variant={plan.popular ? 'primary' : 'secondary'}
        aria-label={`Get Started: ${plan.name}`}
      >
        Get Started
      </ButtonLink>
    </Card>
  );
}
