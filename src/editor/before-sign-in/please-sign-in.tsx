import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT_DELETED, useErased } from '#platform/session/auth-context.tsx';
import { signInPath } from '#platform/session/return-path.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';

type PleaseSignInProps = {
  /** What waits behind the sign-in: "Your account is waiting..." */
  waiting: string;
  /** What can be done without one; not offered where the account was deleted a moment ago. */
  children?: ReactNode;
};

/** What a page about somebody's own things shows to whoever is not signed in. */
export function PleaseSignIn({ waiting, children }: PleaseSignInProps) {
  const { pathname, search } = useLocation();
  const erased = useErased();
  return (
    <div className="mx-auto max-w-md py-16 text-center">
      <h1 className="text-3xl">Please sign in</h1>
      <p className="mt-3 mb-6 text-ink-soft">{erased ? ACCOUNT_DELETED : waiting}</p>
      <ButtonLink to={signInPath(pathname + search)}>Sign In</ButtonLink>
      {!erased && children}
    </div>
  );
}
