import { draftName } from '#editor/drafts/draft-name.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import { readBase } from './base-document.ts';
import { FoldedMark } from './folded-mark.tsx';
import { MarkAt } from './mark-at.tsx';
import { createTailoring, type AnyTailoring } from './tailoring.ts';
import type { TailoringOf } from './tailoring-parts.ts';

export { TailoredStrip } from './tailored-strip.tsx';

/** Compares the open document with its base from now on, and looks at the base again when it may have changed. */
export function startTailoring<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { kind, words }: TailoringOf<Data>,
  accountId: number,
) {
  const { copies, news } = deviceDocuments(accountId);
  const tailoring = createTailoring<Data>({
    ...{ session, words, fields: kind.fields },
    readBase: (id) => readBase(kind, copies, id),
    readOwn: (id) => kind.gateway.read(id),
    changeBase: async (id, change) => {
      const changed = await changeStored(kind, id, change);
      // The base may be open in another tab.
      news.emit({ kind: 'saved', document: draftName(kind, id), version: changed.now.version });
      return changed;
    },
  });
  const refresh = () => void tailoring.refresh();
  const refreshWhenSeen = () => document.visibilityState === 'visible' && refresh();
  const stopNews = news.subscribe((told) => {
    const { base } = session.state().following;
    const { base: known } = tailoring.state();
    const isBase = told.kind === 'saved' && base !== null && told.document === draftName(kind, base.id);
    if (isBase && known?.version !== told.version) refresh();
  });
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refreshWhenSeen);
  refresh();
  return {
    // Of one kind of documents, for fields and lines that know none.
    tailoring: tailoring as unknown as AnyTailoring,
    MarkAt,
    FoldedMark,
    close() {
      stopNews();
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refreshWhenSeen);
      tailoring.close();
    },
  };
}
