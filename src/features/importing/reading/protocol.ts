import type { Paper } from '#documents/fields.ts';
import type { LetterOutcome } from '#documents/import/letter/import-letter.ts';
import type { ImportOutcome } from '#documents/import/imported-file.ts';

/** What somebody brings: a file, or a text that was pasted. */
export type Brought = { file: File } | { text: string };

/** What the worker that reads a file can be asked. */
export type ImportCalls = {
  /** Somebody is about to bring something: what most files need can be loaded. */
  prepare(request: Record<never, never>): void;
  read(request: { brought: Brought; paper: Paper }): ImportOutcome;
  /** The same as a cover letter. */
  readLetter(request: { brought: Brought; paper: Paper }): LetterOutcome;
  /** The picture of a page, as wide as it is shown, in pixels of the device; null where it cannot be drawn. */
  draw(request: { page: number; width: number }): ImageBitmap | null;
};
