import type { Check, Fault } from '../check.ts';
import { counted } from '../bullets/resume-bullets.ts';
import { lineSources, linesAt, quotedLine } from '../places.ts';
import { GREENHOUSE } from '../references.ts';

/** A table with fewer lines holds a few skills, and is read well. In a PDF it is only guessed from its lines. */
const SOME_LINES = { docx: 4, pdf: 8 };
const MUCH_OF_FILE = 0.25;

/** Tables and text boxes. */
export const tables: Check = {
  id: 'layout/tables',
  group: 'layout',
  area: 'document',
  severity: 'high',
  why: 'Cells are read row by row, so that what stands beside each other is mixed; text boxes are read last, or not at all. Greenhouse names both.',
  reference: GREENHOUSE,
  passed: 'No tables or text boxes are in the way',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    if (file === undefined) return [];
    const faults: Fault[] = [];
    const boxed = linesAt(file, file.facts.inTextBoxes);
    if (boxed.length > 0)
      faults.push({
        title: `${counted(boxed.length, 'line')} in text boxes, beginning with ${quotedLine(boxed[0])}`,
        suggestion: 'Cut the text out of the boxes, paste it into the page itself, and delete the boxes.',
        places: lineSources(boxed),
      });
    const tabled = linesAt(file, file.facts.inTables);
    if (tabled.length >= SOME_LINES[file.kind])
      faults.push({
        severity: tabled.length > file.lines.length * MUCH_OF_FILE ? 'high' : 'medium',
        title: `${counted(tabled.length, 'line')} in tables, beginning with ${quotedLine(tabled[0])}`,
        suggestion:
          'Turn the table into text (in Word: Layout, Convert to Text), and set dates apart with a right tab stop instead.',
        places: lineSources(tabled),
      });
    return faults;
  },
};
