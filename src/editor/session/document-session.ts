import { createListeners } from '#platform/listeners.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import { sameJson, type Content, type Stored } from './content.ts';
import { newCreationKey } from './creation-key.ts';
import type { SavedAs } from './document-gateway.ts';
import { afterSave } from './after-save.ts';
import { recorded, redone, undone, type History, type Trace } from '#editor/history/history.ts';
import { broughtTogether, followed, historyFor } from './other-version.ts';
import { refusedField, saveFailure, type SaveFailure } from './save-failure.ts';
import { AUTOSAVE_PAUSE_MS, createAlarm, retryDelay } from './save-timing.ts';
import type { SessionParts } from './session-parts.ts';
import { contentOf, type SessionStart } from './session-start.ts';
import {
  initialState,
  noticeAfterSave,
  savesItself,
  stillRefused,
  SWAPPED,
  type SessionState,
} from './session-state.ts';
import type { Notice } from './notice.ts';
import { unsavedDraft } from './unsaved-draft.ts';

export type SaveOutcome = { kind: 'saved'; created: boolean } | SaveFailure;

/**
 * The editing of one document: holds what is on the screen, keeps it on the device at every change, saves it one
 * save at a time, and never lets an answer of the server overwrite what was typed meanwhile.
 */
export type DocumentSession<Data extends Record<string, unknown>> = ReturnType<
  typeof createDocumentSession<Data>
>;

export function createDocumentSession<Data extends Record<string, unknown>>(
  start: SessionStart<Data>,
  { gateway, drafts, copies, draftNameOf, now, onSaved, unfit }: SessionParts<Data>,
) {
  const listeners = createListeners();
  const alarm = createAlarm();
  let base = start.base;
  let draftName = start.draftName;
  let running: Promise<SaveOutcome> | null = null;
  /** Sent, with no answer: the server may or may not have it. */
  let unanswered: Content<Data>[] = [];
  let failuresInARow = 0;
  let creationKey = start.creationKey ?? newCreationKey();
  /** Key of the document that the other version becomes, if both are kept. */
  let copyKey = newCreationKey();
  /** Whether the person has asked for a first save that has not come about: then it is tried again. */
  let asked = false;
  let closed = false;
  let state = initialState(start);
  if (state.dirty || state.fromDevice) saveSoon();

  function set(change: Partial<SessionState<Data>>) {
    state = { ...state, ...change };
    listeners.tell();
  }

  function put(
    content: Content<Data>,
    notice: Notice<Data> | null = state.notice,
    history: History<Data> = historyFor(state, content),
  ) {
    const writtenAt = now().toISOString();
    set({
      ...stillRefused(state, content),
      followed: false,
      content,
      notice,
      history,
      writtenAt,
      dirty: content !== base,
    });
    keepDraft();
    saveSoon();
  }

  function turn(way: typeof undone<Data>): Trace | undefined {
    const turned = way(state.history, state.content);
    if (turned) put(turned.content, state.notice, turned.history);
    return turned?.trace;
  }

  /** By it a new document's draft is told from others of the same name. */
  const keyOfDraft = () => (state.stored ? undefined : creationKey);

  function keepDraft() {
    if (!state.dirty) return void drafts.drop(draftName, keyOfDraft());
    const draft = unsavedDraft(state, creationKey, now());
    void drafts.keep(draftName, draft).then((kept) => {
      if (kept !== state.kept) set({ kept });
    });
  }

  function saveSoon(ms = AUTOSAVE_PAUSE_MS) {
    if (!savesItself(state, asked) || closed) return alarm.clear();
    alarm.set(ms, () => void save('itself'));
  }

  function saveIfDirty() {
    if (savesItself(state, asked) && !running && !closed) void save('itself');
  }

  function save(by: 'person' | 'itself'): Promise<SaveOutcome> {
    alarm.clear();
    if (state.conflict) return Promise.resolve({ kind: 'conflict' });
    if (running) {
      if (by === 'person') set({ saving: by });
      return running.then((outcome) => (outcome.kind === 'saved' && state.dirty ? save(by) : outcome));
    }
    if (by === 'person' && !state.stored) asked = true;
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
    // Nothing was written on this device's copy: what matters is whether the server has something newer.
    if (stored && state.fromDevice && !state.dirty) return settleConflict(stored.id);
    const refused = unfit?.(sent);
    if (refused) return refuse({ kind: 'refused', ...refused }, sent);
    try {
      accept(sent, stored ? await gateway.update(stored.id, sent, stored.version) : await create(sent));
      return { kind: 'saved', created: !stored };
    } catch (error) {
      const failure = saveFailure(error);
      if (failure.kind !== 'conflict' || !state.stored) return refuse(failure, sent);
    }
    return settleConflict(state.stored.id);
  }

  async function create(sent: Content<Data>): Promise<SavedAs & { title: string }> {
    const { repeated, ...made } = await gateway.create(sent, creationKey);
    if (!repeated) return made;
    // An earlier call had arrived after all, perhaps with an older text: this one goes on top of it.
    set({ stored: { id: made.id, version: made.version } });
    moveDraft(draftNameOf(made.id));
    const titled = sent.title.trim() === '' ? { ...sent, title: made.title } : sent;
    return { ...made, ...(await gateway.update(made.id, titled, made.version)) };
  }

  function accept(sent: Content<Data>, saved: SavedAs & { title?: string }) {
    const after = afterSave(state.content, sent, saved.title);
    const { content } = after;
    base = after.base;
    heardOf({ ...base, ...saved, title: base.title });
    const stored = { id: saved.id, version: saved.version };
    const settled = { failure: null, fieldError: null, fromDevice: false, notice: noticeAfterSave(state) };
    set({ ...settled, content, stored, dirty: content !== base });
    moveDraft(draftNameOf(saved.id));
    saveSoon();
    onSaved?.(stored);
  }

  /** The server has answered, and this is what it has. */
  function heardOf({ id, version, title, templateId, data, updatedAt }: Stored<Data>) {
    unanswered = [];
    failuresInARow = 0;
    asked = false;
    const copy = { version, title, templateId, data, ...(updatedAt !== undefined && { updatedAt }) };
    void copies.keep(draftNameOf(id), copy);
  }

  function moveDraft(name: string) {
    const before = draftName;
    draftName = name;
    keepDraft();
    // Only what was never saved has another name than before.
    if (before !== name) void drafts.drop(before, creationKey);
  }

  function refuse(failure: SaveFailure, sent: Content<Data>): SaveOutcome {
    failuresInARow += 1;
    const passing = failure.kind === 'offline' || failure.kind === 'failed';
    if (passing) unanswered.push(sent);
    else asked = false;
    set({ failure, fieldError: refusedField(failure) });
    if (failure.kind === 'gone') {
      // Deleted elsewhere: what is on the screen can be saved as a new document.
      creationKey = newCreationKey();
      set({ stored: null, dirty: true });
      void copies.drop(draftName);
      keepDraft();
    }
    if (passing) saveSoon(retryDelay(failuresInARow, failure.retryAfterSeconds));
    return failure;
  }

  async function settleConflict(id: number): Promise<SaveOutcome> {
    try {
      const theirs = await gateway.read(id);
      const server = contentOf(theirs);
      if (unanswered.some((sent) => sameJson(sent, server))) base = server;
      const { change, ...next } = broughtTogether(state, base, theirs);
      if (change.conflict) {
        copyKey = newCreationKey();
        set(change);
        return { kind: 'conflict' };
      }
      base = next.base;
      heardOf(theirs);
      set(change);
      keepDraft();
      return state.dirty ? attempt() : { kind: 'saved', created: false };
    } catch (error) {
      return refuse(saveFailure(error), state.content);
    }
  }

  /** Goes on from the other side's version, with this content on the screen. */
  function resolveConflict(
    choose: (theirs: Content<Data>) => { content: Content<Data>; notice: Notice<Data> | null },
  ) {
    const { conflict } = state;
    if (!conflict) return;
    base = contentOf(conflict);
    heardOf(conflict);
    const { content, notice } = choose(base);
    set({ conflict: null, conflictBase: null, stored: { id: conflict.id, version: conflict.version } });
    put(content, notice);
  }

  return {
    state: () => state,

    /** Name of this document's draft on the device. */
    draftName: () => draftName,

    /** Key of the first save, by which a draft that was never saved is told from others. */
    creationKey: () => creationKey,

    subscribe: listeners.subscribe,

    edit(change: (content: Content<Data>) => Content<Data>) {
      const before = state.content;
      const content = change(before);
      if (content === before) return;
      put(content, state.notice, recorded(state.history, before, content, now().getTime()));
    },

    /** Takes back the last change of the person's; answers where it was. */
    undo: () => turn(undone),

    /** Does again what was taken back last; answers where it was. */
    redo: () => turn(redone),

    /** Saves what is on the screen; when a save is under way, that one first. */
    save,

    /** Saves without being asked where there is something to save; for when the page is hidden or back online. */
    saveIfDirty,

    /** Tries again at once what could not get through; for when the server was heard of in another way. */
    serverReached() {
      if (state.fromDevice || state.failure?.kind === 'offline') saveIfDirty();
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

    /** Makes a document of its own of the other version, and saves mine over it. */
    async keepBoth(): Promise<SaveOutcome> {
      const { conflict } = state;
      if (!conflict || running) return { kind: 'conflict' };
      set({ saving: 'person' });
      try {
        await gateway.create({ ...contentOf(conflict), title: copyTitle(conflict.title) }, copyKey);
      } catch (error) {
        return saveFailure(error);
      } finally {
        set({ saving: null });
      }
      resolveConflict(() => ({ content: state.content, notice: null }));
      return save('person');
    },

    /** Puts the version that was put aside on the screen, and the one on the screen aside. */
    swapNotice() {
      const { notice, content } = state;
      if (notice) put(notice.other, { kind: SWAPPED[notice.kind], other: content });
    },

    /** Goes on from a newer version that was saved elsewhere; answers whether it could: nothing is unsaved here. */
    follow(newer: Stored<Data>): boolean {
      const next = closed || running ? null : followed(state, newer);
      if (!next) return false;
      // What was to be asked of the server is known now.
      alarm.clear();
      base = next.base;
      heardOf(newer);
      set(next.change);
      return true;
    },

    dismissNotice: () => set({ notice: null }),

    /**
     * Ends the session; what a stored document has unsaved is saved once more, and a draft that stays is left to
     * whoever opens it next. Settles when nothing is under way.
     */
    async close(): Promise<void> {
      closed = true;
      alarm.clear();
      const hopeless = state.failure?.kind === 'signedOut' || state.failure?.kind === 'refused';
      // After logging out there is nobody to save for.
      if (drafts.cleared()) return;
      if (state.stored && state.dirty && !hopeless) await save('itself');
      else await running;
      if (state.dirty) await drafts.leave(draftName, keyOfDraft());
    },
  };
}
