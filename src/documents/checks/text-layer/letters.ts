import type { Check, CheckInput, Fault } from '../check.ts';
import { lineSources, linesAt, quotedLine } from '../places.ts';
import { GREENHOUSE } from '../references.ts';
import { counted } from '../bullets/resume-bullets.ts';

/** A few pictograms are a smaller share of the letters than this. */
const SOME_UNDECODABLE = 0.05;
const MANY_UNDECODABLE = 0.2;
/** From this many lines on, the fault is in the file and not in our reading of one line. */
const MANY_LINES = 3;

const fromFile = {
  group: 'text-layer',
  area: 'document',
  applies: ({ file }: CheckInput) => file !== undefined,
} as const;

/** Letters that look right on the page and are stored as other characters. */
export const undecodable: Check = {
  ...fromFile,
  id: 'text-layer/undecodable',
  severity: 'fatal',
  why: 'The page looks right, but the letters behind it are not those that you see. Copy a line into a text editor, and you see what software gets.',
  passed: 'Every letter can be decoded',
  find({ file }) {
    const share = file?.facts.undecodable ?? 0;
    if (share < SOME_UNDECODABLE) return [];
    return [
      {
        severity: share < MANY_UNDECODABLE ? 'high' : 'fatal',
        title: `${String(Math.round(share * 100))}% of the signs in the file are not readable as letters`,
        suggestion:
          'Set the text in a usual font (Arial, Calibri, Georgia, Times) and export to PDF again, by “Save as” or “Export” and not by a print driver.',
        places: [],
      },
    ];
  },
};

/** Ligatures such as "fi" are missing from the stored text. */
export const brokenLigatures: Check = {
  ...fromFile,
  id: 'text-layer/ligatures',
  severity: 'high',
  why: 'Some fonts draw “fi”, “fl” or “ti” as one sign. Where the file does not say which letters it stands for, “certified” becomes “certi ed”, and nobody finds it by a search.',
  passed: 'Joined letters such as “fi” are stored as letters',
  find: (input) =>
    onLines(input, 'brokenLigatures', (count, first) => ({
      title: `Letters are missing from words in ${counted(count, 'line')}, as in ${first}`,
      suggestion:
        'Switch ligatures off in your program (in Word: Font, Advanced, Ligatures: None), or take another font, and export again.',
    })),
};

/** Words with blanks between their letters. */
export const letterSpaced: Check = {
  ...fromFile,
  id: 'text-layer/letter-spaced',
  severity: 'high',
  why: 'With blanks between its letters, a name or heading comes apart into single letters. Greenhouse names this among what its parser cannot read.',
  reference: GREENHOUSE,
  passed: 'Words stay together',
  find: (input) =>
    onLines(input, 'letterSpaced', (count, first) => ({
      severity: 'high',
      title: `Words come apart into single letters in ${counted(count, 'line')}, as in ${first}`,
      suggestion:
        'Write the word without blanks between its letters, and take letter-spacing out; capitals or a larger size set it off as well.',
    })),
};

/** Words without blanks between them. */
export const gluedWords: Check = {
  ...fromFile,
  id: 'text-layer/glued-words',
  severity: 'high',
  why: 'Words that run together are one unknown word for a search, however far apart they look on the page.',
  passed: 'There are blanks between the words',
  find: (input) =>
    onLines(input, 'gluedWords', (count, first) => ({
      title: `Words run together in ${counted(count, 'line')}, as in ${first}`,
      suggestion:
        'Look for tabs, justified lines or condensed letter-spacing there, set the line plainly, and export again by “Save as PDF”.',
    })),
};

/** One fault for all lines of a kind; a line or two may be an accident. */
function onLines(
  { file }: CheckInput,
  fact: 'brokenLigatures' | 'letterSpaced' | 'gluedWords',
  say: (count: number, first: string) => Omit<Fault, 'places'>,
): Fault[] {
  if (file === undefined) return [];
  // Numbers are grouped by blanks in many ways; only words come apart.
  const lines = linesAt(file, file.facts[fact]).filter(({ text }) => /\p{L}{3}|(?:\p{L}\s){3}/u.test(text));
  if (lines.length === 0) return [];
  return [
    {
      severity: lines.length < MANY_LINES ? 'medium' : 'high',
      ...say(lines.length, quotedLine(lines[0])),
      places: lineSources(lines),
    },
  ];
}
