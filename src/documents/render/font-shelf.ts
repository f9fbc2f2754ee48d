import type { FontFace } from '../catalog/fonts.ts';
import { isFont } from './glyphs/font-coverage.ts';

/** How the WebAssembly compiler takes a face it has not seen: by what tells it from others, without its letters. */
export function fontInfo({ family, weight, style }: FontFace): unknown {
  // What a face covers is asked only where the compiler may choose a family by itself, which templates forbid.
  const face = { family, variant: { style, weight, stretch: 1000 }, flags: '', coverage: [] };
  return { info: [face], conditions: [] };
}

/** The compiler's way to the bytes of fonts. It asks once for each and takes silence for a font without letters. */
export class FontShelf {
  readonly #font: (file: string) => Uint8Array | undefined;
  readonly #faulty = new Set<string>();

  constructor(font: (file: string) => Uint8Array | undefined) {
    this.#font = font;
  }

  /** The bytes of a font; none, and remembered, where there is none to be had. */
  take(file: string): Uint8Array {
    const bytes = this.#font(file);
    if (bytes !== undefined && isFont(bytes)) return bytes;
    this.#faulty.add(file);
    return new Uint8Array();
  }

  /** Which of these files were asked for and not to be had. */
  faultyOf(files: readonly string[]): string[] {
    return files.filter((file) => this.#faulty.has(file));
  }
}
