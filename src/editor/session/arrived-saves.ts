import { sameValue } from '#documents/merge/same-value.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import { prepareDraft, type AnyKind } from './edited-kind.ts';
import { copyOf } from './save-answers.ts';
import { isSettled, startStored } from './session-start.ts';

/** For so long after the last word a save that was sent may still be on its way, in ms. */
const ARRIVING_MS = 60_000;
/** The longest that the server may take for one document, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Forgets changes of saved documents that the server turns out to have: the page that sent them was left before the answer,
 * so that nobody on this device has heard it. Answers whether one that was sent a moment ago may still arrive.
 */
export async function forgetArrived(
  accountId: number,
  kinds: readonly AnyKind[],
  unsaved: readonly Unsaved[],
): Promise<boolean> {
  const arriving = await Promise.all(unsaved.map((one) => isStillArriving(accountId, kinds, one)));
  return arriving.includes(true);
}

async function isStillArriving(
  accountId: number,
  kinds: readonly AnyKind[],
  { document, draft, remove }: Unsaved,
): Promise<boolean> {
  const of = documentOfDraft(kinds, document);
  if (!of || of.id === null) return false;
  const { drafts, copies } = deviceDocuments(accountId);
  // A server that cannot be reached, or that has no such document, tells nothing of what is kept here.
  const stored = await of.kind.gateway.read(of.id, AbortSignal.timeout(PATIENCE_MS)).catch(() => undefined);
  if (!stored) return false;
  if (!isSettled(startStored(stored, prepareDraft(of.kind, draft), document))) return isFresh(draft);
  // Another tab may have written on meanwhile.
  const isAsItWas = (other: Unsaved) => other.document === document && sameValue(other.draft, draft);
  if (!(await drafts.list()).some(isAsItWas)) return false;
  await remove();
  await copies.keep(document, copyOf(stored));
  return false;
}

function isFresh({ sent = [], writtenAt }: Draft): boolean {
  return sent.length > 0 && Date.now() - Date.parse(writtenAt) < ARRIVING_MS;
}
