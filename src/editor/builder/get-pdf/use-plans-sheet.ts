import { useState } from 'react';
import type { DownloadWarning } from '../download-warning.ts';

/** The plans over the preview, with what would better be looked at before somebody pays. */
export function usePlansSheet(findWarnings: () => Promise<DownloadWarning[]>) {
  const [asked, setAsked] = useState(false);
  const [warnings, setWarnings] = useState<readonly DownloadWarning[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** What is wrong with the page is known before anybody sees a price; what could not be looked at stops nobody. */
  async function show(): Promise<void> {
    setAsked(true);
    setProblem(null);
    setWarnings(await findWarnings());
  }

  return {
    /** Whether somebody wants to see them, though they may not be there yet. */
    asked,
    open: asked && warnings !== null,
    warnings: warnings ?? [],
    /** Why the checkout could not be gone to. */
    problem,
    setProblem,
    show,
    /** Puts them away for something that comes first. */
    hide: () => setAsked(false),
    close() {
      setAsked(false);
      setWarnings(null);
    },
  };
}

export type PlansSheetState = ReturnType<typeof usePlansSheet>;
