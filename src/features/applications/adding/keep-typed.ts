import { applicationIdentity } from '#documents/application/identity.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { deviceDocuments, keepRead } from '#editor/drafts/device-drafts.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { fingerprintOf, type Content } from '#editor/session/content.ts';
import { applicationKind } from '../application-kind.ts';
import { NEW_APPLICATION_PATH } from '../paths.ts';

const NEW_APPLICATION = draftName(applicationIdentity, null);

/** The key that an application is sent with, and what of it was sent so far. */
export type AddedSoFar = { key: string; sent: readonly Content<ApplicationData>[] };

/**
 * Keeps an application that could not be saved as a draft of this device. It has the key that it was sent with: where the
 * server has it after all, saving the draft makes no second one.
 * @returns where it is gone on with; nothing where the browser cannot keep it
 */
export function keepTyped(
  accountId: number,
  content: Content<ApplicationData>,
  sending: AddedSoFar,
): string | undefined {
  const kept = keepRead(accountId, NEW_APPLICATION, draftOf(content, sending));
  return kept ? `${NEW_APPLICATION_PATH}?draft=${sending.key}` : undefined;
}

/** Keeps what stands in the form, so that a reload does not lose it. */
export function keepWhileTyping(
  accountId: number,
  content: Content<ApplicationData>,
  sending: AddedSoFar,
): void {
  void deviceDocuments(accountId).drafts.keep(NEW_APPLICATION, draftOf(content, sending));
}

/** Lets the desk go on with what was typed. */
export function leaveTyped(accountId: number, key: string): void {
  void deviceDocuments(accountId).drafts.leave(NEW_APPLICATION, key);
}

/** Forgets what was typed: it is saved, or thrown away. */
export function dropTyped(accountId: number, key: string): void {
  void deviceDocuments(accountId).drafts.drop(NEW_APPLICATION, key);
}

function draftOf(content: Content<ApplicationData>, { key, sent }: AddedSoFar) {
  const { gateway } = applicationKind;
  return {
    ...content,
    baseVersion: null,
    writtenAt: new Date().toISOString(),
    creationKey: key,
    sent: sent.map((one) => fingerprintOf(one, gateway.titleOf(one))),
  };
}
