import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { plainWay } from '#money/way-back.ts';
import { usePublicConfig } from '#platform/config/page-config.ts';
import { errorText } from '#platform/http/api-error.ts';
import { DEFAULT_PLAN_ID, findPlan, plans, type Plan } from '#money/plans.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { HOME_PATH, returnPath, signInPath } from '#platform/session/return-path.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';
import { Checkout } from './checkout/checkout.tsx';
import { Waiting } from './checkout/waiting.tsx';

export const meta = () => [{ title: 'Checkout – Foothold' }, { name: 'robots', content: 'noindex' }];

/** Paying for a plan: `?plan=`, and `?next=` where buying interrupted something. */
export default function SubscriptionPage() {
  const { status, user } = useAuth();
  const { data: config, error, refetch } = usePublicConfig();
  const [parameters] = useSearchParams();
  const asked = parameters.get('plan');
  const plan = planOf(asked);
  const next = returnPath(parameters.get('next'));
  useSignedOutRedirect(status === 'signedOut');

  return (
    <div className="page-width max-w-5xl py-10">
      {/* The ready page knows of no address, and nobody signed in. */}
      {status === 'signedIn' && next !== HOME_PATH && (
        <Link
          to={plainWay(next)}
          className="mb-4 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold no-underline hover:bg-accent-wash"
        >
          <ArrowLeftIcon />
          Back without paying
        </Link>
      )}
      <h1 className="text-3xl">Complete your purchase</h1>
      <p className="mt-1 mb-8 text-lg text-ink-soft">One payment, and your PDFs are yours to download.</p>
      {status === 'signedIn' && asked !== null && asked !== plan.id && <UnknownPlan plan={plan} />}
      {status === 'signedOut' && <Waiting text="Redirecting to sign in..." />}
      {status === 'loading' && <Waiting />}
      {status === 'signedIn' && error && (
        <div role="alert" className="py-16 text-center">
          <p className="mb-4">{errorText(error, 'The server could not be reached.')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {status === 'signedIn' && !error && !config && <Waiting />}
      {status === 'signedIn' && config && <Checkout plan={plan} user={user} config={config} next={next} />}
    </div>
  );
}

/** The plan an address asks for; the usual one where it names none, or none that exists. */
function planOf(asked: string | null): Plan {
  const usual = plans.find(({ id }) => id === DEFAULT_PLAN_ID);
  const plan = findPlan(asked ?? DEFAULT_PLAN_ID) ?? usual;
  if (!plan) throw new Error('the usual plan is not among the plans');
  return plan;
}

function useSignedOutRedirect(signedOut: boolean): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = pathname + (search || `?plan=${DEFAULT_PLAN_ID}`);
  useEffect(() => {
    if (signedOut) void navigate(signInPath(here), { replace: true });
  }, [signedOut, here, navigate]);
}

function UnknownPlan({ plan }: { plan: Plan }) {
  return (
    <p role="status" className="mb-6 rounded-md bg-desk px-4 py-2.5">
      We do not have the plan you asked for, so this is the {plan.name} plan. You can choose another one here.
    </p>
  );
}
