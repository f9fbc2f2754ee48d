import { vi } from 'vitest';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import { createJournal } from '#editor/drafts/draft-journal.ts';
import { createDraftStore } from '#editor/drafts/draft-store.ts';
import { memoryShelf } from './memory-shelf.ts';
import { type Writers } from '#editor/drafts/writers.ts';

/** A device, and the pages of its browser: whoever is in `open` is alive. */
export function device(room = Infinity) {
  const [shelf, memory] = [memoryShelf(room), memoryTable()];
  const open = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn: Writers['oneAtATime'] = (_name, work) => {
    const done = turn.then(work);
    turn = done;
    return done;
  };
  return {
    shelf,
    memory,
    page(self: string, accountId = 1) {
      open.add(self);
      const writers: Writers = { self, alive: async () => new Set(open), oneAtATime: inTurn };
      return createDraftStore(accountId, { table: memory.table, journal: createJournal(shelf), writers });
    },
    close: (self: string) => open.delete(self),
  };
}

export const draft = (summary: string, minute = 0): Draft => ({
  baseVersion: 3,
  title: 'Ana Silva Resume',
  templateId: 'modern-1',
  data: { summary, unknown: { kept: true } },
  writtenAt: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
});

/** Waits until what is gathered is in the database. */
export const gathered = () => vi.advanceTimersByTimeAsync(300);
