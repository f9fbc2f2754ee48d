import type { ParsedFile, ParsedLink, TextLine, TextRun } from '#documents/parser/parsed-file.ts';
import { markedSpans, type Span } from '#documents/text/marks.ts';
import { plainFacts } from '../facts/plain-facts.ts';
import { plainBlanks, plainLetters, spellingMended, splitBullet } from '../layout/letters.ts';
import { isAllCaps } from '../layout/page-lines.ts';
import { LETTERS_MAX, linePieces, LINES_MAX } from '../text-limits.ts';
import { unwrapped } from './unwrapped.ts';

/** Letters of a text have no size of their own; headings of Markdown are larger by their level. */
const SIZE = 10;
const HEADING_SIZES = [18, 14, 12, 11, 11, 11];

/** Reads a plain text or Markdown, line by line; nothing where it has no words. */
export function readText(text: string, name: string, bytes: number): ParsedFile | undefined {
  const { content, isCut } = readable(text.replace(/^\ufeff/, ''));
  const isMarkdown = looksLikeMarkdown(content);
  const lines: TextLine[] = [];
  const links: ParsedLink[] = [];
  let gapAbove = 0;
  for (const written of linesOf(content, isMarkdown).flatMap(linePieces)) {
    const isRule = /^(?:-{3,}|={3,}|_{3,}|\*{3,}|~{3,}|#{3,})$/.test(written.replace(/[\s|:]/g, ''));
    const line = isRule ? undefined : readLine(written, isMarkdown, lines.length, links);
    if (!line) {
      gapAbove += SIZE;
      continue;
    }
    lines.push({ ...line, gapAbove });
    gapAbove = 0;
  }
  if (!lines.some((line) => /\p{L}/u.test(line.text))) return undefined;
  return {
    kind: isMarkdown ? 'markdown' : 'text',
    name,
    properties: { title: '', author: '', producer: '' },
    pages: [],
    lines,
    links,
    ...(isCut && { leftOut: ['length'] }),
    facts: plainFacts(lines, bytes),
  };
}

/** As much of a text as there is room for, in whole lines where it has some. */
function readable(text: string): { content: string; isCut: boolean } {
  let end = 0;
  let lines = 0;
  LINE.lastIndex = 0;
  while (lines < LINES_MAX && end < Math.min(text.length, LETTERS_MAX)) {
    const [line = ''] = LINE.exec(text) ?? [];
    // Empty lines are none that anybody reads.
    if (line.trim() !== '') lines += 1;
    end += line.length;
    if (line === '') break;
  }
  end = Math.min(end, LETTERS_MAX);
  const rest = text.slice(end);
  return { content: text.slice(0, end), isCut: /\S/.test(rest) };
}

const LINE = /[^\n]*\n?/y;

/** Two signs of Markdown or more: a hyphen before a line is one of plain texts as well. */
function looksLikeMarkdown(text: string): boolean {
  const signs = [/^#{1,6} \S/m, /\*\*\S/, /\[[^[\]\n]+\]\((?:https?:|mailto:|#)/, /^```/m, /^\|.+\|[ \t]*$/m];
  const found = signs.filter((sign) => sign.test(text)).length;
  return found >= 2 || (text.match(/^#{1,6} \S/gm) ?? []).length >= 2;
}

function linesOf(text: string, isMarkdown: boolean): string[] {
  const lines = text.split(/\r\n?|[\n\u0085\u2028\u2029\v\f]/u);
  return unwrapped(
    isMarkdown ? lines.filter((line) => !/^\s*```/.test(line)).map(withoutUnderline(lines)) : lines,
  );
}

/** A line with equals signs below it is a heading too. */
function withoutUnderline(lines: readonly string[]) {
  return (line: string, index: number) => {
    const below = lines[index + 1] ?? '';
    if (/^=+\s*$/.test(below)) return `# ${line}`;
    return /^-{3,}\s*$/.test(below) && line.trim() !== '' ? `## ${line}` : line;
  };
}

function readLine(
  written: string,
  isMarkdown: boolean,
  index: number,
  links: ParsedLink[],
): Omit<TextLine, 'gapAbove'> | undefined {
  const [, marks = '', heading = ''] = (isMarkdown && /^\s{0,3}(#{1,6})\s(.*)$/.exec(written)) || [];
  const bare = marks ? heading.replace(/(?<=[^#\s])\s+#+\s*$/, '') : isMarkdown ? cells(written) : written;
  const { bullet, rest } = splitBullet(plainBlanks(plainLetters(bare)).trim());
  const size = HEADING_SIZES[marks.length - 1] ?? SIZE;
  const spans: Span[] = isMarkdown ? markedSpans(rest.replaceAll('__', '**')) : [{ text: rest }];
  const runs = spans.map((span): TextRun => ({
    text: span.text,
    fontSize: size,
    fontName: '',
    bold: marks !== '' || span.bold === true,
    italic: span.italic === true,
    hidden: false,
  }));
  const { text } = spellingMended(runs.map((run) => run.text).join(''));
  if (text.trim() === '') return undefined;
  for (const { href, text: said } of spans) if (href) links.push({ url: href, text: said, line: index });
  const first = text.indexOf('\t') < 0 ? runs : runs.slice(0, 1);
  return {
    index,
    page: 1,
    text,
    runs,
    column: 0,
    region: 'body',
    fontSize: size,
    bold: first.every((run) => run.bold || run.text.trim() === ''),
    italic: first.every((run) => run.italic || run.text.trim() === ''),
    allCaps: isAllCaps(text),
    bullet,
  };
}

/** The cells of a table stand beside each other. */
function cells(line: string): string {
  if (!/^\s*\|.*\|\s*$/.test(line)) return line.replace(/^\s*>\s?/, '');
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join('\t');
}
