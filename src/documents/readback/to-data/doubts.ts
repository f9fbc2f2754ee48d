import type { Read } from '../read-resume.ts';

/** A value that a machine was not sure of: its path in the data, and what stands in the file. */
export type Doubt = { field: string; snippet: string };

/**
 * Below it a value is shown as doubtful. On the development corpus 2 in 100 values above were wrong; below stand those
 * that two readings fit, of which more turn out right than wrong.
 */
export const DOUBT_BELOW = 0.7;

export type Doubts = {
  /** Notes a doubtful value, and hands it on. */
  of<T>(read: Read<T> | undefined, field: string): Read<T> | undefined;
  note(field: string, snippet: string): void;
  all(): Doubt[];
};

export function createDoubts(): Doubts {
  const noted = new Map<string, Doubt>();
  const note = (field: string, snippet: string) => noted.set(field, { field, snippet });
  return {
    of(read, field) {
      if (read && read.confidence < DOUBT_BELOW) note(field, read.source.snippet);
      return read;
    },
    note,
    all: () => [...noted.values()],
  };
}
