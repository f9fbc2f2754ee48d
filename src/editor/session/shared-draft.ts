import type { SharedDraft, DraftEvent } from './draft-event.ts';
import type { Fields } from '#documents/fields.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { conflictChoices, mergeContent } from '#editor/merge/merge-content.ts';
import { contentOf, sameParts, withSent, type Content } from './content.ts';
import { commonBase, historyFor } from './reconcile.ts';
import { isSavedAs, type SavingRules } from './held-back.ts';
import { failureAfterEdit } from './save-failure.ts';
import { scheduleSave } from './save-run.ts';
import { isUnsaved, savableIn, type NewDocument, type SessionState } from './session-state.ts';
import { withChange, type Environment, type Step } from './session-step.ts';
import type { VersionNotice } from './version-notice.ts';

/*
 * A document that was never saved, on several devices of one person: the server keeps what was written under its
 * creation key, and every device goes on from that.
 */

/** Most contents that are remembered as handed over without an answer. */
const HANDED_MAX = 5;

/** What becomes of a session when its draft was heard of; a document that is saved has none. */
export function hearOfDraft<Data>(
  step: Step<Data>,
  event: Exclude<DraftEvent<Data>, { type: 'draftSaved' }>,
  env: Environment<Data>,
): Step<Data> {
  const { document } = step.state;
  if (document.kind !== 'new') return step;
  const change = (changed: Partial<NewDocument<Data>>) =>
    withChange(step, { document: { ...document, ...changed } });
  switch (event.type) {
    case 'draftHanded':
      return change({ handed: withSent(document.handed, event.handed, HANDED_MAX) });
    case 'draftShared':
      return change({ shared: event.shared, handed: [] });
    case 'draftGone':
      return change({ shared: null, handed: [] });
    case 'draftFound':
      return document.shared?.updatedAt === event.shared.updatedAt
        ? change({ handed: [] })
        : meet(step, document, event.shared, env);
  }
}

/** Goes on from what another device has written meanwhile. */
function meet<Data>(
  step: Step<Data>,
  document: NewDocument<Data>,
  theirs: SharedDraft<Data>,
  env: Environment<Data>,
): Step<Data> {
  const { state } = step;
  const met = { document: { ...document, shared: theirs, handed: [] } };
  const { content, notice } = broughtTogether(env.fields, state, document, theirs);
  if (!notice && sameParts(content, state.content)) return withChange(step, met);
  const next = withChange(step, {
    ...met,
    content,
    // What was refused may be what was changed there.
    failure: failureAfterEdit(state.failure, state.content, content),
    notice: notice ?? state.notice,
    history: historyFor(state, content),
    writtenAt: laterOf(state.writtenAt, theirs.updatedAt),
  });
  return state.activity.kind === 'idle' ? scheduleSave(next, env) : next;
}

/**
 * What both devices have written, by the one merge. Where both changed the same differently, the later words stand, and
 * the others can be brought back for as long as the notice stands.
 */
function broughtTogether<Data>(
  fields: Fields,
  state: SessionState<Data>,
  { shared, handed }: NewDocument<Data>,
  theirs: SharedDraft<Data>,
): { content: Content<Data>; notice: VersionNotice<Data> | null } {
  const found = contentOf(theirs.content);
  // Nothing was written here: there is nothing that could be lost.
  if (!isUnsaved(state) && state.writtenAt === null) return { content: found, notice: null };
  const common = commonBase(shared?.content ?? null, handed, found);
  const { content, conflicts } = mergeContent(fields, common, state.content, found);
  if (conflicts.length === 0) return { content: sameValue(content, found) ? found : content, notice: null };
  const { mine, theirs: other } = conflictChoices(fields, common, state.content, found);
  return (state.writtenAt ?? '') >= theirs.updatedAt
    ? { content: mine, notice: { kind: 'laterMine', other } }
    : { content: other, notice: { kind: 'laterTheirs', other: mine } };
}

function laterOf(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}

/** What is to be done so that the server has what is on the screen. */
export type DraftToShare<Data> = {
  /** `remove` where everything that was written was taken back. */
  what: 'keep' | 'remove';
  key: string;
  content: Content<Data>;
  /** When it was written; now, where that is not known. */
  writtenAt: string | null;
  shared: SharedDraft<Data> | null;
};

/** What the server is still to hear of what was never saved; null where that is nothing. */
export function draftToShare<Data>(
  state: SessionState<Data>,
  rules: SavingRules<Data>,
): DraftToShare<Data> | null {
  const { document, base, hasEdits, isUntouched, writtenAt } = state;
  if (document.kind !== 'new') return null;
  const { creationKey: key, shared, handed } = document;
  // What is held back stays on this device.
  const savable = savableIn(state, rules);
  const { content } = savable;
  const draft = { key, content, writtenAt, shared };
  if (!isUnsaved(state)) return shared !== null && writtenAt !== null ? { what: 'remove', ...draft } : null;
  if (isUntouched && !hasEdits) return null;
  if (shared === null && handed.length === 0 && base !== null && isSavedAs(savable, base)) return null;
  const isShared = shared !== null && handed.length === 0 && sameValue(shared.content, contentOf(content));
  return isShared ? null : { what: 'keep', ...draft };
}
