import type { ReadFile, ReadPage } from '../../readback/read-file.ts';
import type { Check } from '../check.ts';
import { LEVER } from '../references.ts';

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
      {
        title: `${pictures.length === 1 ? 'Page' : 'Pages'} ${numbers} of ${String(file.pages.length)}: a picture without text`,
        suggestion:
          'Save the whole resume from the program it was written in, instead of putting scanned or photographed pages into it.',
        places: pictures.flatMap(({ images }) => images.map((box) => ({ snippet: 'Picture', box }))),
      },
    ];
  },
};

function isPicture({ number, width, height, images }: ReadPage, file: ReadFile): boolean {
  const letters = file.lines.reduce((sum, line) => sum + (line.page === number ? line.text.length : 0), 0);
  const covered = images.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return letters < FEW_LETTERS && covered > width * height * MOST_OF_PAGE;
}
