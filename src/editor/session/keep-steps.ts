import { sameValue } from '#documents/merge/same-value.ts';
import type { KeptSteps, StepStore } from '#editor/history/kept-steps.ts';
import type { DocumentSession } from './document-session.ts';
import type { SessionStart } from './session-start.ts';

/** A pause after which the device keeps what can be taken back, in ms: a key never waits for it. */
const PAUSE_MS = 1_000;

/** How a document's steps are named on the device: one that was never saved by its key, as there may be several. */
export function stepsName(draftName: string, creationKey: string | null | undefined): string {
  return creationKey ? `new/${creationKey}` : draftName;
}

/**
 * Keeps on the device what can be taken back in a session, whenever it has changed.
 * @returns the function that ends it
 */
export function keepSteps<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  steps: StepStore,
): () => void {
  const nameNow = () => stepsName(session.draftName(), session.creationKey());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = session.state();
  let name = nameNow();

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const state = session.state();
    const { content, history } = state;
    // A first save gives it another name.
    const before = name;
    name = nameNow();
    if (before !== name) void steps.drop(before);
    const isSame = kept.content === content && kept.history === history;
    kept = state;
    if (isSame && before === name) return;
    const isEmpty = history.past.length === 0 && history.future.length === 0;
    void (isEmpty ? steps.drop(name) : steps.keep(name, { content, history }));
  }

  const writeSoon = () => {
    timer ??= setTimeout(write, PAUSE_MS);
  };
  const writeHidden = () => document.visibilityState === 'hidden' && write();
  const stopListening = session.subscribe(writeSoon);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', writeHidden);
  return () => {
    stopListening();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', writeHidden);
    if (timer !== undefined) write();
  };
}

/** A document's beginning, with the steps that the device has kept where they lead to the very text that is opened. */
export function withKeptSteps<Data>(
  start: SessionStart<Data>,
  kept: KeptSteps<Data> | undefined,
): SessionStart<Data> {
  if (!kept || !sameValue(kept.content.data, start.content.data)) return start;
  // Steps are told apart from what came from elsewhere by the very objects that they lead to.
  const { data } = kept.content;
  const { base } = start;
  const isSaved = base !== null && sameValue(base.data, data);
  return {
    ...start,
    content: { ...start.content, data },
    base: isSaved ? { ...base, data } : base,
    history: kept.history,
  };
}
