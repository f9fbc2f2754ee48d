import type { ChosenLook } from '#documents/look/with-look.ts';
import { inOneLine } from '#tests/support/read-back.ts';

/** What of a document matters where one page ends and the next begins. */
export type Flow = {
  /** Headings of sections, titles of entries that have text, and their companies: never last on a page. */
  heads: readonly string[];
  /** Paragraphs and items of lists, each with more or less than a line. */
  paragraphs: readonly string[];
  /** Items of each list. */
  lists: readonly (readonly string[])[];
};

/** Pages, without footers, that end or begin where a reader would stumble. */
export function badPageEnds(pages: readonly string[], flow: Flow): string[] {
  const sheets = pages.map((page) => page.split('\n').map(textOf).filter(Boolean));
  return sheets.flatMap((lines, index) => {
    const last = sheets[index - 1]?.at(-1) ?? '';
    const [first = ''] = lines;
    const isLast = index > 0 && index === sheets.length - 1;
    return [
      index < sheets.length - 1 && isHead(lines.at(-1) ?? '', flow) && `ends with the head ${lines.at(-1)}`,
      index > 0 && isLoneEnd(last, first, flow) && `begins with the last line of a paragraph: ${first}`,
      index > 0 && isLoneItem(last, first, flow) && `begins with the last item of a list: ${first}`,
      isLast && lines.length < 2 && `holds no more than ${first || 'nothing'}`,
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `page ${index + 1} ${fault}`);
  });
}

function textOf(line: string): string {
  return inOneLine(line).replace(/^[•–›] ?/, '');
}

function isHead(line: string, { heads }: Flow): boolean {
  return heads.some((head) => {
    return (
      line.toLowerCase() === head.toLowerCase() || line.startsWith(`${head} ·`) || line.startsWith(`${head} `)
    );
  });
}

/** Where texts repeat, one that goes on after the line is given the benefit of the doubt. */
function isLoneEnd(last: string, first: string, { paragraphs }: Flow): boolean {
  const parted = `${last} ${first}`;
  const candidates = paragraphs.map(inOneLine).filter((paragraph) => paragraph.includes(parted));
  return candidates.length > 0 && candidates.every((paragraph) => paragraph.endsWith(parted));
}

/** An item of one line, of lists of more than two items; two may part. */
function isLoneItem(last: string, first: string, { lists }: Flow): boolean {
  return lists.some((items) => {
    const [before = '', end = ''] = items.slice(-2).map(inOneLine);
    return items.length > 2 && end === first && before.endsWith(last);
  });
}

/**
 * "Ana Silva · 2/3" ends every page but the first, or every one where pages are numbered `on`, or none; a name too long
 * for the line is left out.
 */
export function badFooters(
  pages: readonly string[],
  name: string,
  numbers: ChosenLook['pageNumbers'] = '',
): string[] {
  return pages.flatMap((page, index) => {
    const last = page.split('\n').at(-1) ?? '';
    const count = `${index + 1}/${pages.length}`;
    const isNumbered = numbers === 'on' ? pages.length > 1 : numbers === '' && index > 0;
    if (!isNumbered) return FOOTER_END.test(last) ? [`page ${index + 1} has a footer`] : [];
    const named = name === '' ? count : `${name} · ${count}`;
    return last === named || (last === count && name.length > LONG_NAME)
      ? []
      : [`page ${index + 1} ends with ${last}`];
  });
}

/** In characters: beside wide margins and in large type a name may not have room from here on. */
const LONG_NAME = 24;
const FOOTER_END = /(?:^|· )\d{1,2}\/\d{1,2}$/;
