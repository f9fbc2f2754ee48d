import { mergeDocuments } from '#documents/merge/merge.ts';
import { withPlaceOf } from '#documents/merge/take-place.ts';
import { withLookOf } from '#documents/merge/what-follows.ts';
import type { Stored } from '#editor/session/content.ts';
import type { ArrivedChanges } from './arrived-changes.ts';
import { createOnceFollowed } from './once-followed.ts';
import type { Decision } from './tailored-view.ts';
import type { TailoringParts } from './tailoring-parts.ts';
import { withDifferenceOf, withTheirs, type Taken } from './take-other.ts';
import type { TextRow } from './text-rows.ts';

type BaseParts<Data> = {
  known(): Stored<Data> | null;
  /** What is shown is looked at again, with the base as it is now where that changed. */
  onChanged(changed?: Stored<Data>): void;
  follow(): Promise<void>;
};

/** What a person does about the differences between an open document and its base. */
export function tailoringActions<Data extends Record<string, unknown>>(
  { session, fields, changeBase }: Pick<TailoringParts<Data>, 'session' | 'fields' | 'changeBase'>,
  arrived: ArrivedChanges<Data>,
  { known, onChanged, follow }: BaseParts<Data>,
) {
  const onceFollowed = createOnceFollowed(session, follow);

  /** Whoever calls it looks once all is done. */
  function edit(change: (data: Data) => Data): void {
    session.edit((content) => {
      const data = change(content.data);
      return data === content.data ? content : { ...content, data };
    });
  }

  /** What the document had in common with its base until this was taken back there stays the document's own. */
  function keepOwn(places: readonly string[]): void {
    const isAll = arrived.isOnlyIn(places);
    edit(arrived.withoutThem(places));
    if (isAll) session.seeArrival();
    onChanged();
  }

  return {
    /** The document has there what its base has; with a row, in that part of a text alone. */
    take(mark: Taken['mark'], row?: TextRow): void {
      const from = known()?.data;
      if (from) edit((data) => withDifferenceOf(fields, data, from, { mark, row, to: 'here' }));
      onChanged();
    },

    /**
     * The base has there what this document has, once it is saved; with a row, in that part of a text alone.
     * @returns what takes that back
     */
    async put(mark: Taken['mark'], row?: TextRow): Promise<() => Promise<void>> {
      const id = known()?.id ?? 0;
      const own = session.state().content.data;
      const { before, now } = await changeBase(id, (data) =>
        withDifferenceOf(fields, data, own, { mark, row, to: 'base' }),
      );
      onChanged(now);
      return async () => {
        const undone = await changeBase(id, (data) =>
          mark.paths.reduce((result, path) => withPlaceOf(result, before.data, path), data),
        );
        onChanged(undone.now);
        onceFollowed(undone.now.version, () => keepOwn(mark.paths));
      };
    },

    /**
     * What the document has stays, or what its base has is taken; the next save tells so.
     * @returns what opens it again
     */
    decide({ conflict, settles }: Decision, which: 'mine' | 'theirs'): () => void {
      const before = session.state().content.data;
      if (which === 'theirs') edit((data) => withTheirs(fields, data, conflict, known()?.data));
      const after = session.state().content.data;
      session.settle(settles);
      onChanged();
      return () => {
        if (after !== before)
          edit((data) => mergeDocuments<object>(fields, after, data, before).merged as Data); // Merged of one type.
        session.reopen(settles);
        onChanged();
      };
    },

    takeLook(): void {
      const base = known();
      if (!base) return;
      const { templateId, data: from } = base;
      session.edit(
        (content) => ({ ...content, templateId, data: withLookOf(fields, content.data, from) }),
        'template',
      );
      onChanged();
    },

    /** Takes back all that came in, as one step. */
    undoArrival(): void {
      edit(arrived.withoutThem());
      session.seeArrival();
      onChanged();
    },
  };
}
