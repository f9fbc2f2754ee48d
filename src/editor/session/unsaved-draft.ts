import type { Draft } from '#editor/drafts/draft.ts';
import type { SessionState } from './session-state.ts';

/** What the device keeps of a document while the server does not have it. */
export function unsavedDraft<Data extends Record<string, unknown>>(
  { content, stored, writtenAt }: SessionState<Data>,
  creationKey: string,
  now: Date,
): Draft {
  return {
    ...content,
    baseVersion: stored?.version ?? null,
    writtenAt: writtenAt ?? now.toISOString(),
    ...(!stored && { creationKey }),
  };
}
