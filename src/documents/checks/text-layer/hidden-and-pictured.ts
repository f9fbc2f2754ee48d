import type { ParsedFile, ParsedPage, TextLine } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import { LEVER } from '../finding.ts';
import { linesAt, lineSource } from '../places.ts';
import { measured } from '../second-look/proof.ts';

/* Checks of text that only a machine sees (hidden), and that only a person sees (pictures). */

/** Fewer letters are a leftover of the program. */
const SOME_LETTERS = 4;
/** Where nearly everything is invisible, a scan lies above its recognized text. */
const NEARLY_ALL = 0.6;

/** Text that people do not see. */
export const hiddenText: Check = {
  id: 'text-layer/hidden',
  group: 'text-layer',
  area: 'document',
  severity: 'high',
  why: 'Software reads it, and shows it to the recruiter among the rest. White or tiny text then looks like an attempt to cheat, even where it is none.',
  passed: 'There is no hidden text',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    if (file === undefined) return [];
    const hidden = linesAt(file, file.facts.hiddenLines).flatMap((line) => {
      const text = hiddenPart(line);
      return text.replace(/\s/g, '').length >= SOME_LETTERS ? [{ line, text }] : [];
    });
    const [first] = hidden;
    if (first === undefined) return [];
    if (hidden.length > file.lines.length * NEARLY_ALL)
      return [
        measured({
          title: 'The page is a picture, with its recognized text hidden behind it',
          why: 'Recognized text has mistakes that nobody sees on the page: a wrong digit in a phone number is enough.',
          suggestion:
            'Save the resume from the program it was written in. If you only have the scan, set its text anew and read every line.',
          places: [],
        }),
      ];
    return [
      measured({
        title: `Hidden text in at least ${counted(hidden.length, 'place')}: “${first.text.slice(0, 60)}”`,
        suggestion:
          'Delete it, or make it visible if it belongs there. Words that you add for software should be true and readable.',
        places: hidden.map(({ line, text }) => ({ ...lineSource(line), snippet: text })),
      }),
    ];
  },
};

function hiddenPart({ runs, text }: TextLine): string {
  const hidden = runs.filter((run) => run.hidden);
  return hidden.length === 0
    ? text
    : hidden
        .map((run) => run.text)
        .join(' ')
        .trim();
}

/** Fewer letters on a page are a heading at most. */
const FEW_LETTERS = 50;
/** A picture of text fills the page; a photo does not. */
const MOST_OF_PAGE = 0.3;

/** Pages that are pictures. A file that is nothing else is refused before, as unreadable-texts.ts says. */
export const imageOnly: Check = {
  id: 'text-layer/image-only',
  group: 'text-layer',
  area: 'document',
  severity: 'fatal',
  why: 'A picture of text has no words in it. If you cannot select a word with the mouse, software cannot read it either.',
  reference: LEVER,
  passed: 'The text is text, not a picture of it',
  applies: ({ file }) => file?.kind === 'pdf',
  find({ file }) {
    if (file === undefined) return [];
    const pictures = file.pages.filter((page) => isPicture(page, file));
    if (pictures.length === 0) return [];
    const numbers = pictures.map(({ number }) => String(number)).join(', ');
    return [
      measured({
        title: `${pictures.length === 1 ? 'Page' : 'Pages'} ${numbers} of ${String(file.pages.length)}: a picture without text`,
        suggestion:
          'Save the whole resume from the program it was written in, instead of putting scanned or photographed pages into it.',
        places: pictures.flatMap(({ images }) => images.map((box) => ({ snippet: 'Picture', box }))),
      }),
    ];
  },
};

function isPicture({ number, width, height, images }: ParsedPage, file: ParsedFile): boolean {
  const letters = file.lines.reduce((sum, line) => sum + (line.page === number ? line.text.length : 0), 0);
  const covered = images.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return letters < FEW_LETTERS && covered > width * height * MOST_OF_PAGE;
}
