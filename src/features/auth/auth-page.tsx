import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '#platform/session/auth-context.tsx';
import { returnPath } from '#platform/session/return-path.ts';
import { SignIn } from './sign-in/sign-in.tsx';

export const meta = () => [{ title: 'Sign in – Foothold' }, { name: 'robots', content: 'noindex' }];

/** Signing in, and then back to what it interrupted. */
export default function AuthPage() {
  const { status } = useAuth();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const next = returnPath(parameters.get('next'));
  const signedIn = status === 'signedIn';

  useEffect(() => {
    if (signedIn) void navigate(next, { replace: true });
  }, [signedIn, next, navigate]);

  return (
    <div className="page-width max-w-lg py-12 sm:py-20">
      {signedIn ? <p className="text-center text-ink-soft">You are signed in.</p> : <SignIn />}
    </div>
  );
}
