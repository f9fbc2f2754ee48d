import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A piece of text on a line: as the PDF has it, or what a reader made of several. */
export type Piece = { text: string; left: number; right: number };

export type MergedPage = {
  /** How wide a letter of the body is on average: pieces nearer than that are taken for one. */
  letter: number;
  /** The pieces of each line as the PDF has them, without blanks. */
  drawn: Piece[][];
  /** The same with what stands too near put together. */
  lines: Piece[][];
};

/**
 * Reads a PDF as many parsers of resumes do: the pieces of a browser's reader, without those that are blanks;
 * neighbours on a line nearer than an average letter of the body become one, with nothing between them.
 */
export async function readMerging(pdf: Uint8Array): Promise<MergedPage[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: MergedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(merged(items.filter((item) => 'str' in item)));
  }
  await task.destroy();
  return pages;
}

type Item = { str: string; transform: unknown[]; width: number; height: number; hasEOL: boolean };

function merged(items: readonly Item[]): MergedPage {
  const letter = meanLetter(items);
  const drawn = linesOf(items);
  return { letter, drawn, lines: drawn.map((line) => joined(line, letter)) };
}

/** Of the letters in the size that most of them have. */
function meanLetter(items: readonly Item[]): number {
  const sizes = new Map<string, { width: number; letters: number }>();
  for (const { str, width, height } of items) {
    const letters = Array.from(str.trim()).length;
    const size = sizes.get(height.toFixed(1)) ?? { width: 0, letters: 0 };
    if (letters > 0)
      sizes.set(height.toFixed(1), { width: size.width + width, letters: size.letters + letters });
  }
  const [body] = [...sizes.values()].sort((a, b) => b.letters - a.letters);
  return body ? body.width / body.letters : 0;
}

function linesOf(items: readonly Item[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { str, transform, width, hasEOL } of items) {
    const left = Number(transform[4]);
    if (str.trim() !== '') lines.at(-1)?.push({ text: str, left, right: left + width });
    if (hasEOL) lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}

function joined(line: readonly Piece[], letter: number): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of line) {
    const before = pieces.at(-1);
    if (before && piece.left - before.right <= letter) {
      pieces.splice(-1, 1, { text: before.text + piece.text, left: before.left, right: piece.right });
    } else pieces.push(piece);
  }
  return pieces;
}
