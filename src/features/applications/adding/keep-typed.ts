import { applicationIdentity } from '#documents/application/identity.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { keepRead } from '#editor/drafts/device-drafts.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { fingerprintOf, type Content } from '#editor/session/content.ts';
import { applicationKind } from '../application-kind.ts';
import { NEW_APPLICATION_PATH } from '../paths.ts';

/**
 * Keeps an application that could not be saved as a draft of this device. It has the key that it was sent with: where the
 * server has it after all, saving the draft makes no second one.
 * @returns where it is gone on with; nothing where the browser cannot keep it
 */
export function keepTyped(
  accountId: number,
  content: Content<ApplicationData>,
  { key, sent }: { key: string; sent: readonly Content<ApplicationData>[] },
): string | undefined {
  const { gateway } = applicationKind;
  const kept = keepRead(accountId, draftName(applicationIdentity, null), {
    ...content,
    baseVersion: null,
    writtenAt: new Date().toISOString(),
    creationKey: key,
    sent: sent.map((one) => fingerprintOf(one, gateway.titleOf(one))),
  });
  return kept ? `${NEW_APPLICATION_PATH}?draft=${key}` : undefined;
}
