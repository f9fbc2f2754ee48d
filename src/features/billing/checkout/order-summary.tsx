import { formatPrice, type Plan } from '#money/plans.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { CheckIcon, LockIcon } from '#ui/display/icons.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { PlanSwitch } from './plan-switch.tsx';

/** From this width on the card form stands beside the order; the classes of both name the same width. */
const BESIDE = '(min-width: 48rem)';

type Props = {
  plan: Plan;
  /** End of the access the person already has; null where there is none or it has no end. */
  accessUntil: Date | null;
  /** Where the payment leads; another plan leads there, too. */
  next: string;
};

/** What is bought, for how much, and how long it lasts. */
export function OrderSummary({ plan, accessUntil, next }: Props) {
  const wide = useMediaQuery(BESIDE);
  return (
    <Card>
      <h2 className="mb-4 text-xl">Order Summary</h2>
      <PlanSwitch chosen={plan} next={next} />
      <div className="mt-5 flex items-start justify-between gap-4">
        <div>
          <h3 className="flex flex-wrap items-center gap-2 text-lg">
            {plan.name}
            {plan.popular && <Badge tone="accent">Most Popular</Badge>}
          </h3>
          <p className="text-ink-soft">{plan.description}</p>
        </div>
        <p className="font-serif text-2xl font-semibold">{formatPrice(plan.priceCents)}</p>
      </div>
      {wide ? (
        <Features plan={plan} />
      ) : (
        // The card's fields come next on a phone, and the total stands over them.
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            What you get
          </summary>
          <Features plan={plan} />
        </details>
      )}
      <dl className="mt-3 space-y-1.5 border-t border-line pt-3 tabular-nums md:mt-5 md:pt-4">
        <Amount name="Subtotal" cents={plan.priceCents} />
        <Amount name="Tax" cents={0} />
        <Amount name="Total" cents={plan.priceCents} total />
      </dl>
      <p className="mt-3 text-sm text-ink-soft md:mt-4">
        Billing: one payment of {formatPrice(plan.priceCents)}. It does not renew, and nothing is charged
        later.
      </p>
      <p className="mt-1 text-sm text-ink-soft">Access: {accessNote(plan, accessUntil)}</p>
    </Card>
  );
}

function Features({ plan }: Pick<Props, 'plan'>) {
  return (
    <ul className="space-y-1.5 md:mt-4">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <span className="mt-0.5 text-accent">
            <CheckIcon />
          </span>
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Amount({ name, cents, total = false }: { name: string; cents: number; total?: boolean }) {
  return (
    <div className={`flex justify-between ${total ? 'border-t border-line pt-2 text-lg font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd>${(cents / 100).toFixed(2)}</dd>
    </div>
  );
}

function accessNote(plan: Plan, accessUntil: Date | null): string {
  if (!accessUntil) return `${plan.days} days, starting as soon as the payment is confirmed.`;
  return `${plan.days} days, added after ${longDate(accessUntil)}, when your present access ends.`;
}

/** A day as it is said: "December 21, 2026". */
export function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long' });
}

/** What a person may rely on when paying. */
export function TrustNotes() {
  return (
    <div className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
      <ul className="space-y-1.5">
        <li className="flex gap-2">
          <LockIcon />
          SSL encrypted
        </li>
        <li className="flex gap-2">
          <CheckIcon />
          7-day money-back guarantee
        </li>
        <li className="flex gap-2">
          <CheckIcon />
          No hidden fees or auto-renewal
        </li>
      </ul>
      <p className="mt-3">
        {/* In a tab of their own: the checkout is left by a full page load, and what was typed would be gone. */}
        By completing the purchase, you agree to our{' '}
        <a href="/terms" target="_blank" rel="noopener">
          Terms of Service
        </a>{' '}
        and{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </p>
    </div>
  );
}
