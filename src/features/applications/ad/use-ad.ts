import { useEffect, useState } from 'react';
import { startAdEngine, type AdEngine } from './ad-engine.ts';
import { followMatch, type MatchOutcome, type MatchSource } from './follow-match.ts';
import type { AdCalls, AdComparison } from './protocol.ts';

/** What was read of an ad, and the day that its deadline is. */
export type ReadHere = ReturnType<AdCalls['read']>;

/** A pause in typing, in ms, after which an ad is read again. */
const PAUSE_MS = 400;

/** The reader of ads for as long as a screen is open. */
export function useAdEngine(): AdEngine {
  const [engine] = useState(() => startAdEngine());
  useEffect(() => engine.close, [engine]);
  return engine;
}

/** What an ad asks for, as it was read last; `isReading` while that is not known of what stands there now. */
export function useAdReading(engine: AdEngine, ad: string): { reading: ReadHere | null; isReading: boolean } {
  const [read, setRead] = useState<{ ad: string; reading: ReadHere | null } | null>(null);
  const isThere = ad.trim() !== '';
  const isKnown = read?.ad === ad;
  const isFirst = read === null;
  useEffect(() => {
    if (!isThere || isKnown) return undefined;
    let isOver = false;
    const look = async () => {
      const reading = await engine.read(ad);
      if (!isOver) setRead({ ad, reading });
    };
    const timer = setTimeout(() => void look(), isFirst ? 0 : PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [engine, ad, isThere, isKnown, isFirst]);
  return { reading: isThere ? (read?.reading ?? null) : null, isReading: isThere && !isKnown };
}

/** A resume beside an ad, from now on; null until it is known, or where there is nothing to compare. */
export function useComparison(engine: AdEngine, source: MatchSource | null): AdComparison | null {
  const [found, setFound] = useState<{ source: MatchSource; compared: MatchOutcome } | null>(null);
  useEffect(
    () => (source ? followMatch(engine, source, (compared) => setFound({ source, compared })) : undefined),
    [engine, source],
  );
  return source && found?.source === source && found.compared !== 'failed' ? found.compared : null;
}
