import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/http/api-error.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { AuthContext, type Auth, type AuthState } from './auth-context.tsx';
import type { Profile } from './profile.ts';
import { onTokenChangedElsewhere, readToken, removeToken, storeToken } from './token-store.ts';

const SIGNED_OUT: AuthState = { status: 'signedOut', user: null };
const LOADING: AuthState = { status: 'loading', user: null };
/** While the server cannot be reached, how long until the stored token is tried again, in ms. */
const RETRY_MS = 5_000;

async function fetchProfile(): Promise<Profile> {
  const response = await apiFetch('/api/user/profile');
  return (await response.json()) as Profile; // Our own API, whose answers are checked against the schema.
}

/** Holds the session of this tab; follows sign-ins and sign-outs of other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>(LOADING);
  const queryClient = useQueryClient();

  const load = useCallback(async (): Promise<'done' | 'unreachable'> => {
    const token = readToken();
    if (!token) {
      setState(SIGNED_OUT);
      return 'done';
    }
    try {
      const user = await fetchProfile();
      setState({ status: 'signedIn', user });
      return 'done';
    } catch (error) {
      // Only a 401 means that the token is worthless; a bad network must not cost anybody the session.
      if (!(error instanceof ApiError && error.status === 401)) return 'unreachable';
      if (readToken() === token) removeToken();
      setState(SIGNED_OUT);
      return 'done';
    }
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async () => {
      if ((await load()) === 'unreachable' && !stopped) timer = setTimeout(attempt, RETRY_MS);
    };
    void attempt();
    const stopListening = onTokenChangedElsewhere((token) => {
      queryClient.clear();
      if (token) void load();
      else setState(SIGNED_OUT);
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
      stopListening();
    };
  }, [load, queryClient]);

  const login = useCallback(
    (token: string, user: Profile) => {
      storeToken(token);
      queryClient.clear();
      setState({ status: 'signedIn', user });
    },
    [queryClient],
  );

  const logout = useCallback(async () => {
    const told = apiFetch('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
    removeToken();
    queryClient.clear();
    setState(SIGNED_OUT);
    await told;
  }, [queryClient]);

  const refresh = useCallback(async () => {
    await load();
  }, [load]);

  // The functions stay the same ones while the state changes, so that effects may depend on them.
  const auth = useMemo<Auth>(() => ({ ...state, login, logout, refresh }), [state, login, logout, refresh]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
