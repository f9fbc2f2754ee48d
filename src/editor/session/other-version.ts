import { sameJson, type Content, type Stored } from './content.ts';
import { noHistory, type History } from '#editor/history/history.ts';
import { mergeContent } from '#editor/merge/merge.ts';
import { contentOf } from './session-start.ts';
import { noticeAfterSave, type SessionState } from './session-state.ts';

/** How a session goes on from a version that was saved elsewhere: on what, and with which changes of its state. */
export type GoingOn<Data> = { base: Content<Data> | null; change: Partial<SessionState<Data>> };

/** Brings what is on the screen together with another version; a conflict where both changed the same. */
export function broughtTogether<Data>(
  state: SessionState<Data>,
  base: Content<Data> | null,
  theirs: Stored<Data>,
): GoingOn<Data> {
  const server = contentOf(theirs);
  const merged = mergeContent(base, state.content, server);
  const settled = { failure: null, fromDevice: false };
  if (!merged) return { base, change: { ...settled, conflict: theirs, conflictBase: base } };
  const content = sameJson(merged, server) ? server : merged;
  const dirty = content !== server;
  // What the server has is as good as saved.
  const notice = dirty ? state.notice : noticeAfterSave(state);
  const stored = { id: theirs.id, version: theirs.version };
  const history = historyFor(state, content);
  return { base: server, change: { ...settled, stored, content, history, dirty, notice } };
}

/** Shows a newer version where nothing is unsaved here; null where it cannot be followed. */
export function followed<Data>(
  { stored, dirty, conflict, content, history }: SessionState<Data>,
  newer: Stored<Data>,
): GoingOn<Data> | null {
  if (dirty || conflict || stored?.id !== newer.id || newer.version <= stored.version) return null;
  const server = contentOf(newer);
  const base = sameJson(server, content) ? content : server;
  const settled = { failure: null, fieldError: null, fromDevice: false, followed: true };
  const steps = sameJson(server.data, content.data) ? history : noHistory<Data>();
  return {
    base,
    change: { ...settled, content: base, stored: { id: newer.id, version: newer.version }, history: steps },
  };
}

/** Steps lead from one text to the next: none of them fits a text that came from elsewhere. */
export function historyFor<Data>(
  { content, history }: SessionState<Data>,
  { data }: Content<Data>,
): History<Data> {
  return data === content.data ? history : noHistory();
}
