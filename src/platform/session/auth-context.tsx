import { createContext, useContext } from 'react';
import type { Profile } from './profile.ts';

/** Where the person stands; `loading` until the stored token has been checked. */
export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: Profile };

export type Auth = AuthState & {
  /** Keeps the token and takes the person as signed in. */
  login(token: string, user: Profile): void;
  /** Ends the session here and on the server; an error of the server is ignored. */
  logout(): Promise<void>;
  /** Reads the profile again, for example after a payment. */
  refresh(): Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
