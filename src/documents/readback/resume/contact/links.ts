import type { ReadFile } from '../../read-file.ts';
import type { Read } from '../../read-resume.ts';
import type { Line } from '../lines/line.ts';
import { readOf } from '../lines/piece.ts';

const TOP_LEVEL =
  'com|org|net|io|dev|me|co|ai|app|info|tech|site|design|studio|online|page|xyz|edu|gov|us|uk|ca|au|de|at|ch|fr|es|pt|it|nl|be|eu|br|mx|ar|in|pl|se|no|dk|fi|ie|nz|jp|cn|ru|cc|ly|art|blog|work|works|cv|pro|name|portfolio|digital|club|biz|ventures|gg|so|to|tv|link|wiki|media|engineer|codes|science|photography';
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])(?:(?:https?:\\s?//\\s?)[^\\s|•·,;()<>]+|(?:www\\.)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?\\.)+(?:${TOP_LEVEL})(?![\\p{L}\\p{N}@]|\\.\\p{L})(?:[/?#][^\\s|•·,;()<>]*)?)`,
  'giu',
);
/** "linkedin: jane-doe", "github/jane": profiles named by their service alone. */
const PROFILE =
  /(?<!\p{L})(linkedin|github|gitlab|twitter)\s*[:/@]+\s*(?:in\/)?(@?[\p{L}\p{N}_.-]{3,40})(?![\p{L}\p{N}_.-]*\.(?:com|org))/giu;
/** Words with a full stop inside that are not addresses. */
const NO_ADDRESS =
  /^(?:node|vue|next|react|express|angular|ember|backbone|three|d3|nuxt|socket|asp|ado|vb|moment|chart|p5|discord|nest|knockout|alpine|require|underscore|handlebars|electron|deck|tensorflow)\.?(?:js|net|io)$|^(?:b|m|ph|e|i)\.\p{L}+$|^asp\.net|^socket\.io$|\.(?:js|ts|py)$/iu;
/** Beyond the contact details, only addresses with a scheme, a path or "www" are taken for a person's. */
const SURE = /^(?:https?:|www\.)|\/[\p{L}\p{N}@~_-]/iu;

/** Links of the person in order: written with or without a scheme, or laid under a word. */
export function findLinks(contact: readonly Line[], file: ReadFile, emails: readonly Read[]): Read[] {
  const found = new Map<string, Read>();
  const domains = new Set(emails.map(({ value }) => value.split('@')[1]?.toLowerCase()));
  const add = (line: Line, start: number, written: string, confidence: number) => {
    const text = written.replace(/(?<![.,;:!?'"”’])[.,;:!?'"”’]+$/u, '').replace(/\s/g, '');
    const key = keyOf(text);
    if (NO_ADDRESS.test(text) || (domains.has(key) && !SURE.test(text)) || found.has(key)) return;
    found.set(key, readOf(line, start, start + written.length, text, confidence));
  };
  for (const line of contact) {
    const text = withoutEmails(line.text);
    for (const match of text.matchAll(ADDRESS))
      add(line, match.index, match[0], SURE.test(match[0]) ? 0.97 : 0.85);
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
      found.set(keyOf(value), readOf(line, match.index, match.index + whole.length, value, 0.6));
    }
  }
  const inContact = new Set(contact.map(({ source }) => source.index));
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
