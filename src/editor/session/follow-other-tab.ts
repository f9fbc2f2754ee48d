import { flushSync } from 'react-dom';
import { keepingCaret } from '#editor/fields/keeping-caret.ts';
import type { Stored } from './content.ts';
import type { DocumentSession } from './document-session.ts';

/**
 * Shows what another tab has saved, where nothing is unsaved in this one. What has the focus keeps it, with the caret
 * where it was; whoever begins to write before the newer version is here stays with the older one, and is asked.
 */
export async function followOtherTab<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  version: number,
  read: (id: number) => Promise<Stored<Data>>,
): Promise<void> {
  const { stored, dirty } = session.state();
  if (!stored || dirty || stored.version >= version) return;
  // A server that cannot be reached is asked again by the next save.
  const newer = await read(stored.id).catch(() => undefined);
  if (newer) keepingCaret(() => flushSync(() => session.follow(newer)));
}
