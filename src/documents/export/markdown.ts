import type { LinkedText } from '../text/links.ts';
import type { WrittenLine } from '../text/written.ts';
import type { Outline, OutlinePart } from './outline.ts';
import { factsInOrder } from './plain-text.ts';

/*
 * A document as Markdown, of CommonMark's rules, which every program that reads Markdown keeps to. What a person wrote is
 * text: signs that would mean something are escaped.
 */

/** Ends a line within a paragraph. A backslash would do as well, but older programs show it. */
const LINE_END = '  \n';
const BETWEEN = ' · ';

export function markdown({ parts }: Outline): string {
  const blocks = parts.map(blockOf).filter((block) => block !== '');
  return `${blocks.join('\n\n')}\n`;
}

function blockOf(part: OutlinePart): string {
  switch (part.role) {
    case 'name':
      return `# ${escaped(part.text)}`;
    case 'heading':
      return `## ${escaped(part.text)}`;
    case 'entry':
      return part.text && `${part.within === 'section' ? '###' : '####'} ${escaped(part.text)}`;
    case 'section':
      return '';
    case 'contact':
      return atLineStart(part.items.map(linked).join(BETWEEN));
    case 'facts':
      return factsBlock(part.facts);
    case 'link':
      return atLineStart(linked(part.link));
    case 'paragraph':
      return part.lines.map((line) => atLineStart(written(line))).join(LINE_END);
    case 'list':
      return part.items.map((item) => `- ${atLineStart(written(item))}`).join('\n');
    case 'tags':
      return atLineStart(
        (part.name && `**${escaped(part.name)}:** `) + part.tags.map((tag) => escaped(tag)).join(', '),
      );
    case 'recipient':
      return part.lines.map((line) => atLineStart(escaped(line))).join(LINE_END);
    default:
      return atLineStart(escaped(part.text));
  }
}

/** The employer stands out, as on the page. */
function factsBlock(facts: Parameters<typeof factsInOrder>[0]): string {
  const [first = '', ...others] = factsInOrder(facts).map(escaped);
  const said = facts.organization ? inMarks(first, '**', '', '') : atLineStart(first);
  return [said, ...others].join(BETWEEN);
}

function linked({ text, href }: LinkedText): string {
  return href === undefined ? escaped(text) : `[${escaped(text)}](<${address(href)}>)`;
}

/** An address between pointed brackets, without what would end it. */
function address(href: string): string {
  return href.replace(
    /[\s<>\\]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function written(line: WrittenLine): string {
  if (typeof line === 'string') return escaped(line);
  let said = '';
  for (const [index, span] of line.entries()) {
    const after = line[index + 1]?.text.at(0) ?? '';
    // Marks right behind marks would be read as other ones.
    const isBare = said.endsWith('*') && !said.endsWith('\\*') && !/^\s/u.test(span.text);
    said += writtenSpan(
      isBare ? { ...span, bold: undefined, italic: undefined } : span,
      line[index - 1]?.text.at(-1) ?? '',
      after,
    );
  }
  return said;
}

/** A stretch of a line; bold and italic may have been taken off it. */
type Stretch = {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  href?: string | undefined;
};

function writtenSpan({ text, bold, italic, href }: Stretch, before: string, after: string): string {
  const words = escaped(text);
  const styled = bold || italic ? inMarks(words, marksOf({ bold, italic }), before, after) : words;
  return href === undefined ? styled : `[${styled}](<${address(href)}>)`;
}

function marksOf({ bold, italic }: Pick<Stretch, 'bold' | 'italic'>): string {
  return (bold ? '**' : '') + (italic ? '*' : '');
}

/**
 * Words between marks. Blanks stay outside of them. Where a reader would take the marks for signs, since a letter stands
 * on the other side of them than a mark of punctuation, or other marks do, the words stay plain: words count more.
 */
function inMarks(words: string, marks: string, before: string, after: string): string {
  const core = words.trim();
  if (core === '') return words;
  const lead = words.slice(0, words.indexOf(core));
  const trail = words.slice(lead.length + core.length);
  const first = core.at(0) ?? '';
  const last = core.at(-1) ?? '';
  const opens = lead !== '' || isFree(before) || !isSign(first);
  const closes = trail !== '' || isFree(after) || !isSign(last);
  return opens && closes ? `${lead}${marks}${core}${marks}${trail}` : words;
}

function isFree(neighbour: string): boolean {
  return neighbour === '' || /\s/u.test(neighbour) || isSign(neighbour);
}

function isSign(letter: string): boolean {
  return /[\p{P}\p{S}]/u.test(letter);
}

/** Text whose signs are signs and nothing else. CommonMark lets every mark of ASCII be escaped. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#|~$&!^=@]/g, (sign) => `\\${sign}`);
}

/** What means something at the beginning of a line only: bullets, numbers, rules. */
function atLineStart(line: string): string {
  return line.replace(/^(\s*)([-+:]|\d{1,9}(?=[.)]))/u, (_, blanks: string, sign: string) =>
    /\d/.test(sign) ? `${blanks}${sign}\\` : `${blanks}\\${sign}`,
  );
}
