import type { Box, ParsedFile } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import { createContext, useContext } from 'react';

/* Marks on the pages of a file, and what is marked at the moment. */

/** A place on the pages that belongs to a value that was read, or to a finding. */
export type Mark = {
  /** What it belongs to, such as `jobs.0.title`. */
  id: string;
  tone: 'plain' | 'caution' | 'danger';
  sources: readonly Source[];
};

/** Where a source stands: its own box, or that of its line. */
export function boxOf(source: Source, file: ParsedFile): Box | undefined {
  return source.box ?? (source.line === undefined ? undefined : file.lines[source.line]?.box);
}

/** The boxes of a mark on one page. */
export function boxesOnPage(mark: Mark, file: ParsedFile, page: number): Box[] {
  return mark.sources.flatMap((source) => {
    const box = boxOf(source, file);
    return box?.page === page ? [box] : [];
  });
}

/** The lines that a mark stands on, where there are no boxes. */
export function linesOf(mark: Mark): ReadonlySet<number> {
  return new Set(mark.sources.flatMap(({ line }) => (line === undefined ? [] : [line])));
}

/** Whether there is anything to be shown of it. */
export function canBeShown(sources: readonly Source[], file: ParsedFile): boolean {
  return sources.some((source) => source.line !== undefined || boxOf(source, file) !== undefined);
}

/** What is marked on the pages, for whoever points at it. */
export type Marks = {
  /** The mark that stands out, by its id. */
  active: string | null;
  /** For as long as somebody points at it or has the focus on it. */
  point: (id: string | null) => void;
  /** Chosen: it stays marked, and the page comes to its place. */
  show: (id: string) => void;
};

export const MarksContext = createContext<Marks>({
  active: null,
  point: () => undefined,
  show: () => undefined,
});

export function useMarks(): Marks {
  return useContext(MarksContext);
}
