import type { AdEngine } from './ad-engine.ts';
import type { AdComparison, MatchRequest } from './protocol.ts';

/** What is compared, as it is now, and how to hear that it has changed; it must keep its identity. */
export type MatchSource = {
  /** Nothing where there is nothing to compare. */
  sides(): Omit<MatchRequest, 'today'> | null;
  subscribe(listener: () => void): () => void;
};

/** What became of a question: nothing where there was nothing to compare, `failed` where the worker had no answer. */
export type MatchOutcome = AdComparison | 'failed' | null;

/** A pause in typing, in ms, after which a resume is put beside the ad. */
const PAUSE_MS = 350;

/**
 * Puts a resume beside an ad now, and again whenever one of the two has changed and the writing pauses. An answer that comes
 * after the next question is dropped.
 * @returns how to end that
 */
export function followMatch(
  engine: Pick<AdEngine, 'match'>,
  source: MatchSource,
  tell: (compared: MatchOutcome) => void,
  now: () => Date = () => new Date(),
): () => void {
  let asked: ReturnType<MatchSource['sides']> = null;
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    const sides = source.sides();
    if (isSame(sides, asked)) return;
    asked = sides;
    newest += 1;
    const question = newest;
    const today = { year: now().getFullYear(), month: now().getMonth() + 1 };
    const compared = sides && ((await engine.match({ ...sides, today })) ?? 'failed');
    if (question !== newest) return;
    // The same is asked again, once something is heard.
    if (compared === 'failed') asked = null;
    tell(compared);
  }

  void look();
  const unsubscribe = source.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE_MS);
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
    newest += 1;
  };
}

function isSame(one: ReturnType<MatchSource['sides']>, other: ReturnType<MatchSource['sides']>): boolean {
  return one?.ad === other?.ad && one?.resume === other?.resume && one?.base === other?.base;
}
