import { FONT_FACES, type FontFace } from '../../catalog/fonts.ts';
import { type FontFile, readFontFile } from './font-file.ts';

/** A face of the catalogue as Word knows it. */
export type WordFace = FontFile & { file: string };

/** The bytes of a font file by its name in the catalogue. */
export type ReadFont = (file: string) => Uint8Array;

/** Finds faces, reads each once, and notes which are used. */
export class Faces {
  readonly #read: ReadFont;
  readonly #known: Map<string, FontFile>;
  readonly #used = new Map<string, WordFace>();

  /** @param known what was read for other documents */
  constructor(read: ReadFont, known: Map<string, FontFile>) {
    this.#read = read;
    this.#known = known;
  }

  /** The face nearest to what is asked for, as the engine chooses it. */
  face(family: string, weight = 400, italic = false): WordFace {
    const face = nearest(family, weight, italic);
    const known = this.#known.get(face.file) ?? readFontFile(this.#read(face.file));
    this.#known.set(face.file, known);
    const found = { ...known, file: face.file };
    this.#used.set(face.file, found);
    return found;
  }

  /** The faces that were asked for. */
  get used(): readonly WordFace[] {
    return [...this.#used.values()];
  }

  bytes(file: string): Uint8Array {
    return this.#read(file);
  }
}

function nearest(family: string, weight: number, italic: boolean): FontFace {
  const distance = (face: FontFace) =>
    Math.abs(face.weight - weight) + ((face.style === 'italic') === italic ? 0 : 1000);
  const [best] = FONT_FACES.filter((face) => face.family === family).sort(
    (one, other) => distance(one) - distance(other),
  );
  if (!best) throw new Error(`there is no typeface ${family}`);
  return best;
}
