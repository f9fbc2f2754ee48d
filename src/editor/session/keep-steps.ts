import { isRecord } from '#documents/is-record.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { recorded } from '#editor/history/history.ts';
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
    const version = state.stored?.version ?? null;
    // A first save gives it another name.
    const before = name;
    name = nameNow();
    if (before !== name) void steps.drop(before);
    const isSame =
      kept.content === content && kept.history === history && kept.stored?.version === state.stored?.version;
    kept = state;
    if (isSame && before === name) return;
    const isEmpty = history.past.length === 0 && history.future.length === 0;
    void (isEmpty ? steps.drop(name) : steps.keep(name, { content, history, version }));
  }

  const follow = () => {
    // What is saved leaves no draft, by which steps that were not kept in time could be made up for.
    const { dirty, heldBack } = session.state();
    if (!dirty && heldBack.length === 0) write();
    else timer ??= setTimeout(write, PAUSE_MS);
  };
  const writeHidden = () => document.visibilityState === 'hidden' && write();
  const stopListening = session.subscribe(follow);
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', writeHidden);
  return () => {
    stopListening();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', writeHidden);
    if (timer !== undefined) write();
  };
}

/**
 * A document's beginning, with the steps that the device has kept where they lead to the text that is opened: to the very
 * same, or to the one that was written on here until the page was gone.
 */
export function withKeptSteps<Data>(
  start: SessionStart<Data>,
  kept: KeptSteps<Data> | undefined,
  now: Date,
): SessionStart<Data> {
  if (!kept) return start;
  const isSame = sameValue(kept.content.data, start.content.data);
  // What was written on one version on this device is nobody else's.
  if (!isSame && start.draftOn !== kept.version) return start;
  // Steps are told apart from what came from elsewhere by the very objects that they lead to.
  const data = sharing(kept.content.data, start.content.data);
  const content = { ...start.content, data };
  const { base } = start;
  const isSaved = base !== null && sameValue(base.data, data);
  return {
    ...start,
    content,
    base: isSaved ? { ...base, data } : base,
    history: isSame ? kept.history : recorded(kept.history, kept.content, content, now.getTime()),
  };
}

/** The value as it is, with whatever is the same as before being the same object as before. */
function sharing<T>(before: unknown, value: T): T {
  // What has the same value can stand for it.
  if (sameValue(before, value)) return before as T;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = Array.isArray(before) ? before : [];
    const parts = value.map((part: unknown, at) =>
      sharing(list.find((old) => sameValue(old, part)) ?? list[at], part),
    );
    return parts as T;
  }
  if (!isRecord(value) || !isRecord(before)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, sharing(before[key], part)] as const);
  return Object.fromEntries(parts) as T;
}
