import type { AdviceStore } from '#editor/advice/advice-store.ts';
import { useAdvice } from '#editor/advice/use-advice.ts';
import type { LetterSession } from '../builder/letter-session.ts';

/** A pause in typing, in ms, after which the letter is looked at. */
const PAUSE_MS = 1_500;

/** Advice on the letter that is being written; as long as nobody switches it off. */
export function useLetterAdvice(session: LetterSession) {
  return useAdvice(session, followWithAdvice);
}

function followWithAdvice(session: LetterSession, store: AdviceStore): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let seen: unknown = null;
  let isOver = false;
  const look = async () => {
    // Without its rules there is no advice: it must never stand in anybody's way.
    const rules = await import('./letter-advice.ts').catch(() => undefined);
    const { data } = session.state().content;
    if (!rules || isOver || data === seen) return;
    seen = data;
    store.replace(rules.adviseLetter(data));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE_MS);
  };
  wait();
  const unsubscribe = session.subscribe(() => session.state().content.data !== seen && wait());
  return () => {
    isOver = true;
    unsubscribe();
    clearTimeout(timer);
  };
}
