import type { Outline } from '../outline.ts';
import { characterFaces } from './character-styles.ts';
import type { Faces, WordFace } from './faces.ts';
import type { CharacterStyleId, Run } from './runs.ts';
import type { Sheet } from './sheet.ts';
import type { StyleId, StyleSheet } from './style-sheet.ts';

/** Tells what has room on a line, by the typefaces that it is set in. */
export class LineWidths {
  readonly #styles: StyleSheet;
  readonly #sheet: Sheet;
  readonly #faces: Partial<Record<CharacterStyleId, WordFace>>;

  constructor(outline: Outline, sheet: Sheet, styles: StyleSheet, faces: Faces) {
    this.#styles = styles;
    this.#sheet = sheet;
    this.#faces = characterFaces(outline, faces);
  }

  /** How wide runs are in a paragraph of that style, in points; tabs and ends of lines take nothing. */
  of(runs: readonly Run[], style: StyleId): number {
    const around = this.#styles[style];
    return runs.reduce((width, run) => {
      const face = (run.style && this.#faces[run.style]) ?? around.face;
      const size = run.style === undefined || run.style === 'SkillGroup' ? around.size : this.#sheet.type;
      return width + face.widthOf(run.text) * size;
    }, 0);
  }

  /** How many lines runs take. */
  lines(runs: readonly Run[], style: StyleId): number {
    return linesOf(runs).reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(this.of(line, style) / this.#sheet.measure)),
      0,
    );
  }

  /** Whether a style of stretches is the bold face of its family: one within a bold paragraph says so itself. */
  isBold(style: CharacterStyleId): boolean {
    return this.#faces[style]?.bold ?? false;
  }
}

/** Runs parted where lines are ended by hand. */
function linesOf(runs: readonly Run[]): Run[][] {
  return runs.reduce<Run[][]>(
    (lines, run) => {
      if (run.sign === 'break') lines.push([]);
      else lines.at(-1)?.push(run);
      return lines;
    },
    [[]],
  );
}
