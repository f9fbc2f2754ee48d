import { Link, useLocation } from 'react-router';
import { isUnpaid } from '#platform/http/api-error.ts';

/** The plans, which lead back to a page. */
export function plansPath(page: string): string {
  return `/subscription?next=${encodeURIComponent(page)}`;
}

type CallProblemProps = { error: unknown; text: string };

/** Why a call did nothing, with the way to the plans where it takes one. */
export function CallProblem({ error, text }: CallProblemProps) {
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="font-semibold text-danger">
      {text}{' '}
      {isUnpaid(error) && (
        <Link to={plansPath(pathname + search)} className="underline">
          See the plans
        </Link>
      )}
    </p>
  );
}
