import type { LineToHide } from '#documents/fit/lines-to-hide.ts';
import type { Content } from '#editor/session/content.ts';

/** Settings of a document with other values: what of its look says how much fits on a page. */
export type FitLook = Readonly<Record<string, string | number>>;

/** What fitting has to know of a kind of documents. It is loaded when somebody asks for it. */
export type FitKind<Data> = {
  /** Ever closer looks, the gentlest first, and ever airier ones. */
  closer(content: Content<Data>): readonly FitLook[];
  airier(content: Content<Data>): readonly FitLook[];
  /** What a look changes: "Spacing: compact, text 9.5 pt". */
  changes(content: Content<Data>, look: FitLook): string;
  /** Lines that could go, the ones to go first at the beginning. */
  linesToHide(data: Data): readonly LineToHide[];
  withLinesHidden(data: Data, lines: readonly LineToHide[]): Data;
  /** Where a line stands: "Description of job 3". */
  nameOf(path: string, data: Data): string;
  /** What helps where neither look nor lines do. */
  advice: string;
  /** What stands in a column beside the text: the document without it, and what helps where that alone is too long. */
  aside?(content: Content<Data>): { without: Data; advice: string } | undefined;
};

/** A document in a look. */
export function inLook<Data>(data: Data, look: FitLook): Data {
  const { settings } = data as { settings?: object }; // Every kind has settings, of its own type.
  return { ...data, settings: { ...settings, ...look } };
}
