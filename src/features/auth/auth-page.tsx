import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '#platform/session/auth-context.tsx';
import { returnPath } from '#platform/session/return-path.ts';
import { usePublicConfig } from '#platform/config/page-config.ts';
import { ContactStep } from './sign-in/contact-step.tsx';
import { useSentCode } from './sign-in/sent-code.ts';
import { VerifyStep } from './sign-in/verify-step.tsx';

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

/** Signing in: a contact, then the code that was sent to it. */
function SignIn() {
  const sent = useSentCode();
  return (
    <>
      {sent ? <VerifyStep key={sent.contact} sent={sent} /> : <ContactStep />}
      <InboxHint />
    </>
  );
}

/** Where nothing is really sent, the way to the codes. */
function InboxHint() {
  const { data: config } = usePublicConfig();
  if (!config?.inboxPath) return null;
  return (
    <p className="mt-5 text-center text-sm text-ink-soft">
      Test installation: codes arrive at{' '}
      <a href={config.inboxPath} target="_blank" rel="noreferrer" className="underline">
        {config.inboxPath}
      </a>
    </p>
  );
}
