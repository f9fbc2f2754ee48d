import type { ParsedFile, ParsedPage } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { GREENHOUSE } from '../finding.ts';
import { lineSources, quotedLine } from '../places.ts';
import { measured, unsure } from '../second-look/proof.ts';
import {
  areEntangled,
  hasColumns,
  mayBeLabels,
  SOME_LINES,
  SOME_OUT_OF_ORDER,
  strayLines,
} from './column-lines.ts';

/* Checks of the order in which a page is read: columns, and lines that are stored elsewhere. */

const MANY_OUT_OF_ORDER = 0.1;
/** Columns that are made of a table are that check's matter. */
const IN_TABLE = 0.25;

/** Columns of text beside each other. */
export const columns: Check = {
  id: 'layout/columns',
  group: 'layout',
  area: 'document',
  severity: 'high',
  why: 'Parsers that read line by line across the page mix one column into the other. Greenhouse names columns among what can make a resume fail.',
  reference: GREENHOUSE,
  passed: 'No columns that software could mix up',
  applies: hasFile,
  find({ file }) {
    if (file === undefined) return [];
    const pages = file.pages.filter(({ number, columns: count }) => count > 1 && hasColumns(file, number));
    const [first] = pages;
    if (first === undefined || file.facts.inTables.length > file.lines.length * IN_TABLE) return [];
    const inOrder = strayLines(file).length < SOME_OUT_OF_ORDER;
    if (!inOrder && (mayBeLabels(file) || pages.some(({ number }) => areEntangled(file, number))))
      return [unsure(WHICH_ORDER)];
    // A PDF of ours has been read back in the right order.
    if (inOrder && file.attached !== undefined) return [];
    const where =
      pages.length === 1 ? `Page ${String(first.number)} has` : `${String(pages.length)} pages have`;
    const order = !inOrder ? 'mixed' : areWhole(file, pages) ? 'whole' : 'unknown';
    return [
      measured({
        severity: inOrder ? 'medium' : 'high',
        title: `${where} ${String(first.columns)} columns${ORDER[order].title}`,
        suggestion: ORDER[order].suggestion,
        places: [],
      }),
    ];
  },
};

/** What is said of the order that columns are stored in; where dates are drawn apart from their jobs, nothing. */
const ORDER = {
  whole: {
    title: ', stored one after the other',
    suggestion:
      'Most software will cope, because each column is stored as a whole. If you apply through a portal, a single column is the safe choice.',
  },
  unknown: {
    title: ' beside each other',
    suggestion:
      'Software that reads line by line may mix them. If you apply through a portal, a single column is the safe choice.',
  },
  mixed: {
    title: ', and the lines are not stored in the order they are read',
    suggestion:
      'Choose a layout with a single column, and put skills and contact details above or below your experience.',
  },
};

/** One such line may be a name that runs over two, with its date beside both. */
const SOME_APART = 2;

/** Whether no line of these pages is stored in another place than where it is read, nor dates apart from their lines. */
function areWhole({ facts, lines }: ParsedFile, pages: readonly ParsedPage[]): boolean {
  const numbers = new Set(pages.map(({ number }) => number));
  const onPages = (index: number) => numbers.has(lines[index]?.page ?? 0);
  const apart = facts.drawnApart?.filter(onPages) ?? [];
  return !facts.outOfOrder.some(onPages) && apart.length < SOME_APART;
}

/** The file stores text in another order than people read it. */
export const readingOrder: Check = {
  id: 'layout/reading-order',
  group: 'layout',
  area: 'document',
  severity: 'high',
  why: 'A program takes the lines as they come in the file. Where that is not the order you read them in, a job ends up with the dates of another.',
  passed: 'The lines are stored in the order they are read',
  applies: hasFile,
  find({ file }) {
    if (file === undefined) return [];
    const lines = strayLines(file);
    if (lines.length < SOME_OUT_OF_ORDER) return [];
    if (mayBeLabels(file) || file.pages.some(({ number }) => areEntangled(file, number)))
      return [unsure({ ...WHICH_ORDER, places: lineSources(lines).slice(0, SOME_LINES) })];
    return [
      measured({
        severity: lines.length > file.lines.length * MANY_OUT_OF_ORDER ? 'high' : 'medium',
        // The fewest that have to be moved for the others to be in order.
        title: `At least ${counted(lines.length, 'line')} stored in another order than read, such as ${quotedLine(lines[0])}`,
        suggestion:
          'Avoid text boxes and frames that are moved about by hand: write the lines in the order they should be read, and export again.',
        places: lineSources(lines),
      }),
    ];
  },
};

const WHICH_ORDER = {
  title: 'We could not tell in which order software reads this page',
  lookAt:
    'Headings or dates stand beside the text. Select all of the page, copy it into a plain text editor, and see whether each date stands with its job.',
};

function hasFile({ file }: CheckInput): boolean {
  return file !== undefined;
}
