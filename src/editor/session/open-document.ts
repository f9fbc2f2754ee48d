import { copyOf } from './save-answers.ts';
import type { KeptDocuments } from '#editor/drafts/device-drafts.ts';
import type { DraftStore } from '#editor/drafts/draft-store.ts';
import { ApiError, isRefusal } from '#platform/http/api-error.ts';
import type { Content } from './content.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { isCreationKey } from './creation-key.ts';
import { prepareCopy, prepareDraft, prepareShared, type OpenedKind } from './edited-kind.ts';
import { isSettled, startNew, startStored, type PreparedDraft, type SessionStart } from './session-start.ts';

/** What became of opening a document. */
export type Opened<Data> =
  | { status: 'ready'; start: SessionStart<Data> }
  /** It is not there, or not this person's. `kept` is what this device still has of it. */
  | { status: 'missing'; kept: SessionStart<Data> | null }
  | { status: 'signedOut' }
  | { status: 'offline' }
  /** A draft that was saved on another device meanwhile. */
  | { status: 'savedElsewhere' }
  | { status: 'failed'; message: string };

/** What an address says of a new document; null where it says nothing. */
export type ChosenStart = {
  /** The template that the person has just picked: it rules over the draft's own. */
  template: string | null;
  /** Creation key of the draft to go on with, where the device may have several. */
  draftKey: string | null;
  /** Whether nobody is signed in: then the server has no draft. */
  isNobodys?: boolean;
};

/** How long the server may take before this device's copy is shown in its place, in ms. */
const PATIENCE_WITH_COPY_MS = 4_000;

/**
 * Opens a document, or with `id` null a new one that looks like `first`, together with what this device has unsaved
 * of it. Where the server cannot be reached, this device's copy is opened.
 */
export async function openDocument<Data extends Record<string, unknown>>(
  kind: OpenedKind<Data>,
  { drafts, copies, shared }: KeptDocuments,
  id: number | null,
  first: Content<Data>,
  chosen: ChosenStart,
  signal: AbortSignal,
): Promise<Opened<Data>> {
  const name = draftName(kind, id);
  if (id === null) return openNew(kind, { drafts, shared }, first, chosen, signal);
  const copy = prepareCopy(kind, id, await copies.find(name));
  // By it, what was changed here and elsewhere since is told apart.
  const writtenOn = async (draft: PreparedDraft<Data> | undefined) =>
    draft && prepareCopy(kind, id, await copies.find(name, draft.baseVersion));
  try {
    const limits = copy ? [signal, AbortSignal.timeout(PATIENCE_WITH_COPY_MS)] : [signal];
    const { readAnew } = kind.gateway;
    // On a device that has never had it, what came in from its base is told by what it was before.
    const { stored: answer, before } =
      copy || !readAnew
        ? { stored: await kind.gateway.read(id, AbortSignal.any(limits)) }
        : await readAnew(id, signal);
    const seen = copy ?? before;
    const draft = prepareDraft(kind, await drafts.take(name));
    const start = startStored(answer, draft, name, await writtenOn(draft), seen);
    // The save of what was kept here had arrived after all.
    if (draft && isSettled(start)) await drafts.drop(name);
    await copies.keep(name, copyOf(answer));
    return { status: 'ready', start };
  } catch (error) {
    if (!isRefusal(error)) {
      if (copy && !signal.aborted) {
        const draft = prepareDraft(kind, await drafts.take(name));
        return {
          status: 'ready',
          start: { ...startStored(copy, draft, name, await writtenOn(draft)), fromDevice: true },
        };
      }
      if (!(error instanceof ApiError)) return { status: 'offline' };
    }
    if (error.status === 401) return { status: 'signedOut' };
    // An address with an absurd id names nothing either.
    const isMissing = error.code === 'not_found' || error.code === 'invalid_request';
    if (!isMissing) return { status: 'failed', message: error.message };
    await copies.drop(name);
    const draft = prepareDraft(kind, await drafts.take(name));
    return { status: 'missing', kept: draft ? startNew(first, draft, name) : null };
  }
}

/**
 * A document that was never saved: with the draft of this device, which is brought together with the server's once it is
 * open, or with the server's, where another device has written it.
 */
async function openNew<Data extends Record<string, unknown>>(
  kind: OpenedKind<Data>,
  { drafts, shared }: Pick<KeptDocuments, 'drafts' | 'shared'>,
  first: Content<Data>,
  { template, draftKey, isNobodys = false }: ChosenStart,
  signal: AbortSignal,
): Promise<Opened<Data>> {
  const name = draftName(kind, null);
  const here = prepareDraft(kind, await drafts.take(name, draftKey));
  if (here) {
    const named = draftKey !== null;
    const isUntouched = named && here.untouchedImport === true;
    const kept = { ...here, templateId: template ?? here.templateId, untouchedImport: isUntouched };
    // What is shown is what is kept: a template that was chosen for the draft is not forgotten without an edit. A copy of
    // what another page is writing has no key, and is nobody's draft until something is written in it.
    if (here.creationKey && kept.templateId !== here.templateId)
      await drafts.keep(name, { ...here, templateId: kept.templateId });
    const known = here.creationKey === undefined ? undefined : await shared.find(here.creationKey);
    const start = saidWhereUnasked(startNew(first, kept, name), named);
    return { status: 'ready', start: { ...start, ...(known && { shared: prepareShared(kind, known) }) } };
  }
  const blank: Opened<Data> = { status: 'ready', start: startNew(first, undefined, name) };
  if (draftKey === null || isNobodys || !isCreationKey(draftKey)) return blank;
  try {
    const answer = await kind.gateway.drafts.read(draftKey, signal);
    if (answer.type === 'draftSaved') return { status: 'savedElsewhere' };
    if (answer.type === 'draftGone') return blank;
    const { content, updatedAt } = answer.shared;
    const draft = { ...content, baseVersion: null, writtenAt: updatedAt, creationKey: draftKey };
    await Promise.all([drafts.keep(name, draft), shared.keep(draftKey, answer.shared)]);
    const start = startNew(first, { ...draft, templateId: template ?? draft.templateId }, name);
    return { status: 'ready', start: { ...saidWhereUnasked(start, true), shared: answer.shared } };
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 'offline' };
    return error.status === 401 ? { status: 'signedOut' } : { status: 'failed', message: error.message };
  }
}

/**
 * A draft that nobody asked for is said, with the way back to an empty document, whether it was looked at before or not;
 * one that the address names is simply what is open.
 */
function saidWhereUnasked<Data>(start: SessionStart<Data>, isAskedFor: boolean): SessionStart<Data> {
  return isAskedFor ? { ...start, notice: null } : start;
}

/** A finished document that a new one can begin as. */
export type ExampleSource<Data> = {
  load: () => Promise<Content<Data>>;
  /** Called when somebody starts from it. */
  onStart: () => void;
};

/** What became of opening an example. */
export type OpenedExample<Data> = { status: 'ready'; start: SessionStart<Data> } | { status: 'offline' };

/**
 * Begins a new document as an example, with a draft of its own: what this device has of new documents that were never
 * saved stays beside it, as it is.
 */
export async function openExample<Data>(
  kind: OpenedKind<Data>,
  drafts: DraftStore,
  load: () => Promise<Content<Data>>,
): Promise<OpenedExample<Data>> {
  // Its text is a file of its own, which a bad network may withhold.
  const example = await load().catch(() => undefined);
  if (!example) return { status: 'offline' };
  const name = draftName(kind, null);
  await drafts.leave(name);
  return { status: 'ready', start: startNew(example, undefined, name) };
}
