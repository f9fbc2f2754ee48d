import { escapeHtml } from '#platform/http/escape-html.ts';
import { sharedPath } from './shared-paths.ts';

/*
 * The page that a link leads to: complete as it is answered, without anything of ours beside it, so that it loads in a
 * moment, sets nothing and asks nobody else.
 */

export const SHARED_STYLE = `
:root { color-scheme: light dark; --desk: #eceee9; --sheet: #fff; --ink: #14201b; --soft: #45524c; --line: #dadfd8; --accent: #0d5c47; --on: #fff;
  font: 1rem/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
  :root { --desk: #0b100e; --sheet: #19211e; --ink: #eaf0ec; --soft: #b7c2bc; --line: #2c3732; --accent: #74d0ae; --on: #04241a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--desk); color: var(--ink); }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header, main, footer { max-width: 56rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0; flex: 1 1 14rem; overflow-wrap: anywhere; }
header p { margin: 0; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
.get { display: inline-block; padding: .6rem 1.1rem; border-radius: .5rem; background: var(--accent); color: var(--on); font-weight: 600; text-decoration: none; }
header a:not(.get) { padding: .6rem 0; }
.pages { padding-top: 0; display: grid; gap: 1rem; }
.pages img { display: block; width: 100%; height: auto; background: #fff; border: 1px solid var(--line); }
.text { margin-top: 1rem; background: var(--sheet); border: 1px solid var(--line); padding: 1rem 1.25rem; overflow-wrap: anywhere; }
.text > h2 { margin: 0 0 1rem; font-size: 1rem; color: var(--soft); }
.text div h2 { font-size: 1.5rem; line-height: 1.2; margin: 0; }
.text h3 { font-size: 1.15rem; margin: 1.5rem 0 .25rem; border-bottom: 1px solid var(--line); }
.text h4, .text h5 { font-size: 1rem; margin: 1rem 0 0; }
.text p, .text ul { margin: .25rem 0; max-width: 44rem; }
.text ul { padding-inline-start: 1.25rem; }
footer { color: var(--soft); font-size: .9rem; padding-bottom: 2.5rem; }
footer a { display: inline-block; padding: .4rem 0; }
`;

/** Tells that the page is seen, once it is: not that it was fetched, which machines do. */
export const SHARED_SCRIPT = `(() => {
  const tell = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', tell);
    fetch(location.pathname + '/opened', { method: 'POST', credentials: 'omit', keepalive: true }).catch(() => {});
  };
  document.addEventListener('visibilitychange', tell);
  tell();
})();`;

export type SharedPage = {
  token: string;
  title: string;
  pages: number;
  countsOpens: boolean;
  /** What this installation is called. */
  product: string;
};

/** What stands before the text of the document, which is HTML of ours, and what behind it. */
export function sharedPage({ token, title, pages, countsOpens, product }: SharedPage): {
  before: string;
  behind: string;
} {
  const path = escapeHtml(sharedPath(token));
  const pictures = Array.from({ length: pages }, (_, index) => {
    const alt = `Page ${index + 1} of ${pages} as a picture. Its text is further below.`;
    return `<img src="${path}/page-${index + 1}.svg" alt="${alt}"${index > 0 ? ' loading="lazy"' : ''}>`;
  });
  const before = `<header>
<h1>${escapeHtml(title)}</h1>
<p><a class="get" href="${path}/file.pdf">Download PDF</a> <a href="#text">Read as text</a></p>
</header>
<main>
<section class="pages" aria-label="Pages">
${pictures.join('\n')}
</section>
<section class="text" id="text" aria-labelledby="text-heading" tabindex="-1">
<h2 id="text-heading">The text of these pages</h2>
`;
  const behind = `</section>
</main>
<footer>
<p>Shared with ${escapeHtml(product)} by whoever made this document. ${countsOpens ? 'It is counted that this page was opened, not by whom. ' : ''}<a href="/contact">Report abuse</a></p>
</footer>${countsOpens ? `\n<script>${SHARED_SCRIPT}</script>` : ''}`;
  return { before: beginOfPage(title) + before, behind: behind + END_OF_PAGE };
}

/** What every address answers that leads nowhere, whether it ever led anywhere or not. */
export function nothingShared(product: string): string {
  return wholePage(
    'Nothing is shared here',
    `<main>
<h1>Nothing is shared here</h1>
<p>The link may have run out, or have been taken back, or a part of the address is missing. Please ask whoever gave it to you.</p>
<p><a href="/">${escapeHtml(product)}</a></p>
</main>`,
  );
}

/**
 * What somebody is told in whose network more is opened than people do.
 * @param wait until when, in words: "in a minute"
 */
export function tooManyOpened(wait: string): string {
  return wholePage(
    'Too many pages at once',
    `<main>
<h1>Too many pages at once</h1>
<p>Many pages were opened from your network. Please try again ${wait}.</p>
</main>`,
  );
}

function wholePage(title: string, body: string): string {
  return beginOfPage(title) + body + END_OF_PAGE;
}

const END_OF_PAGE = '\n</body>\n</html>\n';

function beginOfPage(title: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.ico">
<style>${SHARED_STYLE}</style>
</head>
<body>
`;
}
