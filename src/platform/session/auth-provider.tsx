import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
} from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/http/api-error.ts';
import { AuthContext, type Auth, type AuthState } from './auth-context.tsx';
import { removeHandle } from './code-handle.ts';
import { clearCachedProfile, cacheProfile, cachedProfile } from './cached-profile.ts';
import {
  announceErased,
  onAccountErased,
  onReturnAfterLeaving,
  onTokenChangedElsewhere,
  readToken,
  removeToken,
  storeToken,
} from './token-store.ts';
import type { PersonalStorage } from './personal-storage.ts';
import type { Profile } from './profile.ts';
import { endSession, readProfile } from './session-calls.ts';

const SIGNED_OUT: AuthState = { status: 'signedOut', user: null };
const LOGGED_OUT: AuthState = { ...SIGNED_OUT, loggedOut: true };
const ERASED: AuthState = { ...LOGGED_OUT, erased: true };
/** Signed out, for the reason that is known already, if there is one. */
const signedOut = (now: AuthState): AuthState => (now.status === 'signedOut' ? now : SIGNED_OUT);
const LOADING: AuthState = { status: 'loading', user: null };
/** While the server cannot be reached, how long until the stored token is tried again, in ms. */
const RETRY_MS = 5_000;
/** How long the server may take before somebody known on this device is let in, in ms: a dead line answers nothing. */
const PATIENCE_MS = 3_000;

const mayAlways = () => Promise.resolve(true);

type AuthProviderProps = {
  children: ReactNode;
  storage: PersonalStorage;
  /** Asked before somebody logs out: whether they still want to, once they know what would be lost. */
  mayLogOut?: (user: Profile) => Promise<boolean>;
};

/** Holds the session of this tab; follows sign-ins and sign-outs of other tabs. */
export function AuthProvider({ children, storage, mayLogOut = mayAlways }: AuthProviderProps) {
  const [state, setState] = useState<AuthState>(LOADING);
  const person = useRef<Profile | null>(null);
  useEffect(() => {
    person.current = state.user;
  }, [state]);
  const held = useMemo<HeldSession>(() => ({ person, setState, storage }), [storage]);

  const load = useProfileReading(held);
  // Before the first call, which may be the one that is answered so.
  useErasure(held);
  useFirstReading(load);
  useOtherTabs(held, load);
  useReturn(held);
  const login = useLogin(held);
  const { logout, forget } = useLeaving(held, mayLogOut);
  const refresh = useCallback(async () => {
    await load();
  }, [load]);

  // The functions stay the same ones while the state changes, so that effects may depend on them.
  const auth = useMemo<Auth>(
    () => ({ ...state, login, logout, forget, refresh }),
    [state, login, logout, forget, refresh],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session of this tab, as its parts see it. It stays the same one while the page is open. */
type HeldSession = {
  /** Who is signed in, as last shown. */
  person: RefObject<Profile | null>;
  setState: Dispatch<SetStateAction<AuthState>>;
  storage: PersonalStorage;
};

type Load = () => Promise<'done' | 'unreachable'>;

/** Answers the function that finds out whose the stored token is, if there is one and it is still good. */
function useProfileReading({ setState, storage }: HeldSession): Load {
  return useCallback(async () => {
    const token = readToken();
    if (!token) {
      setState(signedOut);
      return 'done';
    }
    const known = cachedProfile(token);
    const letIn = () => {
      if (known) setState((now) => (now.status === 'loading' ? { status: 'signedIn', user: known } : now));
    };
    const patience = setTimeout(letIn, PATIENCE_MS);
    try {
      const user = await readProfile();
      cacheProfile(token, user);
      setState({ status: 'signedIn', user });
      return 'done';
    } catch (error) {
      // Only a 401 means that the token is worthless; a bad network must not cost anybody the session.
      if (!(error instanceof ApiError && error.status === 401)) {
        letIn();
        return 'unreachable';
      }
      if (readToken() === token) {
        removeToken();
        clearCachedProfile();
        void storage.forgetSavedDocuments(null);
      }
      setState(signedOut);
      return 'done';
    } finally {
      clearTimeout(patience);
    }
  }, [setState, storage]);
}

/** Leaves nothing of an account here that turns out, by the answer to any call, to have been deleted. */
function useErasure({ person, setState, storage }: HeldSession): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      onAccountErased((token) => {
        const isOpen = readToken() === token;
        const account = cachedProfile(token)?.id ?? (isOpen ? person.current?.id : undefined);
        // Before the token goes: other tabs hear of both in this order.
        if (account !== undefined) void storage.forgetErased(account);
        if (!isOpen) return;
        announceErased();
        removeToken();
        clearCachedProfile();
        void storage.forgetSavedDocuments(null);
        storage.clearThisTab();
        queryClient.clear();
        setState(ERASED);
      }),
    [queryClient, person, setState, storage],
  );
}

/** Reads who is signed in, and again for as long as the server cannot be reached. */
function useFirstReading(load: Load): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const attempt = async () => {
      if ((await load()) === 'unreachable' && !stopped) timer = setTimeout(() => void attempt(), RETRY_MS);
    };
    void attempt();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [load]);
}

/** Follows what other tabs do with the session. */
function useOtherTabs({ setState, storage }: HeldSession, load: Load): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Whoever logs out in another tab is heard of twice: first that they are forgotten, then that the token is gone.
    let loggedOutElsewhere = false;
    const stopListening = onTokenChangedElsewhere((token, erased) => {
      queryClient.clear();
      if (token) void load();
      else if (erased) setState(ERASED);
      else setState(loggedOutElsewhere ? LOGGED_OUT : SIGNED_OUT);
      loggedOutElsewhere = false;
    });
    const stopClearing = storage.onForgottenElsewhere(() => {
      loggedOutElsewhere = true;
      storage.clearThisTab();
    });
    return () => {
      stopListening();
      stopClearing();
    };
  }, [load, queryClient, setState, storage]);
}

/** Shows nothing more of whoever logged out in another tab while the browser kept this page: what it holds goes whole. */
function useReturn({ storage }: HeldSession): void {
  useEffect(() => {
    const goWhole = () => {
      storage.clearThisTab();
      window.location.reload();
    };
    return onReturnAfterLeaving(goWhole);
  }, [storage]);
}

function useLogin({ setState, storage }: HeldSession): Auth['login'] {
  const queryClient = useQueryClient();
  return useCallback(
    (token, user) => {
      storeToken(token);
      cacheProfile(token, user);
      void storage.forgetSavedDocuments(user.id);
      queryClient.clear();
      setState({ status: 'signedIn', user });
    },
    [queryClient, setState, storage],
  );
}

/** The two ways out that somebody chooses: logging out, and having deleted the account. */
function useLeaving(
  { person, setState, storage }: HeldSession,
  mayLogOut: (user: Profile) => Promise<boolean>,
): Pick<Auth, 'logout' | 'forget'> {
  const queryClient = useQueryClient();
  /** Clears this device of the person. */
  const leave = useCallback(
    async (user: Profile | null | undefined) => {
      // Before the token goes: other tabs hear of both in this order.
      const forgotten = user && storage.forgetDocuments(user.id);
      removeToken();
      clearCachedProfile();
      storage.clear(user?.id ?? null);
      queryClient.clear();
      setState(LOGGED_OUT);
      await forgotten;
    },
    [queryClient, setState, storage],
  );

  const logout = useCallback(async () => {
    const user = person.current ?? cachedProfile(readToken() ?? '');
    if (user && !(await mayLogOut(user))) return;
    const told = endSession().catch(() => undefined);
    await Promise.all([told, leave(user)]);
  }, [leave, mayLogOut, person]);

  const forget = useCallback(async () => {
    announceErased();
    await leave(person.current);
    removeHandle();
  }, [leave, person]);

  return { logout, forget };
}
