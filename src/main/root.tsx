import './app.css';
import { useEffect, type ReactNode, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { NotFound, Crash } from '#features/site/not-found/not-found.tsx';
import { CONFIG_ELEMENT, CONFIG_PLACEHOLDER } from '#platform/config/ready-page.ts';
import { applyAppearance, followAppearance } from '#ui/appearance/appearance.ts';
import roman from '#ui/fonts/foothold-roman.woff2?url';
import sans from '#ui/fonts/foothold-sans.woff2?url';
import { TAKEN_OVER } from './held-presses.ts';
import { dropPlace, isBuilder, openResume } from './resume-pages.ts';
import { SiteFrame } from './site-frame.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '#platform/http/query-client.ts';
import { clearStorage, clearThisTab } from '#editor/device/clear-storage.ts';
import {
  forgetDocuments,
  forgetErased,
  forgetSavedDocuments,
  onForgottenElsewhere,
} from '#editor/drafts/device-drafts.ts';
import { AuthProvider } from '#platform/session/auth-provider.tsx';
import type { PersonalStorage } from '#platform/session/personal-storage.ts';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { ToastProvider } from '#ui/toast/toast.tsx';
import { LogOutGuard } from './log-out-guard.tsx';

/** Both typefaces are asked for before the style sheet that names them has come. */
export const links = () =>
  [roman, sans].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // What look was chosen stands at the root before the application takes the page over.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* A keyboard on the screen makes the page shorter: what sticks to its end stays above the keys. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f7f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111715" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* Filled in by the server; what stands there is what the application takes over. */}
        <script
          id={CONFIG_ELEMENT}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: CONFIG_PLACEHOLDER }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const useImportDrop = codeOnDemand(() => import('#features/importing/drop/import-drop.tsx'));

/** Takes a resume that is dropped on the home page, the dashboard or in an editor, or pasted there. */
function DroppedResume() {
  const { pathname, search } = useLocation();
  const place = dropPlace(pathname);
  const isHeld = useHeldFile(place === 'home');
  // Few come to the home page with a file: its code is asked for once one is held over it.
  const code = useImportDrop(place !== null && (place !== 'home' || isHeld));
  return code && place && <code.ImportDrop key={place} place={place} into={openResume(pathname, search)} />;
}

/** Whether a file was held over the page, where that is asked. */
function useHeldFile(asked: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!asked || isHeld) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const look = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Otherwise the browser opens a file that is let go before its code is there.
      event.preventDefault();
      if (event.type === 'dragenter') setIsHeld(true);
    };
    addEventListener('dragenter', look, { signal });
    addEventListener('dragover', look, { signal });
    return () => listening.abort();
  }, [asked, isHeld]);
  return asked && isHeld;
}

export default function Root() {
  const { pathname } = useLocation();
  useEffect(() => {
    applyAppearance();
    return followAppearance();
  }, []);
  return (
    <Providers>
      <SiteFrame footer={isBuilder(pathname) ? 'line' : 'site'}>
        <Outlet />
      </SiteFrame>
      <DroppedResume />
    </Providers>
  );
}

/** Shown in place of a page that fails. */
export function ErrorBoundary() {
  const error = useRouteError();
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Providers>
      <SiteFrame>{unknown ? <NotFound /> : <Crash />}</SiteFrame>
    </Providers>
  );
}

/** What the fallback page shows until the application runs: it serves builders alone. */
export function HydrateFallback() {
  return (
    <Providers>
      <SiteFrame footer="line">
        <p className="page-width py-16 text-ink-soft" role="status" data-page-loading="">
          Loading...
        </p>
      </SiteFrame>
    </Providers>
  );
}

const storage: PersonalStorage = {
  ...{ forgetDocuments, forgetErased, forgetSavedDocuments, clearThisTab, onForgottenElsewhere },
  clear: clearStorage,
};

/** What every page may use: the session, the server's data, and messages. */
function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    document.dispatchEvent(new Event(TAKEN_OVER));
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LogOutGuard>
        {(mayLogOut) => (
          <AuthProvider storage={storage} mayLogOut={mayLogOut}>
            <ToastProvider>{children}</ToastProvider>
          </AuthProvider>
        )}
      </LogOutGuard>
    </QueryClientProvider>
  );
}
