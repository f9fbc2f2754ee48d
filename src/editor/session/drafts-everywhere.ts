import { sameValue } from '#documents/merge/same-value.ts';
import { deviceDocuments, type KeptDocuments } from '#editor/drafts/device-drafts.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { ListedDraft } from '#editor/store/server-drafts/contract.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { forgetArrived } from './arrived-saves.ts';
import { contentOf, type Content } from './content.ts';
import { listDrafts, removeDraft } from './draft-gateway.ts';
import { prepareDraft, prepareShared, type AnyKind } from './edited-kind.ts';
import { savableOf, type Savable } from './held-back.ts';

/*
 * Documents of a person that were never saved are on the server and on every device that wrote in them. They are one list,
 * by their creation keys.
 */

/** The longest that a list waits for the server, in ms. */
const PATIENCE_MS = 10_000;

/** What this device and the server have of documents that were never saved. */
export type DraftsEverywhere = {
  listed: readonly ListedDraft[];
  /** Keys of those whose very text of this device the server has, all of it. */
  shared: ReadonlySet<string>;
  /** Whether a save that a page sent as it was left may still arrive. */
  isArriving?: boolean;
};

/**
 * Asks the server what it keeps. What this device has not handed over yet is, where nobody else has written in it; what
 * was saved or thrown away on another device goes from this one, unless something was written here since.
 */
export async function meetDrafts(accountId: number, kinds: readonly AnyKind[]): Promise<DraftsEverywhere> {
  const { drafts, shared } = deviceDocuments(accountId);
  // Before the server is asked: what is handed over meanwhile is not missing from its answer.
  const [unsaved, known] = await Promise.all([drafts.list(), shared.list()]);
  const arrived = forgetArrived(accountId, kinds, unsaved);
  const listed = [...(await listDrafts({ signal: AbortSignal.timeout(PATIENCE_MS) }))];
  const sharedKeys = new Set<string>();
  for (const { document, draft, remove } of unsaved) {
    const of = documentOfDraft(kinds, document);
    const key = draft.creationKey;
    if (of?.id !== null || key === undefined) continue;
    const had = known.find((one) => one.key === key)?.shared;
    const there = listed.find((one) => one.key === key);
    const savable = savableDraft(of.kind, draft, had);
    const isWhole = savable.heldBack.length === 0;
    const isShared = had !== undefined && isSameText(of.kind, savable.content, had);
    if (isShared && there?.updatedAt === had.updatedAt) {
      if (isWhole) sharedKeys.add(key);
    } else if (isShared && isWhole && !there) await Promise.all([remove(), shared.drop(key)]);
    else if (!isShared && there?.updatedAt === had?.updatedAt && !draft.untouchedImport) {
      const due = { key, content: savable.content, writtenAt: draft.writtenAt };
      const kept = await handOver(of.kind, due, had?.updatedAt ?? null, shared);
      if (!kept) continue;
      if (isWhole) sharedKeys.add(key);
      listed.splice(there ? listed.indexOf(there) : listed.length, there ? 1 : 0, kept);
    }
  }
  const isKept = (key: string) => unsaved.some(({ draft }) => draft.creationKey === key);
  const left = known.filter(({ key }) => !isKept(key));
  await Promise.all(left.map(({ key }) => shared.drop(key)));
  return { listed, shared: sharedKeys, isArriving: await arrived };
}

type AnyContent = Content<Record<string, unknown>>;
type KeptShared = Parameters<typeof prepareShared>[1];

function isSameText(kind: AnyKind, content: AnyContent, had: KeptShared): boolean {
  return sameValue(content, contentOf(sharedContent(kind, had)));
}

function sharedContent(kind: AnyKind, had: KeptShared): AnyContent {
  return prepareShared<Record<string, unknown>>(kind, had).content;
}

/** What of a draft the server can be handed; what is held back stays on this device. */
function savableDraft(
  kind: AnyKind,
  draft: Draft,
  had: KeptShared | undefined,
): Savable<Record<string, unknown>> {
  const content = contentOf(prepareDraft(kind, draft));
  return savableOf(kind, content, had ? sharedContent(kind, had) : null);
}

/** Hands a draft over that no page may be writing any more; nothing where the server does not take it now. */
async function handOver(
  kind: AnyKind,
  { key, content, writtenAt }: { key: string; content: AnyContent; writtenAt: string },
  seen: string | null,
  shared: KeptDocuments['shared'],
): Promise<ListedDraft | undefined> {
  try {
    const kept = await kind.gateway.drafts.keep(key, content, writtenAt, seen);
    await shared.keep(key, kept);
    const title = kind.gateway.titleOf(content);
    return { key, kind: kind.name, title, templateId: content.templateId, updatedAt: kept.updatedAt };
  } catch {
    // It is on this device, and the next page that opens it tries again.
    return undefined;
  }
}

/** Throws a draft away on the server, whichever device wrote in it. @throws ApiError or, offline, TypeError */
export async function discardEverywhere(accountId: number, key: string): Promise<void> {
  try {
    await removeDraft({ params: { key }, signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    const isGone =
      error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_request');
    if (!isGone) throw error;
  }
  await deviceDocuments(accountId).shared.drop(key);
}

/** Unsaved writing, and which devices have it. */
export type UnsavedAnywhere = Unsaved & { where?: 'everywhere' | 'elsewhere' };

/**
 * What is not saved on this device and what the server keeps of new documents as one list, the newest first; of one
 * document the later words. `onceHere` are keys that this device had a moment ago: the server's list is older than that.
 */
export function oneList(
  accountId: number,
  here: readonly Unsaved[],
  { listed, shared }: DraftsEverywhere,
  onceHere: ReadonlySet<string>,
): UnsavedAnywhere[] {
  const there = new Map(listed.map((one) => [one.key, one]));
  const kept = here.map((unsaved): UnsavedAnywhere => {
    const { draft, remove } = unsaved;
    const other = there.get(draft.creationKey ?? '');
    if (!other) return unsaved;
    const removeAll = async () => {
      await discardEverywhere(accountId, other.key);
      await remove();
    };
    const isLater = !shared.has(other.key) && other.updatedAt > draft.writtenAt;
    return { ...unsaved, draft: isLater ? asDraft(other) : draft, remove: removeAll, where: 'everywhere' };
  });
  const elsewhere = listed
    .filter(({ key }) => !onceHere.has(key) && !here.some(({ draft }) => draft.creationKey === key))
    .map((other): UnsavedAnywhere => ({
      document: `${other.kind}/new`,
      draft: asDraft(other),
      remove: () => discardEverywhere(accountId, other.key),
      where: 'elsewhere',
    }));
  return [...kept, ...elsewhere].toSorted((a, b) => b.draft.writtenAt.localeCompare(a.draft.writtenAt));
}

/** Without its data, which nobody has asked for: its title says what it is. */
function asDraft({ key, title, templateId, updatedAt }: ListedDraft): Draft {
  return { baseVersion: null, title, templateId, data: {}, writtenAt: updatedAt, creationKey: key };
}
