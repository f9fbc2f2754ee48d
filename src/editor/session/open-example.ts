import type { DraftStore } from '#editor/drafts/draft-store.ts';
import type { Content } from './content.ts';
import { draftName, type EditedKind } from './document-kind.ts';
import { startNew, type SessionStart } from './session-start.ts';

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
  kind: EditedKind<Data>,
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
