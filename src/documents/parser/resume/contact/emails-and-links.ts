import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { readOf } from '../lines/piece.ts';

/* Addresses of mail and of the web among the contact details. */

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}\s?@\s?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,18}/gu;
/** The end of an address that goes on at once with other words. */
const GLUED = /\.(com|org|net|edu|gov|de|fr|es|it|nl|pt|co\.uk|io|me|ch|at|eu)(?=\p{Lu})/u;
/** "E: jane@…", "Emailjane@…": words that are glued to an address, with capitals to tell. */
const GLUED_WORD = /^(?:e-?mail|mail|correo)[.:]?(?=\p{L}{3}[\p{L}\p{N}._%+'-]*@)/iu;

/** "Spokane, WA 99201jane@…": a postal code that is glued to one. */
const GLUED_CODE = /^\d{5}(?=\p{L})/u;
const POSTAL_BEFORE = /,\s+[A-Z]{2}\s+$/u;

/** Addresses of email in order, each once, however they are decorated. */
export function findEmails(lines: readonly Line[], file: ParsedFile): ParsedValue[] {
  const found = new Map<string, ParsedValue>();
  for (const line of lines) {
    for (const match of line.text.matchAll(EMAIL)) {
      const { value, start } = bare(match[0], match.index, line.text.slice(0, match.index));
      const key = value.toLowerCase();
      if (found.has(key)) continue;
      found.set(key, readOf(line, start, start + value.length, value.replace(/\s/g, ''), 0.98));
    }
  }
  for (const link of file.links) {
    const address = /^mailto:([^?]+)/i.exec(link.url)?.[1];
    const value = address && decoded(address).trim();
    if (!value || !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value) || found.has(value.toLowerCase()))
      continue;
    // What is written counts; a link is the next best, where an address is hidden behind a word or broken in two.
    const line = lines.find(({ source }) => source.index === link.line);
    const written = { snippet: link.text || value, ...(link.line !== undefined && { line: link.line }) };
    const box = link.box ?? line?.source.box;
    found.set(value.toLowerCase(), { value, confidence: 0.9, source: { ...written, ...(box && { box }) } });
  }
  return [...found.values()];
}

function bare(text: string, index: number, before: string): { value: string; start: number } {
  const code = POSTAL_BEFORE.test(before) ? GLUED_CODE.exec(text)?.[0].length : undefined;
  const word = code ?? GLUED_WORD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(word);
  const glued = GLUED.exec(rest);
  return { value: glued ? rest.slice(0, glued.index + glued[0].length) : rest, start: index + word };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const TOP_LEVEL =
  'com|org|net|io|dev|me|co|ai|app|info|tech|site|design|studio|online|page|xyz|edu|gov|us|uk|ca|au|de|at|ch|fr|es|pt|it|nl|be|eu|br|mx|ar|in|pl|se|no|dk|fi|ie|nz|jp|cn|ru|cc|ly|art|blog|work|works|cv|pro|name|portfolio|digital|club|biz|ventures|gg|so|to|tv|link|wiki|media|engineer|codes|science|photography';
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])(?:(?:https?:\\s?//\\s?)[^\\s|•·,;()<>]+|(?:www\\.)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${TOP_LEVEL})(?![\\p{L}\\p{N}@]|\\.\\p{L})(?:[/?#][^\\s|•·,;()<>]*)?)`,
  'giu',
);
/** "linkedin: jane-doe", "github/jane": profiles named by their service alone. */
const PROFILE =
  /(?<!\p{L})(linkedin|github|gitlab|twitter)\s*[:/@]+\s*(?:in\/)?(@?[\p{L}\p{N}_.-]{3,40})(?![\p{L}\p{N}_.-]*\.(?:com|org))/giu;
/** What ends so goes on somewhere: "linkedin.com/in/". */
const CUT = /(?:\/(?:in|pub|users?|u)\/?|[-_=&?])$/iu;
/** Words with a full stop inside that are not addresses. */
const NO_ADDRESS =
  /^(?:node|vue|next|react|express|angular|ember|backbone|three|d3|nuxt|socket|asp|ado|vb|moment|chart|p5|discord|nest|knockout|alpine|require|underscore|handlebars|electron|deck|tensorflow)\.?(?:js|net|io)$|^(?:b|m|ph|e|i)\.\p{L}+$|^asp\.net|^socket\.io$|\.(?:js|ts|py)$/iu;
/** Beyond the contact details, only addresses with a scheme, a path or "www" are taken for a person's. */
const SURE = /^(?:https?:|www\.)|\/[\p{L}\p{N}@~_-]/iu;

/** Links of the person in order: written with or without a scheme, or laid under a word. */
export function findLinks(
  contact: readonly Line[],
  file: ParsedFile,
  emails: readonly ParsedValue[],
): ParsedValue[] {
  const found = new Map<string, ParsedValue>();
  const domains = new Set(emails.map(({ value }) => value.split('@')[1]?.toLowerCase()));
  const add = (line: Line, start: number, written: string, confidence: number) => {
    const text = written
      .replace(/(?<![.,;:!?'"”’])[.,;:!?'"”’]+$/u, '')
      .replace(/\s/g, '')
      .replace(/[−‐‑]/gu, '-');
    const key = keyOf(text);
    if (NO_ADDRESS.test(text) || (domains.has(key) && !SURE.test(text)) || found.has(key)) return;
    found.set(key, readOf(line, start, start + written.length, text, confidence));
  };
  for (const line of contact) {
    const text = withoutEmails(line.text);
    for (const match of text.matchAll(ADDRESS))
      add(line, match.index, match[0], CUT.test(match[0]) ? 0.4 : SURE.test(match[0]) ? 0.97 : 0.85);
    for (const match of text.matchAll(PROFILE)) {
      const [whole, service = '', handle = ''] = match;
      if (
        /^(?:com|profile|https?|www)/i.test(handle) ||
        [...found.keys()].some((key) => key.includes(service.toLowerCase()))
      )
        continue;
      const host = service.toLowerCase();
      const value =
        host === 'linkedin' ? `linkedin.com/in/${handle}` : `${host}.com/${handle.replace(/^@/, '')}`;
      found.set(keyOf(value), readOf(line, match.index, match.index + whole.length, value, 0.7));
    }
  }
  // A word of a sentence may lead somewhere; it is not how to reach somebody.
  const inContact = new Set(contact.filter((line) => !isSentence(line)).map(({ source }) => source.index));
  for (const link of file.links) {
    if (!/^https?:/i.test(link.url) || link.line === undefined || !inContact.has(link.line)) continue;
    const key = keyOf(link.url);
    if (found.has(key) || [...found.keys()].some((known) => key.startsWith(known) || known.startsWith(key)))
      continue;
    const source = { snippet: link.text || link.url, line: link.line, ...(link.box && { box: link.box }) };
    found.set(key, { value: link.url, confidence: 0.85, source });
  }
  return [...found.values()];
}

function isSentence({ text }: Line): boolean {
  return text.trim().split(/\s+/u).length > 8 && !/[|·•@\t]|\s{3}/u.test(text);
}

/** Addresses within a text, as it is written. */
export function addressesIn(text: string): { text: string; start: number; end: number }[] {
  return [...withoutEmails(text).matchAll(ADDRESS)]
    .map((match) => ({
      text: match[0].replace(/(?<![.,;:!?)])[.,;:!?)]+$/, ''),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter((found) => !NO_ADDRESS.test(found.text));
}

function withoutEmails(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}.-]+/gu, (part) =>
    ' '.repeat(part.length),
  );
}

function keyOf(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '');
}
