import { finderOf, type ContactValue } from './contact-value.ts';
import { SearchedText } from './searched-text.ts';
import type { TextStretch } from './signs.ts';

/** `[text](address)`; the address may have brackets of its own. */
const LINK = /\[([^[\]\n]{0,500})\]\(((?:[^\s()]|\([^\s()]{0,100}\)){1,2000})\)/gu;

/** A text without those values; the very same text where it has none. A link that leads to one keeps its words. */
export function withoutValues(text: string, values: readonly ContactValue[]): string {
  const holds = (address: string) =>
    [address, decoded(address)].some((each) => found(each, values).length > 0);
  const without = text.replace(LINK, (whole, words: string, address: string) => {
    if (!holds(address)) return whole;
    return isItsEnd(words, address) ? '' : words;
  });
  const unlinked = withoutSplitting(without, values);
  const left = removed(unlinked, found(unlinked, values));
  return left === text ? text : tidied(text, left);
}

/** Whether one of the values stands in an address. */
export function holdsValue(address: string, values: readonly ContactValue[]): boolean {
  return [address, decoded(address)].some((each) => withoutValues(each, values) !== each);
}

/** Whether words name somebody as the end of an address does: "olanordmann". */
function isItsEnd(words: string, address: string): boolean {
  const end =
    decoded(address)
      .split(/[/?#=]/)
      .filter(Boolean)
      .at(-1) ?? '';
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(words) !== '' && plain(words) === plain(end);
}

/** Without links that part a value: "912 [34](x) 567". */
function withoutSplitting(text: string, values: readonly ContactValue[]): string {
  const plain = text.replace(LINK, '$1');
  if (plain === text || found(plain, values).length <= found(text, values).length) return text;
  return plain;
}

function found(text: string, values: readonly ContactValue[]): TextStretch[] {
  const searched = new SearchedText(text);
  return values.flatMap((value) => finderOf(value)(searched));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function removed(text: string, stretches: readonly TextStretch[]): string {
  let left = '';
  let at = 0;
  for (const { from, to } of stretches.toSorted((a, b) => a.from - b.from)) {
    if (from > at) left += text.slice(at, from);
    at = Math.max(at, to);
  }
  return left + text.slice(at);
}

/** Without what only led to the values: empty brackets, a label before nothing, blanks before a comma. */
function tidied(text: string, left: string): string {
  const before = new Set(text.split('\n'));
  const lines = left.split('\n').flatMap((line) => {
    if (before.has(line)) return [line];
    const tidy = tidiedLine(line);
    return /[\p{L}\p{N}]/u.test(tidy) ? [tidy] : [];
  });
  return lines.join('\n');
}

function tidiedLine(line: string): string {
  const bare = line
    .replace(/\b(?:mailto|tel|sms):(?=\s|$|[)\]>,;.])/giu, '')
    .replace(/\(\s{0,9}\)|\[\s{0,9}\]|<\s{0,9}>/g, '')
    .replace(/([([]) {0,9}[,;|·/] {0,9}/g, '$1')
    .replace(/ {0,9}[,;|·/] {0,9}([)\]])/g, '$1')
    .replace(/\*{2,6}(?=\s|$)(?<=(?:^|\s)\*{2,6})/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:!?)])/g, '')
    .replace(/(?:[|·,;/] ?){2,}/g, (row) => row.slice(0, 1) + (row.endsWith(' ') ? ' ' : ''))
    .replace(/^[\s|·,;]+/u, '')
    .trimEnd();
  // "Phone:" with nothing behind it.
  const unlabelled = /^[^\p{N}]{0,24}:\*{0,3}$/u.test(bare) ? '' : bare;
  return unlabelled.replace(/[|·,;/–-]$/u, '').trimEnd();
}
