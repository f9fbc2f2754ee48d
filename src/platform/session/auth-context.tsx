import { createContext, useContext, useEffect, useState } from 'react';
import type { Profile } from './profile.ts';
import { signInPath } from './return-path.ts';

/** Where the person stands; `loading` until the stored token has been checked. */
export type AuthState =
  | { status: 'loading'; user: null }
  /** `loggedOut` where that was somebody's wish, so that nothing of theirs is left here; `erased` where their account is gone. */
  | { status: 'signedOut'; user: null; loggedOut?: true; erased?: true }
  | { status: 'signedIn'; user: Profile };

export type Auth = AuthState & {
  /** Keeps the token and takes the person as signed in. */
  login(token: string, user: Profile): void;
  /**
   * Ends the session here and on the server, and removes what this device kept of the account's documents; an error of
   * the server is ignored. Where something is not saved, the person is asked first and may stay.
   */
  logout(): Promise<void>;
  /**
   * Removes the person and everything that this device kept of them, without asking or telling the server: for an account
   * that is no more.
   */
  forget(): Promise<void>;
  /** Reads the profile again, for example after a payment. */
  refresh(): Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** What pages say to somebody whose account is gone, instead of asking for a sign-in that leads nowhere. */
export const ACCOUNT_DELETED = 'The account that was signed in here is deleted.';

/** Whether nobody is signed in since their account was deleted, here or elsewhere. */
export function useErased(): boolean {
  const auth = useAuth();
  return auth.status === 'signedOut' && auth.erased === true;
}

/** Where something that needs an account leads: there, or to signing in first and then there. */
export function useGatedLink(): (to: string) => string {
  const { status } = useAuth();
  return (to) => (status === 'signedIn' ? to : signInPath(to));
}

/** Whether the session of somebody who was signed in on this page ended by itself: what they wrote is kept for them. */
export function useSessionEnded(): boolean {
  const auth = useAuth();
  const { status } = auth;
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (status === 'signedIn') setWasSignedIn(true);
  }, [status]);
  return wasSignedIn && auth.status === 'signedOut' && !auth.loggedOut;
}
