import { formatPrice, type Plan } from '#platform/plans/plans.ts';
import { useGatedLink } from '#platform/session/gated-link.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { CheckIcon } from '#ui/display/icons.tsx';
import { pricing } from '../content/pricing.ts';

export function PlanCard({ plan }: { plan: Plan }) {
  const gated = useGatedLink();
  const heading = `plan-${plan.id}`;
  return (
    <Card
      className={classNames(
        'flex h-full flex-col',
        plan.popular && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id={heading} className="text-xl">
          {plan.name}
        </h2>
        {plan.popular && <Badge tone="accent">{pricing.popular}</Badge>}
      </div>
      <p className="mt-1 text-ink-soft">{plan.description}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-serif text-4xl font-semibold tabular-nums">{formatPrice(plan.priceCents)}</span>
        <span className="text-sm text-ink-faint">{pricing.once}</span>
      </p>
      <p className="mt-1 text-sm text-ink-faint">{pricing.access(plan.days)}</p>
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
        to={gated(`/subscription?plan=${plan.id}`)}
        reloadDocument
        variant={plan.popular ? 'primary' : 'secondary'}
        aria-describedby={heading}
      >
        {pricing.start}
      </ButtonLink>
    </Card>
  );
}
