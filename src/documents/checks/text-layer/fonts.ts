import type { ReadFile } from '../../readback/read-file.ts';
import type { Check } from '../check.ts';
import { counted } from '../bullets/resume-bullets.ts';

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
function shareOf(font: string, { lines }: ReadFile): number {
  let all = 0;
  let ofFont = 0;
  for (const { fontName, text } of lines.flatMap(({ runs }) => runs)) {
    all += text.length;
    if (fontName === font) ofFont += text.length;
  }
  return all === 0 ? 0 : ofFont / all;
}
