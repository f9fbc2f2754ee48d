import type { DraftStore } from '#platform/drafts/draft-store.ts';
import { sameJson, valueAt, type Content } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';
import { mergeContent } from './merge.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import { AUTOSAVE_PAUSE_MS, createAlarm, retryDelay } from './save-timing.ts';
import { contentOf, type SessionStart } from './session-start.ts';
import { SWAPPED, type Notice, type SessionState } from './session-state.ts';

export type SaveOutcome = { kind: 'saved'; created: boolean } | SaveFailure;

export type SessionParts<Data> = {
  gateway: DocumentGateway<Data>;
  drafts: DraftStore;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  now(): Date;
  onSaved?(): void;
};

/**
 * The editing of one document: holds what is on the screen, keeps it on the device at every change, saves it one
 * save at a time, and never lets an answer of the server overwrite what was typed meanwhile.
 */
export type DocumentSession<Data extends Record<string, unknown>> = ReturnType<
  typeof createDocumentSession<Data>
>;

export function createDocumentSession<Data extends Record<string, unknown>>(
  start: SessionStart<Data>,
  { gateway, drafts, draftNameOf, now, onSaved }: SessionParts<Data>,
) {
  const listeners = new Set<() => void>();
  const alarm = createAlarm();
  let base = start.base;
  let draftName = start.draftName;
  let running: Promise<SaveOutcome> | null = null;
  /** Sent, with no answer: the server may or may not have it. */
  let unanswered: Content<Data>[] = [];
  let failuresInARow = 0;
  let closed = false;
  let state: SessionState<Data> = {
    content: start.content,
    stored: start.stored,
    dirty: start.content !== start.base,
    saving: null,
    failure: null,
    kept: true,
    conflict: null,
    fieldError: null,
    notice: start.notice,
  };
  if (state.dirty) saveSoon();

  function set(change: Partial<SessionState<Data>>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function put(content: Content<Data>, notice: Notice<Data> | null = state.notice) {
    const { fieldError } = state;
    const sameField =
      fieldError && valueAt(content, fieldError.field) === valueAt(state.content, fieldError.field);
    set({ content, notice, dirty: content !== base, fieldError: sameField ? fieldError : null });
    keepDraft();
    saveSoon();
  }

  function keepDraft() {
    if (!state.dirty) return void drafts.drop(draftName);
    const draft = {
      ...state.content,
      baseVersion: state.stored?.version ?? null,
      writtenAt: now().toISOString(),
    };
    void drafts.keep(draftName, draft).then((kept) => {
      if (kept !== state.kept) set({ kept });
    });
  }

  function saveSoon(ms = AUTOSAVE_PAUSE_MS) {
    if (!state.stored || !state.dirty || closed) return alarm.clear();
    alarm.set(ms, () => void save('itself'));
  }

  function save(by: 'person' | 'itself'): Promise<SaveOutcome> {
    alarm.clear();
    if (state.conflict) return Promise.resolve({ kind: 'conflict' });
    if (running) {
      if (by === 'person') set({ saving: by });
      return running.then((outcome) => (outcome.kind === 'saved' && state.dirty ? save(by) : outcome));
    }
    set({ saving: by });
    const run = attempt().then((outcome) => {
      running = null;
      set({ saving: null });
      return outcome;
    });
    running = run;
    return run;
  }

  async function attempt(): Promise<SaveOutcome> {
    const { content: sent, stored } = state;
    try {
      if (stored) accept(sent, await gateway.update(stored.id, sent, stored.version));
      else accept(sent, await gateway.create(sent));
      return { kind: 'saved', created: !stored };
    } catch (error) {
      const failure = saveFailure(error);
      if (failure.kind !== 'conflict' || !stored) return refuse(failure, sent);
    }
    return settleConflict(stored.id);
  }

  function accept(sent: Content<Data>, saved: { id: number; version: number; title?: string }) {
    // A title is only taken where none was sent: the server may trim one that is still being typed.
    const title = sent.title.trim() === '' ? (saved.title ?? sent.title) : sent.title;
    const typedMeanwhile = state.content !== sent;
    base = typedMeanwhile || title === sent.title ? sent : { ...sent, title };
    const renamed = typedMeanwhile && state.content.title === sent.title && title !== sent.title;
    const content = typedMeanwhile ? (renamed ? { ...state.content, title } : state.content) : base;
    unanswered = [];
    failuresInARow = 0;
    const stored = { id: saved.id, version: saved.version };
    // Whoever saves what was restored has decided for it.
    const decided = state.saving === 'person' && state.notice?.kind === 'restored';
    const notice = decided ? null : state.notice;
    set({ content, stored, notice, dirty: typedMeanwhile, failure: null, fieldError: null });
    moveDraft(draftNameOf(saved.id));
    saveSoon();
    onSaved?.();
  }

  function moveDraft(name: string) {
    const before = draftName;
    draftName = name;
    keepDraft();
    if (before !== name) void drafts.drop(before);
  }

  function refuse(failure: SaveFailure, sent: Content<Data>): SaveOutcome {
    failuresInARow += 1;
    if (failure.kind === 'offline' || failure.kind === 'failed') unanswered.push(sent);
    const fieldError =
      failure.kind === 'refused' && failure.field ? { field: failure.field, message: failure.message } : null;
    // Deleted elsewhere: what is on the screen can be saved as a new document.
    set({ failure, fieldError, ...(failure.kind === 'gone' && { stored: null, dirty: true }) });
    if (failure.kind === 'gone') keepDraft();
    if (failure.kind === 'offline') saveSoon(retryDelay(failuresInARow, undefined));
    if (failure.kind === 'failed') saveSoon(retryDelay(failuresInARow, failure.retryAfterSeconds));
    return failure;
  }

  async function settleConflict(id: number): Promise<SaveOutcome> {
    try {
      const theirs = await gateway.read(id);
      const server = contentOf(theirs);
      if (unanswered.some((sent) => sameJson(sent, server))) base = server;
      const merged = mergeContent(base, state.content, server);
      if (!merged) {
        set({ conflict: theirs, failure: null });
        return { kind: 'conflict' };
      }
      base = server;
      const content = sameJson(merged, server) ? server : merged;
      const stored = { id, version: theirs.version };
      set({ content, stored, dirty: content !== server, failure: null });
      keepDraft();
      return state.dirty ? attempt() : { kind: 'saved', created: false };
    } catch (error) {
      return refuse(saveFailure(error), state.content);
    }
  }

  /** Goes on from the other side's version, with this content on the screen. */
  function resolveConflict(
    choose: (theirs: Content<Data>) => { content: Content<Data>; notice: Notice<Data> },
  ) {
    const { conflict } = state;
    if (!conflict) return;
    base = contentOf(conflict);
    const { content, notice } = choose(base);
    set({ conflict: null, stored: { id: conflict.id, version: conflict.version } });
    put(content, notice);
  }

  return {
    state: () => state,

    /** Name of this document's draft on the device. */
    draftName: () => draftName,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    edit(change: (content: Content<Data>) => Content<Data>) {
      const content = change(state.content);
      if (content !== state.content) put(content);
    },

    /** Saves what is on the screen; when a save is under way, that one first. */
    save,

    /** Saves without being asked where there is something to save; for when the page is hidden or back online. */
    saveIfDirty() {
      if (state.stored && state.dirty && !running) void save('itself');
    },

    /** Saves mine over the other version, which can be brought back for as long as the notice stands. */
    keepMine(): Promise<SaveOutcome> {
      resolveConflict((other) => ({ content: state.content, notice: { kind: 'keptMine', other } }));
      return save('person');
    },

    /** Shows the other version; mine can be brought back for as long as the notice stands. */
    takeTheirs() {
      const other = state.content;
      resolveConflict((theirs) => ({ content: theirs, notice: { kind: 'tookTheirs', other } }));
    },

    /** Puts the version that was put aside on the screen, and the one on the screen aside. */
    swapNotice() {
      const { notice, content } = state;
      if (notice) put(notice.other, { kind: SWAPPED[notice.kind], other: content });
    },

    dismissNotice: () => set({ notice: null }),

    /** Ends the session; what a stored document has unsaved is saved once more. Settles when nothing is under way. */
    async close(): Promise<void> {
      closed = true;
      alarm.clear();
      const hopeless = state.failure?.kind === 'signedOut' || state.failure?.kind === 'refused';
      if (state.stored && state.dirty && !hopeless) await save('itself');
      else await running;
    },
  };
}
