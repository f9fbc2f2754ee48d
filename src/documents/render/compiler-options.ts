/** Where a compiler in Node finds what it needs: absolute paths. */
export type CompilerFiles = {
  /** The folder of `resume.typ` and `letter.typ`; nothing outside it can be read. */
  templates: string;
  /** Every font file that a design may use, as full TrueType or OpenType. */
  fonts: readonly string[];
};
