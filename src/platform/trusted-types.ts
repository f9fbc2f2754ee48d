/*
 * Pages take text as markup or as the address of a script only where one of these policies has let it through
 * (Trusted Types; src/platform/http/security-headers.ts names both). Browsers without it take text as before.
 */

type PolicyRules = {
  createHTML?: (text: string) => string | null;
  createScriptURL?: (text: string) => string | null;
};
type Policies = {
  createPolicy(name: string, rules: PolicyRules): { createHTML(text: string): unknown };
};

/** TypeScript's library of the browser does not know it yet. */
function policies(): Policies | undefined {
  return (globalThis as { trustedTypes?: Policies }).trustedTypes;
}

/** How React makes a script element: an empty one, whose text it sets afterwards. */
const EMPTY_SCRIPT = '<script></script>';

/** Whether an address is one of the build's own files, which are the only scripts and workers that there are. */
export function isOwnScript(address: string, page: string): boolean {
  const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
  if (url?.origin !== new URL(page).origin || url.search !== '') return false;
  return url.pathname === '/sw.js' || /^\/assets\/[\w.-]+\.js$/.test(url.pathname);
}

/**
 * Lets through what libraries, and the build, do by text; to be called before anything of them runs. Markup of theirs
 * there is none but React's empty script, and what makes no element, such as a page's structured data.
 */
export function keepToTrustedTypes(): void {
  policies()?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
    createScriptURL: (text) => (isOwnScript(text, location.href) ? text : null),
  });
}

let markup: ReturnType<Policies['createPolicy']> | undefined;

/**
 * Lets markup through, by name: of the server's drawings, and for a parser whose result comes into no page.
 * @returns a string where the browser has no Trusted Types, and what it takes for one where it has
 */
export function trustedMarkup(text: string): string {
  const trusted = policies();
  if (!trusted) return text;
  markup ??= trusted.createPolicy('markup', { createHTML: (given) => given });
  // The browser's sinks take it as they take text.
  return markup.createHTML(text) as string;
}
