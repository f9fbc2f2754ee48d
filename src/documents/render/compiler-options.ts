/** Where a compiler in Node finds what it needs: absolute paths. */
export type CompilerFiles = {
  /** The folder of `resume.typ`, `letter.typ` and `receipt.typ`; nothing outside it can be read. */
  templates: string;
  /** Paths of font files, full TrueType or OpenType, by their names in the catalogue (`FONT_FILES`). */
  fonts: ReadonlyMap<string, string>;
};
