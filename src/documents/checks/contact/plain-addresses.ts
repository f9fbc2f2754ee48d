import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { addressesIn } from '#documents/parser/resume/contact/emails-and-links.ts';
import { isCopyright } from '#documents/parser/resume/lines/around-text.ts';
import type { Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { lineSource } from '../places.ts';
import { topLines } from './name-and-location.ts';
import { bareAddress, hostOf, isSame } from './same-address.ts';

/* Addresses of the person that are written on the page and are no links. */

/** Told once, with all of them by name; where more may stand there, it says so. */
export function plainAddresses(input: CheckInput, file: ParsedFile): readonly Fault[] {
  const read = [...input.resume.links, ...addressesOnTop(input)];
  const plain = onceEach(read.filter((link) => !isLinked(link, input)));
  const named = plain.filter((link) => isWholeAddress(link, file) && isSurelyAddress(link, input));
  if (named.length === 0) return [];
  const isAll = plain.every((link) => named.includes(link) || isNone(link, named, input));
  return [withoutLink(named, isAll)];
}

/** What looks like an address on the lines of the contact details, whether or not it was taken for a link. */
const addressesOnTop = (input: CheckInput): ParsedValue[] =>
  topLines(input)
    // In the foot it may be that of a template.
    .filter(({ region, text }) => region !== 'footer' && !isCopyright(text))
    .flatMap((line) =>
      addressesIn(line.text).map(({ text }) => ({
        value: text,
        confidence: 0.5,
        source: sourceOf(line, text),
      })),
    );

const sourceOf = (line: TextLine, snippet: string) => ({ ...lineSource(line), snippet });

/** Each once; what begins another on its line was taken for less than it is, and goes on below. */
const onceEach = (links: readonly ParsedValue[]): ParsedValue[] =>
  links.filter(({ value, source }, index) => {
    const own = addressOf(value);
    return !links.slice(0, index).some((other) => {
      const whole = addressOf(other.value);
      return whole === own || (other.source.line === source.line && whole.startsWith(own));
    });
  });

/** Dashes are written in many ways. */
const withHyphens = (text: string): string => text.replace(/[−‐‑]/gu, '-');
const addressOf = (value: string): string => bareAddress(withHyphens(value));

/** "linkedin.com/in/" at the end of a line, whose rest is elsewhere. */
const STUB = /[-−‐‑]$|\.(?:com|org|net)\/(?:in|pub|company|profile|user|u)?\/?$/iu;

/** With a path or "www"; of others, "Node.js" is none, and a site by the person's own name is one. */
function isSurelyAddress({ value }: ParsedValue, { resume }: CheckInput): boolean {
  if (value.includes('/') || /^www\./iu.test(value)) return true;
  const names = resume.name?.value.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return names.some((name) => bareAddress(value).includes(bareAddress(name)));
}

/** The host of a mailbox, the program that made the file, and pieces of what is named already. */
function isNone({ value }: ParsedValue, named: readonly ParsedValue[], { resume }: CheckInput): boolean {
  const isOfMail = resume.emails.some((mail) => bareAddress(mail.value).endsWith(`@${bareAddress(value)}`));
  const isPiece = named.some((other) => bareAddress(other.value).startsWith(bareAddress(value)));
  return isOfMail || isPiece || OF_TEMPLATE.test(value) || value.includes('@');
}

/** A footer of the program that made the file. */
const OF_TEMPLATE = /^(?:https?:\/\/)?(?:www\.)?(?:europass\.|[^/]*\beuropa\.eu\b)/iu;

/** A piece of an address that is broken over two lines is no link of its own; nor is an email address. */
function isWholeAddress({ value, source }: ParsedValue, file: ParsedFile): boolean {
  const { lines } = file;
  if (value.includes('@') || STUB.test(value) || OF_TEMPLATE.test(value)) return false;
  const text = withHyphens(source.line === undefined ? '' : (lines[source.line]?.text ?? ''));
  const at = text.indexOf(withHyphens(value));
  if (at === -1) return goesOnBelow(value, source.line, file);
  const [before, after] = [text.slice(0, at), text.slice(at + value.length)];
  const above = source.line === undefined ? '' : (lines[source.line - 1]?.text ?? '');
  const goesOnFromAbove = before.trim() === '' && /[@/.\-‐‑]$/u.test(above.trim());
  return !/[\p{L}\p{N}@.-]$/u.test(before) && !/^[\p{L}\p{N}@]/u.test(after) && !goesOnFromAbove;
}

/** An address over two lines is one where its rest stands right below; further away it is of something else. */
function goesOnBelow(value: string, index: number | undefined, { lines }: ParsedFile): boolean {
  const [line, next] = index === undefined ? [] : [lines[index], lines[index + 1]];
  if (line?.box === undefined || next?.box === undefined || next.column !== line.column) return false;
  const rest = next.text.split(/[\s|•·,;]+/)[0] ?? '';
  const isBelow = next.box.top >= line.box.top && next.box.top - line.box.bottom < line.fontSize;
  return (
    isBelow && rest.length > 0 && value.endsWith(rest) && line.text.endsWith(value.slice(0, -rest.length))
  );
}

const withoutLink = (plain: readonly ParsedValue[], isAll: boolean): Fault => ({
  severity: 'low',
  title: `${plain.map(({ value }) => `“${value}”`).join(', ')} ${stands(plain.length, isAll)}`,
  suggestion:
    'Make it a link (in Word and Google Docs: select it, then Ctrl or Cmd and K), so that one click is enough.',
  places: plain.map(({ source }) => source),
});

function stands(count: number, isAll: boolean): string {
  if (!isAll) return `${count === 1 ? 'is' : 'are'} among the addresses that are plain text, not links`;
  return count === 1 ? 'is plain text, not a link' : 'are plain text, not links';
}

const isLinked = ({ value, source }: ParsedValue, { file }: CheckInput): boolean =>
  file?.links.some(
    ({ url, line }) =>
      isSame(value, url) ||
      (line !== undefined && line === source.line && hostOf(bareAddress(value)) === hostOf(bareAddress(url))),
  ) ?? false;
