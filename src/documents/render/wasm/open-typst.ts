import initRenderer, { type TypstRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer';
import initCompiler, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { FONT_FACES, type FontFace } from '../../catalog/fonts.ts';
import { isFont } from '../glyphs/font-coverage.ts';

export type TypstModules = { compiler: WebAssembly.Module; renderer: WebAssembly.Module };

export type TypstInput = {
  modules: TypstModules;
  /** Every file under the template root by its path from there, such as `resume.typ` and `lib/page.typ`. */
  templates: ReadonlyMap<string, Uint8Array>;
  /** Font files there are, by their names in the catalogue (`FONT_FILES`). */
  fontFiles: readonly string[];
  /**
   * The bytes of one of them, asked for when the first text is set in it; nothing where they are not at hand.
   * Where reading takes its time, have those that a job needs (`fontFilesFor`) at hand before it is set.
   */
  font: (file: string) => Uint8Array | undefined;
};

export type Typst = {
  compiler: TypstCompiler;
  renderer: TypstRenderer;
  shelf: FontShelf;
  /** What both hold of memory, in bytes; it never shrinks. */
  memoryBytes(): number;
};

/** Typst as WebAssembly with the templates and fonts of ours. The two modules exist once in a process or worker. */
export async function openTypst(input: TypstInput): Promise<Typst> {
  const [forCompiler, forRenderer] = await Promise.all([
    initCompiler({ module_or_path: input.modules.compiler }),
    initRenderer({ module_or_path: input.modules.renderer }),
  ]);
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const shelf = new FontShelf(input.font);
  for (const face of FONT_FACES.filter(({ file }) => input.fontFiles.includes(file))) {
    await builder.add_lazy_font(fontInfo(face), () => shelf.take(face.file));
  }
  const compiler = await builder.build();
  for (const [path, content] of input.templates) compiler.map_shadow(`/${path}`, content);
  const renderer = await new TypstRendererBuilder().build();
  const memoryBytes = () => forCompiler.memory.buffer.byteLength + forRenderer.memory.buffer.byteLength;
  return { compiler, renderer, shelf, memoryBytes };
}

/** Numbers of the compiler's interface. */
export const STRUCTURED_DIAGNOSTICS = 3;
export const SVG_BODY_AND_DEFINITIONS = 1 | 2;

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
