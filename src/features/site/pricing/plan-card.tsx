import { checkoutPath, formatPrice, type Plan } from '#money/plans.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { CheckIcon } from '#ui/display/icons.tsx';
import { pricing } from '../content/pricing.ts';

/** `next` is where the payment leads back to. */
export function PlanCard({ plan, next }: { plan: Plan; next: string }) {
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
        {pricing.access(plan.days)}
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
