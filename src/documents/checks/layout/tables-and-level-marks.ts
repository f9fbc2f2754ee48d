import { atLeast } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import { GREENHOUSE } from '../finding.ts';
import { linesAt, lineSource, lineSources, quotedLine } from '../places.ts';
import { measured, type ProvenFault } from '../second-look/proof.ts';

/* Checks of what machines do not read as text: tables, text boxes, and skills as bars or stars. */

/** A table with fewer lines holds a few skills, and is read well. In a PDF it is only guessed from its lines. */
const SOME_LINES = 4;
const SOME_LINES_OF_PDF = 8;
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
    const faults: ProvenFault[] = [];
    const boxed = linesAt(file, file.facts.inTextBoxes);
    if (boxed.length > 0)
      faults.push(
        measured({
          title: `${atLeast(boxed.length, 'line', 'lines')} in text boxes, such as ${quotedLine(boxed[0])}`,
          suggestion: 'Cut the text out of the boxes, paste it into the page itself, and delete the boxes.',
          places: lineSources(boxed),
        }),
      );
    const tabled = linesAt(file, file.facts.inTables);
    if (tabled.length >= (file.kind === 'pdf' ? SOME_LINES_OF_PDF : SOME_LINES))
      faults.push(
        measured({
          severity: tabled.length > file.lines.length * MUCH_OF_FILE ? 'high' : 'medium',
          title: `${atLeast(tabled.length, 'line', 'lines')} in tables, such as ${quotedLine(tabled[0])}`,
          suggestion:
            'Turn the table into text (in Word: Layout, Convert to Text), and set dates apart with a right tab stop instead.',
          places: lineSources(tabled),
        }),
      );
    return faults;
  },
};

/** Fewer such drawings are taken for bullets or ornaments. */
const SOME_MARKS = 6;
const IN_TEXT = /[★☆⭐✩✪●○◉◯⬤⚫⚪■□▪▫▮▯█░▓]{3,}/u;

/** Skills as bars, dots or stars. */
export const levelMarks: Check = {
  id: 'layout/level-marks',
  group: 'layout',
  area: 'skills',
  severity: 'medium',
  why: 'Software does not see bars and stars, and people cannot tell what four of five stars of a skill are.',
  passed: 'Levels are told in words, not in drawings',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    if (file === undefined) return [];
    const drawn = file.pages.reduce((sum, { levelMarks: marks }) => sum + marks, 0);
    const written = file.lines.filter(({ text }) => IN_TEXT.test(text));
    if (drawn < SOME_MARKS && written.length < 2) return [];
    return [
      {
        title:
          written.length >= 2
            ? `Levels are shown by signs in at least ${String(written.length)} lines`
            : `Levels are shown by bars, dots or stars (at least ${String(drawn)} small drawings)`,
        suggestion:
          'Write the level in a word (“fluent”, “daily use for three years”), or prove the skill in a bullet of your experience.',
        places: written.map(lineSource),
      },
    ];
  },
};
