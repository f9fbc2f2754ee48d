import { useSyncExternalStore, type ReactNode } from 'react';
import { navigation } from '#features/site/content/navigation.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { readToken } from '#platform/session/token-store.ts';
import { PageFrame } from '#ui/page-frame/page-frame.tsx';

const never = () => () => undefined;

/** The frame of every page, with the links of the site and the state of the session. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { status, logout } = useAuth();
  // While the token is being checked, whoever has one is most likely signed in: the bar does not change twice.
  const hasToken = useSyncExternalStore(
    never,
    () => readToken() !== null,
    () => false,
  );
  const signedIn = status === 'signedIn' || (status === 'loading' && hasToken);
  return (
    <PageFrame navigation={navigation} signedIn={signedIn} onLogout={() => void logout()}>
      {children}
    </PageFrame>
  );
}
