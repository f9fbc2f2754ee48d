import type { DraftStore } from '#platform/drafts/draft-store.ts';
import { sameJson, type Content } from './content.ts';
import { draftName, prepareDraft, type EditedKind } from './document-kind.ts';
import { contentOf, startNew, type SessionStart } from './session-start.ts';

/** A finished document that a new one can begin as. */
export type ExampleSource<Data> = {
  load: () => Promise<Content<Data>>;
  /** Called when somebody starts from it. */
  onStart: () => void;
};

/** What became of opening an example. */
export type OpenedExample<Data> =
  | { status: 'ready'; start: SessionStart<Data> }
  /** This device has a new document that was never saved; the person chooses between the two. */
  | { status: 'choice'; kept: SessionStart<Data>; example: SessionStart<Data> }
  | { status: 'offline' };

/**
 * Begins a new document as an example. Writing that was never saved stays on the device whatever is chosen, until
 * something is changed in its place; then it can still be brought back by the notice. `first` is an empty document.
 */
export async function openExample<Data>(
  kind: EditedKind<Data>,
  drafts: DraftStore,
  first: Content<Data>,
  load: () => Promise<Content<Data>>,
): Promise<OpenedExample<Data>> {
  const name = draftName(kind, null);
  // Its text is a file of its own, which a bad network may withhold.
  const example = await load().catch(() => undefined);
  if (!example) return { status: 'offline' };
  const start = startNew(example, undefined, name);
  const draft = prepareDraft(kind, await drafts.take(name));
  const written = draft && contentOf(draft);
  if (!written || sameJson(written.data, first.data) || sameJson(written, example)) {
    return { status: 'ready', start };
  }
  return {
    status: 'choice',
    kept: { ...startNew(first, written, name), notice: null },
    example: { ...start, notice: { kind: 'discarded', other: written } },
  };
}
