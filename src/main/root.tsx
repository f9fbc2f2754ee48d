import './app.css';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { NotFound } from '#features/site/not-found/not-found.tsx';
import { Button } from '#ui/button.tsx';
import { Providers } from './providers.tsx';
import { ProductFrame } from './product-frame.tsx';

/** Tells the styles that script runs, before anything is painted. */
const SCRIPT_RUNS = "document.documentElement.dataset.script=''";

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16171b" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <script dangerouslySetInnerHTML={{ __html: SCRIPT_RUNS }} />
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

export default function Root() {
  return (
    <Providers>
      <ProductFrame>
        <Outlet />
      </ProductFrame>
    </Providers>
  );
}

/** While the application loads on an address without a ready page. */
export function HydrateFallback() {
  return <p className="p-8 text-muted">Loading…</p>;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="mx-auto max-w-xl px-4 py-24 text-center">
      <title>Something went wrong</title>
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="mt-4 text-muted">The page could not be shown. What you wrote is kept on this device.</p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </main>
  );
}
