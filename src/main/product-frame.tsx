import { useLocation, useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { FOOTER, TOP_BAR_LINKS } from '#features/site/content/navigation.ts';
import { usePublicConfig } from '#platform/config/use-public-config.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Footer } from '#ui/page-frame/footer.tsx';
import { TopBar } from '#ui/page-frame/top-bar.tsx';

/** Screens that fill the window with a bar of their own. */
const OWN_FRAME = /^\/(resume-builder|cover-letter-builder)(\/|$)/;

/** The bar above and the footer below every page. */
export function ProductFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const auth = useAuth();
  const ownFrame = OWN_FRAME.test(pathname) && auth.status !== 'signedOut';
  const logout = () => {
    void auth.logout();
    void navigate('/');
  };
  if (ownFrame) return children;
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only rounded-control bg-solid px-4 py-2 text-on-solid focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <StandInNotice />
      <TopBar links={TOP_BAR_LINKS} session={auth.status} onLogout={logout} />
      <div id="content" className="grow" tabIndex={-1}>
        {children}
      </div>
      <Footer {...FOOTER} />
    </div>
  );
}

/** A demo says on every page that it is one. */
function StandInNotice() {
  const { data } = usePublicConfig();
  if (data?.environment !== 'demo') return null;
  return (
    <p className="bg-notice-tint px-4 py-2 text-center text-sm text-notice">
      Demo: messages stay on this machine and no money moves. Do not enter anything private.
    </p>
  );
}
