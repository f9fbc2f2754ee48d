import { createContext, useContext } from 'react';

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
