import { Fragment } from 'react';
import { Link } from 'react-router';
import { checkoutPath } from '#money/plans.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { lowestPlan, lowestPrice } from '../content/claims.ts';

/** A text in which the lowest price, where it is named, leads to the checkout of its plan. */
export function PricedText({ children }: { children: string }) {
  const gated = useGatedLink();
  return children.split(lowestPrice).map((text, index) => (
    <Fragment key={index}>
      {index > 0 && (
        // Loaded anew, as from the plan's own card.
        <Link to={gated(checkoutPath(lowestPlan))} reloadDocument className="underline">
          {lowestPrice}
        </Link>
      )}
      {text}
    </Fragment>
  ));
}
