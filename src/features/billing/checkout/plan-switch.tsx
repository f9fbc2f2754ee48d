import { Link } from 'react-router';
import { cheapestFirst, checkoutPath, formatPrice, type Plan } from '#money/plans.ts';
import { classNames } from '#ui/class-names.ts';

type PlanSwitchProps = {
  chosen: Plan;
  /** Where the payment leads; every plan leads there. */
  next: string;
};

/** All plans with their prices, over the order: another one takes its place, and the way back stays. */
export function PlanSwitch({ chosen, next }: PlanSwitchProps) {
  return (
    <nav aria-label="Plans">
      <ul className="flex gap-1 rounded-md bg-desk p-1">
        {cheapestFirst.map((plan) => (
          <li key={plan.id} className="flex grow basis-0">
            <Link
              to={checkoutPath(plan.id, next)}
              replace
              preventScrollReset
              aria-current={plan.id === chosen.id ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 grow flex-col items-center justify-center rounded-sm border px-2 py-1.5 text-sm font-semibold no-underline transition-colors',
                plan.id === chosen.id
                  ? 'border-accent bg-sheet text-accent shadow-sheet'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              <span>{plan.name}</span>
              <span className="tabular-nums">{formatPrice(plan.priceCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
