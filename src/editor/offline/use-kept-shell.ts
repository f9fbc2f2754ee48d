import { useEffect } from 'react';

/**
 * Lets the browser keep the application's pages, so that they open without a network. For pages of the application, once
 * they can be used; what the worker fetches comes after everything the page itself needs.
 */
export function useKeptShell(): void {
  useEffect(() => {
    // The development server has no worker, and pages that are not served safely may have none.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(register, 2_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(register, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
