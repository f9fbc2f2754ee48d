import type { LinkedText } from '../text/links.ts';
import { type WrittenLine, wordsOf } from '../text/written.ts';
import type { EntryFacts, Outline, OutlinePart } from './outline.ts';
import { shownHeading } from './shown.ts';

/** A line of text, and by how much its further lines stand in where it has to be wrapped. */
type Line = { text: string; hang?: number };

const BULLET = '• ';
const BETWEEN = ' · ';

/**
 * A document as plain text, in the order and with the marks of its pages, for fields that take nothing else.
 * @param wrap the most characters a line may have; without it only what the person wrote in lines is in lines
 */
export function plainText(outline: Outline, wrap?: number): string {
  // What has no words of its own, as an entry without a title, leaves its empty line to what follows.
  let isLeft = false;
  const lines = outline.parts.flatMap((part, index) => {
    const before = outline.parts[index - 1];
    const isGap = isLeft || (before !== undefined && isApart(part, before));
    const said = linesOf(part, outline);
    isLeft = said.length === 0 && isGap && part.role === 'entry';
    return said.length === 0 ? [] : [...(isGap ? [{ text: '' }] : []), ...said];
  });
  const wrapped = lines.flatMap((line) => (wrap === undefined ? [line.text] : wrappedLine(line, wrap)));
  return `${wrapped.join('\n')}\n`;
}

/** Parts that stand apart from the one before them by an empty line. */
function isApart(part: OutlinePart, before: OutlinePart): boolean {
  switch (part.role) {
    case 'heading':
    case 'section':
    case 'date':
    case 'recipient':
    case 'opening':
    case 'signature':
    case 'signed':
      return true;
    case 'entry':
      return before.role !== 'heading' && before.role !== 'section';
    case 'paragraph':
      return (
        part.at === 'body' ||
        part.at === 'closing' ||
        before.role === 'paragraph' ||
        (part.at === 'lead' && before.role === 'list')
      );
    case 'list':
      return part.at === 'body' || part.at === 'closing';
    default:
      return false;
  }
}

function linesOf(part: OutlinePart, outline: Outline): Line[] {
  switch (part.role) {
    case 'contact':
      return [{ text: part.items.map(({ text }) => text).join(BETWEEN) }];
    case 'heading':
      return [{ text: shownHeading(part, outline.design) }];
    case 'section':
      return [];
    case 'facts':
      return [{ text: factsInOrder(part.facts).join(BETWEEN) }];
    case 'link':
      return [{ text: part.link.text }];
    case 'paragraph':
      return part.lines.map((line) => ({ text: withAddresses(line) }));
    case 'list':
      return part.items.map((item) => ({ text: BULLET + withAddresses(item), hang: BULLET.length }));
    case 'tags':
      return [{ text: (part.name && `${part.name}: `) + part.tags.join(', ') }];
    case 'recipient':
      return part.lines.map((text) => ({ text }));
    default:
      return part.text ? [{ text: part.text }] : [];
  }
}

/** Employer, place and dates, those that are said. */
export function factsInOrder({ organization, location, dates }: EntryFacts): string[] {
  return [organization, location, dates].filter(Boolean);
}

/** The words of a line; where some lead to an address that they do not show, it stands behind them. */
function withAddresses(line: WrittenLine): string {
  if (typeof line === 'string') return line;
  return line
    .map(({ text, href }, index) => {
      // A link of several stretches says its address once, at its end.
      const isEnd = href !== undefined && line[index + 1]?.href !== href;
      const whole = isEnd ? wholeLink(line, index) : '';
      return isEnd && !showsAddress({ text: whole, href }) ? `${text} (${shownAddress(href)})` : text;
    })
    .join('');
}

function wholeLink(line: Exclude<WrittenLine, string>, end: number): string {
  let from = end;
  while (from > 0 && line[from - 1]?.href === line[end]?.href) from -= 1;
  return wordsOf(line.slice(from, end + 1));
}

function showsAddress({ text, href = '' }: LinkedText): boolean {
  const bare = (address: string) =>
    address
      .replace(/^(?:https?:\/\/)?(?:www\.)?|^mailto:|^tel:/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
  return bare(text.trim()) === bare(href);
}

function shownAddress(href: string): string {
  return href.replace(/^(?:mailto|tel):/i, '');
}

/** A line in lines of no more characters than that, broken at blanks; a longer word stays whole. */
function wrappedLine({ text, hang = 0 }: Line, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && letters(longer) > width) {
      lines.push(line);
      line = ' '.repeat(hang) + word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Characters as people count them: marks belong to their letters. */
function letters(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : text.replace(/\p{M}/gu, '').length;
}
