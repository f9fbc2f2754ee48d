import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { soundFacts } from '#documents/parser/testing/nothing-found.ts';

/** How a line of a made-up file looks; what is not said is as in running text. */
export type LineLook = Partial<
  Pick<TextLine, 'bold' | 'italic' | 'bullet' | 'gapAbove' | 'fontSize' | 'page' | 'column' | 'region'>
> & { left?: number };

const LETTER_WIDTH = 5;

/**
 * A file of one A4 page whose lines stand below each other, each letter five points wide. A tabulator in a line is
 * a gap that reaches to the right margin. `# ` before a line makes a heading of it, `* ` a bullet.
 */
export function fileOfLines(given: readonly (string | [string, LineLook])[]): ParsedFile {
  let top = 40;
  const lines = given.map((one, index): TextLine => {
    const [written, look] = typeof one === 'string' ? [one, lookOf(one)] : one;
    const text = written.replace(/^[#*] /, '');
    const { left = look.bullet ? 62 : 50, ...style } = look;
    const fontSize = look.fontSize ?? 10;
    const gapAbove = look.gapAbove ?? 2;
    top += gapAbove + fontSize;
    const page = look.page ?? 1;
    let at = left;
    const runs = text.split('\t').map((part, cell, cells) => {
      const width = part.length * LETTER_WIDTH;
      if (cell > 0 && cell === cells.length - 1) at = Math.max(at + 40, 545 - width);
      const box = { page, left: at, top, right: at + width, bottom: top + fontSize };
      at += width + 40;
      const { bold = false, italic = false } = look;
      return { text: part, box, fontSize, fontName: 'Body', bold, italic, hidden: false };
    });
    const right = runs.at(-1)?.box.right ?? left;
    return {
      index,
      page,
      text,
      runs,
      box: { page, left, top, right, bottom: top + fontSize },
      column: 0,
      region: 'body',
      fontSize,
      bold: false,
      italic: false,
      allCaps: /\p{L}/u.test(text) && text === text.toUpperCase(),
      bullet: '',
      gapAbove,
      ...style,
    };
  });
  return {
    kind: 'pdf',
    name: 'resume.pdf',
    properties: { title: '', author: '', producer: '' },
    pages: [{ number: 1, width: 595, height: 842, columns: 1, images: [], levelMarks: 0 }],
    lines,
    links: [],
    facts: soundFacts,
  };
}

function lookOf(written: string): LineLook {
  if (written.startsWith('# ')) return { bold: true, fontSize: 13, gapAbove: 14 };
  if (written.startsWith('* ')) return { bullet: '•' };
  return {};
}
