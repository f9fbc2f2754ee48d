import { sameValue } from '#documents/merge/same-value.ts';
import { noHistory, type History } from '#editor/history/history.ts';
import type { Fields } from '#documents/fields.ts';
import { conflictChoices, mergeContent, type Choices } from '#editor/merge/merge-content.ts';
import { contentOf, fingerprintOf, type Content, type ContentFingerprint, type Stored } from './content.ts';
import type { SessionState, VersionConflict } from './session-state.ts';

/** What the server has now, and what of it and of the screen goes on; no content where only the person can say. */
export type Reconciled<Data> = {
  /** The server's version: the very content of the screen where it is the same. */
  base: Content<Data>;
  content: Content<Data> | undefined;
  /** What both sides began with, as far as that is known. */
  common: Partial<Content<Data>>;
};

/** What finding a conflict takes: the fields of the documents, and what the server names one that has no title. */
type Rules<Data> = { fields: Fields; titleOf(content: Content<Data>): string };

/** Brings what is on the screen together with the server's version. The one place that finds a conflict. */
export function reconcile<Data>(
  { fields, titleOf }: Rules<Data>,
  state: SessionState<Data>,
  theirs: Stored<Data>,
): Reconciled<Data> {
  const { document } = state;
  const base = serverContent(state.content, theirs);
  // Of what was made under its key elsewhere, both began with the draft that they shared.
  const isOn = document.kind === 'stored' && document.version === theirs.version ? base : null;
  const known = document.kind === 'new' ? (document.shared?.content ?? null) : (state.base ?? isOn);
  const sent = document.kind === 'new' ? [...state.unconfirmed, ...document.handed] : state.unconfirmed;
  const common = named(commonBase(known, sent, base), state.content, titleOf);
  const { content, conflicts } = mergeContent(fields, common, state.content, base);
  const merged = sameValue(content, base) ? base : content;
  return { base, content: conflicts.length > 0 ? undefined : merged, common };
}

/**
 * What was saved without a title has one on the server, which nobody wrote: where it was named here since, that is the
 * title that both sides began with.
 */
function named<Data>(
  common: Partial<Content<Data>>,
  { title }: Content<Data>,
  titleOf: Rules<Data>['titleOf'],
): Partial<Content<Data>> {
  const { templateId, data } = common;
  const isGiven = common.title?.trim() === '' && title.trim() !== '';
  if (!isGiven || templateId === undefined || data === undefined) return common;
  return { ...common, title: titleOf({ title: '', templateId, data }) };
}

/** What the screen holds after either choice, and what the choice is about. */
export function choicesOf<Data>(
  fields: Fields,
  { base, theirs }: Pick<VersionConflict<Data>, 'base' | 'theirs'>,
  content: Content<Data>,
): Choices<Data> {
  return conflictChoices(fields, base, content, contentOf(theirs));
}

/** The server's version as what is on the screen, where that is the same: then nothing is drawn anew. */
export function serverContent<Data>(content: Content<Data>, theirs: Stored<Data>): Content<Data> {
  const server = contentOf(theirs);
  if (sameValue(server, content)) return content;
  return sameValue(server.data, content.data) ? { ...server, data: content.data } : server;
}

/**
 * What both sides began with. Where the server has what was sent from here without an answer, that had arrived, and what
 * is on the screen was written on top of it.
 */
export function commonBase<Data>(
  base: Content<Data> | null,
  unconfirmed: readonly ContentFingerprint[],
  server: Content<Data>,
): Partial<Content<Data>> {
  if (unconfirmed.length === 0) return base ?? {};
  const found = fingerprintOf(server, server.title);
  const isOurs = (part: keyof ContentFingerprint) => unconfirmed.some((sent) => sent[part] === found[part]);
  return {
    ...base,
    ...(isOurs('title') && { title: server.title }),
    ...(isOurs('templateId') && { templateId: server.templateId }),
    ...(isOurs('data') && { data: server.data }),
  };
}

/** Whether a newer version of the open document can be gone on from: nothing is under way. */
export function canGoOnFrom<Data>(state: SessionState<Data>, newer: Stored<Data>): boolean {
  const { document, activity, lifecycle } = state;
  const isFree = lifecycle === 'open' && activity.kind === 'idle' && document.kind === 'stored';
  return isFree && document.id === newer.id && document.version < newer.version;
}

/** Steps lead from one text to the next: none of them fits a text that came from elsewhere. */
export function historyFor<Data>(
  { content, history }: SessionState<Data>,
  { data }: Content<Data>,
): History<Data> {
  return data === content.data ? history : noHistory();
}
