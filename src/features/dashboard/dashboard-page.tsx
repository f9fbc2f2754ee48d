import { useLocation } from 'react-router';
import { useAuth } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Dashboard } from './dashboard.tsx';
import { useReturnedPayment } from './use-returned-payment.ts';

export const meta = () => [{ title: 'Dashboard – Foothold' }, { name: 'robots', content: 'noindex' }];

/** The person's resumes and cover letters. */
export default function DashboardPage() {
  const { status, user } = useAuth();
  useReturnedPayment();
  return (
    <div className="page-width py-10">
      {status === 'loading' && <DashboardSkeleton />}
      {status === 'signedOut' && <SignedOut />}
      {status === 'signedIn' && <Dashboard user={user} />}
    </div>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-3xl">Please sign in</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        Your resumes and cover letters are waiting behind your sign-in.
      </p>
      <ButtonLink to={signInPath(pathname + search)}>Sign In</ButtonLink>
    </div>
  );
}
