import type { TextLine } from '../../readback/read-file.ts';
import type { Check } from '../check.ts';
import { lineSource, linesAt } from '../places.ts';
import { counted } from '../bullets/resume-bullets.ts';

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
        {
          title: 'The page is a picture, with its recognized text hidden behind it',
          why: 'Recognized text has mistakes that nobody sees on the page: a wrong digit in a phone number is enough.',
          suggestion:
            'Save the resume from the program it was written in. If you only have the scan, set its text anew and read every line.',
          places: [],
        },
      ];
    return [
      {
        title: `Hidden text in ${counted(hidden.length, 'place')}: “${first.text.slice(0, 60)}”`,
        suggestion:
          'Delete it, or make it visible if it belongs there. Words that you add for software should be true and readable.',
        places: hidden.map(({ line, text }) => ({ ...lineSource(line), snippet: text })),
      },
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
