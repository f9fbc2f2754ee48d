import { MISSING_FILE_TEXTS } from './missing-file-texts.ts';

/** Dispatched with the error where the code of a page could not be loaded (scripts/vite/route-module-missing.ts). */
export const PAGE_CODE_MISSING = 'foothold:page-code-missing';
/** When this tab was reloaded for a missing file, in ms. */
const RELOADED = 'foothold:reloaded';
/** For so long a page is not reloaded again: what is missing then is missing in the present build. */
const ONCE_MS = 5 * 60_000;
/** A file of ours, in the words of a browser's error. */
const NAMED_FILE = /(?:https?:\/\/[\w.:[\]-]+)?\/assets\/[\w.-]+/;
/** Pages on which whatever is typed is kept on the device at once. */
const KEEPS_DRAFTS = /^\/(?:resume-builder|cover-letter-builder|applications)(?:\/|$)/;

/**
 * Reloads a page whose file is gone, as happens after an upgrade: once, and then says so. It stands in every page itself
 * (scripts/first-scripts.ts), since of a page that is half there nothing else may run.
 */
export function noticeMissingFiles(): void {
  let isTyped = false;
  let isEnded = false;

  /** @param isNeeded whether the page does not go on without it; otherwise what lacks it says so by itself */
  async function missing(file: string | undefined, isNeeded: boolean): Promise<void> {
    const found = await lookFor(file);
    if (isEnded || (found !== 'gone' && !isNeeded)) return;
    isEnded = true;
    if (found === 'away') tell(MISSING_FILE_TEXTS.away);
    else if (!isNeeded && isTyped && !KEEPS_DRAFTS.test(location.pathname)) tell(MISSING_FILE_TEXTS.typed);
    else if (mayReload()) location.reload();
    else tell(MISSING_FILE_TEXTS.still);
  }

  const listen = { capture: true, passive: true };
  addEventListener('input', () => (isTyped = true), listen);
  // Of a script or style sheet that cannot be loaded only itself hears.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src === '') void missing(undefined, true);
      else if (target instanceof HTMLScriptElement) ours(target.src);
      else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') ours(target.href);
    },
    listen,
  );
  addEventListener(PAGE_CODE_MISSING, (event) => {
    void missing(fileIn(event instanceof CustomEvent ? event.detail : undefined), true);
  });
  addEventListener('vite:preloadError', (event) => {
    const file = 'payload' in event ? fileIn(event.payload) : undefined;
    if (file !== undefined) void missing(file, false);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    const file = fileIn(reason);
    if (file !== undefined) void missing(file, true);
  });

  function ours(url: string): void {
    if (NAMED_FILE.test(url)) void missing(url, true);
  }
}

function fileIn(error: unknown): string | undefined {
  return error instanceof Error ? NAMED_FILE.exec(error.message)?.[0] : undefined;
}

/** @param file where it is not known, it is asked whether the server is there */
async function lookFor(file = '/api/live'): Promise<'there' | 'gone' | 'away'> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 ? 'gone' : status < 500 ? 'there' : 'away';
  } catch {
    return 'away';
  }
}

function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < ONCE_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    // Where nothing is remembered it would be reloaded without an end.
    return false;
  }
}

/** The page itself may be without its styles and its application: this needs neither. */
function tell(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'missing-file';
  const words = document.createElement('p');
  // A link works by itself: buttons of a ready page wait for its application (held-presses.ts), which may never come.
  const again = document.createElement('a');
  again.href = location.pathname + location.search;
  again.textContent = MISSING_FILE_TEXTS.reload;
  notice.append(words, again);
  const add = () => {
    document.body.append(notice);
    // A region that is there before its words are is read out.
    words.setAttribute('role', 'alert');
    words.textContent = text;
  };
  if (document.body) add();
  else addEventListener('DOMContentLoaded', add);
}
