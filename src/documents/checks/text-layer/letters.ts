import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { GREENHOUSE } from '../finding.ts';
import { linesAt, lineSources, quotedLine } from '../places.ts';
import { measured, type ProvenFault } from '../second-look/proof.ts';

/*
 * Checks of the letters of the text layer: lost, spaced, glued to each other or to pictograms, and their fonts.
 */

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
      measured({
        severity: share < MANY_UNDECODABLE ? 'high' : 'fatal',
        title: `${String(Math.round(share * 100))}% of the signs in the file are not readable as letters`,
        suggestion:
          'Set the text in a usual font (Arial, Calibri, Georgia, Times) and export to PDF again, by “Save as” or “Export” and not by a print driver.',
        places: [],
      }),
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
      title: `Letters are missing from words in at least ${counted(count, 'line')}, as in ${first}`,
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
      title: `Words come apart into single letters in at least ${counted(count, 'line')}, as in ${first}`,
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
      title: `Words run together in at least ${counted(count, 'line')}, as in ${first}`,
      suggestion:
        'Look for tabs, justified lines or condensed letter-spacing there, set the line plainly, and export again by “Save as PDF”.',
    })),
};

/** One fault for all lines of a kind; a line or two may be an accident. */
function onLines(
  { file }: CheckInput,
  fact: 'brokenLigatures' | 'letterSpaced' | 'gluedWords',
  say: (count: number, first: string) => Pick<ProvenFault, 'title' | 'suggestion'>,
): ProvenFault[] {
  if (file === undefined) return [];
  // Numbers are grouped by blanks in many ways; only words come apart.
  const lines = linesAt(file, file.facts[fact]).filter(({ text }) => /\p{L}{3}|(?:\p{L}\s){3}/u.test(text));
  if (lines.length === 0) return [];
  return [
    measured({
      severity: lines.length < MANY_LINES ? 'medium' : 'high',
      ...say(lines.length, quotedLine(lines[0])),
      places: lineSources(lines),
    }),
  ];
}

const CONTACT = /@|https?:|www\.|\.(?:com|org|net|io)\b|(?:\d[\s().-]*){7}/iu;

/** A pictogram that becomes a part of the email address or the number. */
export const gluedIcons: Check = {
  id: 'text-layer/icons',
  group: 'text-layer',
  area: 'contact',
  severity: 'medium',
  why: 'A pictogram is a sign of its font, with no blank after it. Simple parsers take it for a part of the address, which is then wrong.',
  passed: 'No pictogram is glued to your contact details',
  applies: ({ file }) => file !== undefined,
  find(input) {
    const lines = iconLines(input);
    if (lines.length === 0) return [];
    return [
      {
        title: `A pictogram is glued to contact details, in ${quotedLine(lines[0])}`,
        suggestion:
          'Replace pictograms by words (“Email:”, “Phone:”) or leave them out: an address explains itself.',
        places: lineSources(lines),
      },
    ];
  },
};

/** Elsewhere a pictogram is a bullet, and does no harm. */
function iconLines({ file, resume }: CheckInput) {
  if (file === undefined) return [];
  const fields = [...resume.emails, ...resume.phones, ...resume.links];
  const fieldLines = new Set(fields.map(({ source }) => source.line));
  return linesAt(file, file.facts.gluedIcons).filter(
    ({ index, text }) => fieldLines.has(index) || CONTACT.test(text),
  );
}

/** Every reader of PDF brings these along; a file need not hold them. */
const STANDARD = /^(?:Helvetica|Times|Courier|Symbol|ZapfDingbats)(?:-|$)/iu;
/** Fewer letters than this are a pictogram or two. */
const SOME_LETTERS = 0.05;

/** Fonts that are drawings, or that the file does not hold. */
export const doubtfulFonts: Check = {
  id: 'text-layer/fonts',
  group: 'text-layer',
  area: 'document',
  severity: 'medium',
  why: 'A font that is not in the file is replaced by another on the next computer; one that is made of drawings may have no letters to read.',
  passed: 'The fonts are in the file',
  applies: ({ file }) => file?.kind === 'pdf',
  find({ file }) {
    if (file === undefined) return [];
    const fonts = file.facts.doubtfulFonts.filter(
      (font) => !STANDARD.test(font) && shareOf(font, file) >= SOME_LETTERS,
    );
    if (fonts.length === 0) return [];
    return [
      {
        title: `${counted(fonts.length, 'font')} not in the file, or made of drawings: ${fonts.join(', ')}`,
        suggestion:
          'Export again with “embed fonts” switched on, by “Save as PDF” rather than by printing, or take a usual font.',
        places: [],
      },
    ];
  },
};

/** How many of the letters are set in it. */
function shareOf(font: string, { lines }: ParsedFile): number {
  let all = 0;
  let ofFont = 0;
  for (const { fontName, text } of lines.flatMap(({ runs }) => runs)) {
    all += text.length;
    if (fontName === font) ofFont += text.length;
  }
  return all === 0 ? 0 : ofFont / all;
}
