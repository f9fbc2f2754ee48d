import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import { lineSources, quotedLine } from '../places.ts';
import { wholeHeading } from '../sections/heading-lines.ts';
import { measured } from '../second-look/proof.ts';

/* Checks of what a page cuts off: text beyond its edge, and a heading that its text has left. */

/** Letters may reach a little beyond their place, in points. */
const BEYOND = 3;

/** Text that runs off the paper. */
export const offPage: Check = {
  id: 'layout/off-page',
  group: 'layout',
  area: 'document',
  severity: 'high',
  why: 'What stands beyond the edge is in the file, and nobody who sees or prints the page can read it.',
  passed: 'All text is on the page',
  applies: ({ file }) => file?.kind === 'pdf',
  find({ file }) {
    const lines = file?.lines.filter((line) => isBeyond(line, file)) ?? [];
    if (lines.length === 0) return [];
    return [
      measured({
        title: `${counted(lines.length, 'line runs', 'lines run')} off the page: ${quotedLine(lines[0])}`,
        suggestion: 'Make the text box or the column narrower, so that the line breaks before the edge.',
        places: lineSources(lines),
      }),
    ];
  },
};

const isBeyond = ({ box, text, runs }: TextLine, { pages }: ParsedFile): boolean => {
  const page = pages.find(({ number }) => number === box?.page);
  if (box === undefined || page === undefined || !/[\p{L}\p{N}]/u.test(text)) return false;
  // What nobody is meant to see is another check's matter.
  if (runs.length > 0 && runs.every(({ hidden }) => hidden)) return false;
  return box.right > page.width + BEYOND || box.left < -BEYOND;
};

/** A heading alone at the foot of a page. */
export const headingAtFoot: Check = {
  id: 'layout/heading-at-foot',
  group: 'layout',
  area: 'document',
  severity: 'low',
  why: 'A heading whose text begins overleaf is read as the end of the part above it.',
  passed: 'Every heading stands on the page of its text',
  applies: ({ file }) => file?.kind === 'pdf' && file.pages.length > 1,
  find(input) {
    const { file, resume } = input;
    if (file === undefined) return [];
    const headings = resume.sections.flatMap((section) => {
      const { heading, kind, isGuessed } = section;
      const line = heading?.source.line === undefined ? undefined : file.lines[heading.source.line];
      return line === undefined || kind === 'unknown' || isGuessed || line.text.trim() !== heading?.value
        ? []
        : [{ line, section }];
    });
    const single = new Set(file.pages.flatMap(({ number, columns }) => (columns === 1 ? [number] : [])));
    const byPage = Map.groupBy(file.lines, ({ page }) => page);
    // The last heading of a page is the only one that can be its last line.
    const last = new Map(headings.map((heading) => [heading.line.page, heading]));
    const alone = [...last.values()].filter(
      ({ line }) =>
        single.has(line.page) &&
        isLastOfPage(line, byPage.get(line.page) ?? [], byPage.get(line.page + 1) ?? []),
    );
    const [first] = alone;
    if (first === undefined) return [];
    return [
      {
        title: `“${wholeHeading(first.section, input) ?? first.line.text}” stands alone at the foot of page ${String(first.line.page)}, and its text overleaf`,
        suggestion:
          'Move it to the next page with its text (in Word and LibreOffice: “Keep with next” of the paragraph).',
        places: lineSources(alone.map(({ line }) => line)),
      },
    ];
  },
};

/** Whether nothing but a footer stands beside or below it, and more comes on the next page. */
function isLastOfPage(line: TextLine, ofPage: Lines, overleaf: Lines): boolean {
  const body = ofPage.filter((other) => !isFoot(other));
  if (line.box === undefined || body.some(({ box }) => box === undefined)) return false;
  const top = line.box.top + 1;
  return (
    overleaf.some(({ region }) => region === 'body') &&
    body.every((other) => other.index === line.index || (other.box?.bottom ?? 0) <= top)
  );
}

type Lines = readonly TextLine[];

/** A running foot, or nothing but the number of the page. */
const isFoot = ({ region, text }: TextLine): boolean =>
  region === 'footer' ||
  /^(?:\p{L}{0,6}\s?)?\d{1,2}(?:\s?(?:\/|of|von|de|sur|z|van|из)\s?\d{1,2})?$/iu.test(text.trim());
