import { useEffect, useState } from 'react';

/** How long "Analyzing..." stands, so that the sample arrives as a real report does. */
const ANALYZING_MS = 3_000;

export type SampleState = 'closed' | 'analyzing' | 'shown';

/** The sample report: asked for, shown after a while, put away again. */
export function useSample(): { state: SampleState; toggle: () => void } {
  const [state, setState] = useState<SampleState>('closed');
  useEffect(() => {
    if (state !== 'analyzing') return;
    const timer = setTimeout(() => setState('shown'), ANALYZING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, toggle: () => setState(state === 'closed' ? 'analyzing' : 'closed') };
}
