/*
 * What of a text is a tag of HTML and what are words. Programs write "<title>" as "&lt;title&gt;" in HTML; a person who
 * names tags or types in a plain text does not. So a tag is one only by a name that texts are set with.
 */

/** A tag, or words as they stand. */
export type HtmlPiece =
  { words: string } | { tag: string; isClosing: boolean; isEmpty: boolean; attributes: string };

const NAMES: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside b big blockquote br caption center cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section ' +
    'small span strike strong sub sup table tbody td tfoot th thead tr tt u ul var wbr'
  ).split(' '),
);
/** What stands around a text where it is a page of its own, and nowhere else. */
const PAGE_NAMES: ReadonlySet<string> = new Set('html head body meta link title base'.split(' '));
const PAGE = /^\s*(?:<!doctype\b|<html\b|<head\b|<meta\b)/i;
const DOCTYPE = /^\s*<!doctype\b[^<>]*>/i;
/** What stands in these is no text, where they end. */
const SILENT_NAMES = ['style', 'script'] as const;

const TOKEN = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])([^<>]*)>|([^<]+)|</gi;
/** A name for itself, or with values: "<b then c>" compares. */
const ATTRIBUTES = /^\s*\/?$|=/;
/** Names of an office program's own have a prefix: "<o:p>". Two colons are of a programming language. */
const PREFIXED = /^:[a-z]/i;

/** The pieces of a text in their order, without comments and without what is no text. */
export function htmlPieces(html: string): HtmlPiece[] {
  const bare = withoutComments(html);
  const isPage = PAGE.test(bare);
  const text = bare.replace(DOCTYPE, '');
  const lower = text.toLowerCase();
  const silentUntil = new Map<string, number>(
    SILENT_NAMES.map((name) => [name, lower.lastIndexOf(`</${name}`)]),
  );
  if (isPage) for (const name of ['head', 'title']) silentUntil.set(name, lower.lastIndexOf(`</${name}`));
  const pieces: HtmlPiece[] = [];
  let silent: string | undefined;
  for (const token of text.matchAll(TOKEN)) {
    const [whole, closing, name = '', attributes = ''] = token;
    const tag = name.toLowerCase();
    if (silent !== undefined) {
      if (closing && tag === silent) silent = undefined;
      continue;
    }
    const end = silentUntil.get(tag) ?? -1;
    if (!closing && end > token.index && ATTRIBUTES.test(attributes)) silent = tag;
    else if (isTag(tag, attributes, isPage))
      pieces.push({ tag, isClosing: closing === '/', isEmpty: attributes.endsWith('/'), attributes });
    else pieces.push({ words: whole });
  }
  return pieces;
}

function isTag(tag: string, attributes: string, isPage: boolean): boolean {
  if (tag === '') return false;
  if (PREFIXED.test(attributes)) return true;
  return (NAMES.has(tag) || (isPage && PAGE_NAMES.has(tag))) && ATTRIBUTES.test(attributes);
}

/** A comment ends where it says so; what looks like the beginning of one and has no end is words. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 2);
    if (end < 0) return kept.join('') + text.slice(at);
    kept.push(text.slice(at, start));
    at = end + 3;
  }
}
