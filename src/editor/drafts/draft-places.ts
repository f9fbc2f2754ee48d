import type { DeviceTable } from '#editor/device/device-database.ts';
import { readDraft, type Draft } from './draft.ts';
import type { Journal, NamedDraft } from './draft-journal.ts';

/** Where the whole browser keeps drafts. */
export type SharedPlaces = {
  table: DeviceTable;
  journal: Journal;
  /** Called when what the device keeps has changed. */
  onChange?: () => void;
};

/** Drafts by their whole names: the last words in the journal, and all of them in the browser's database. */
export function createDraftPlaces({ table, journal, onChange = () => undefined }: SharedPlaces) {
  async function remove(name: string): Promise<void> {
    journal.remove(name);
    await attempt(table.write({ remove: [name] }));
    onChange();
  }

  return {
    /** Writes it into the journal, at once; answers whether it was kept. */
    note: (name: string, draft: Draft): boolean => journal.put(name, draft),

    /** Writes drafts into the database and, where they are the newest, out of the journal; answers whether it has them. */
    async write(
      drafts: readonly NamedDraft[],
      isNewest: (name: string, draft: Draft) => boolean,
    ): Promise<boolean> {
      const put = drafts.map(({ name, draft }) => [name, draft] as const);
      const written = put.length === 0 || (await attempt(table.write({ put })));
      for (const { name, draft } of written ? drafts : []) {
        if (isNewest(name, draft)) journal.remove(name);
      }
      onChange();
      return written;
    },

    /** Drafts whose names begin with `start`, the newest first: of each the newest of what either place and `here` have. */
    async read(start: string, here: () => readonly NamedDraft[]): Promise<NamedDraft[]> {
      const drafts = new Map<string, Draft>();
      const rows = await table.read(start).catch(() => []);
      const kept = rows.flatMap(({ name, row }) => {
        const draft = readDraft(row);
        return draft ? [{ name, draft }] : [];
      });
      for (const { name, draft } of [...kept, ...journal.read(start), ...here()]) {
        const other = drafts.get(name);
        if (name.startsWith(start) && !(other && other.writtenAt > draft.writtenAt)) drafts.set(name, draft);
      }
      return Array.from(drafts, ([name, draft]) => ({ name, draft })).toSorted((a, b) =>
        b.draft.writtenAt.localeCompare(a.draft.writtenAt),
      );
    },

    remove,

    /** First under the new name, then removed under the old one: a crash in between loses nothing. */
    async rename(name: string, next: string, draft: Draft): Promise<boolean> {
      const moved = await attempt(table.write({ put: [[next, draft]], remove: [name] }));
      if (!moved && !journal.put(next, draft)) return false;
      await remove(name);
      return true;
    },

    async removeAll(start: string): Promise<void> {
      journal.removeAll(start);
      await attempt(table.removeAll(start));
      onChange();
    },
  };
}

/** Whether the device did it: one that cannot is no reason to fail. */
function attempt(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
