import { useSyncExternalStore } from 'react';
import { usePublicConfig } from '#platform/config/page-config.ts';
import { navigation } from '#features/site/content/navigation.ts';
import { ACCOUNT_DELETED, useAuth, useErased } from '#platform/session/auth-context.tsx';
import { readToken } from '#platform/session/token-store.ts';
import { PageFrame, type PageFrameProps } from '#ui/page-frame/page-frame.tsx';

const never = () => () => undefined;

/** The frame of every page, with the links of the site and the state of the session. */
export function SiteFrame({ footer, children }: Pick<PageFrameProps, 'footer' | 'children'>) {
  const { status, logout } = useAuth();
  // While the token is being checked, whoever has one is most likely signed in: the bar does not change twice.
  const hasToken = useSyncExternalStore(
    never,
    () => readToken() !== null,
    () => false,
  );
  const signedIn = status === 'signedIn' || (status === 'loading' && hasToken);
  return (
    <PageFrame
      navigation={navigation}
      signedIn={signedIn}
      onLogout={() => void logout()}
      {...(footer && { footer })}
      notice={
        <>
          <DemoNotice />
          <ErasedNotice />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}

/** Says on a device why its person is signed out, and nothing of theirs is here, where the account was deleted elsewhere. */
function ErasedNotice() {
  const erased = useErased();
  return (
    <div role="status">
      {erased && (
        <p className="bg-caution-wash px-4 py-2 text-center text-sm text-caution">
          {ACCOUNT_DELETED} What this browser kept of it, unsaved changes too, is removed.
        </p>
      )}
    </div>
  );
}

/** A demo says on every page that it is one. */
function DemoNotice() {
  const { data } = usePublicConfig();
  if (data?.environment !== 'demo') return null;
  return (
    <p className="bg-caution-wash px-4 py-2 text-center text-sm text-caution">
      Demo: messages stay on this machine and no money moves. Do not enter anything private.
    </p>
  );
}
