import { isRecord } from '#documents/is-record.ts';
import type { DeviceTable } from '#editor/device/device-database.ts';
import type { Content } from '#editor/session/content.ts';

/** A draft as the server was last known to keep it. */
export type KeptShared = { content: Content<unknown>; updatedAt: string };

/**
 * What the server was last known to keep of an account's documents that were never saved, by their creation keys: by it,
 * what was written here and on another device since can be told apart. A device that keeps nothing is no failure.
 */
export interface SharedDrafts {
  keep(key: string, shared: KeptShared): Promise<void>;
  find(key: string): Promise<KeptShared | undefined>;
  drop(key: string): Promise<void>;
  list(): Promise<{ key: string; shared: KeptShared }[]>;
}

/** Between the account and the key in its name. */
export const SHARED = 'draft/';

/** They stand in the table of the server's copies: whatever removes all copies of an account removes them, too. */
export function createSharedDrafts(
  accountId: number,
  table: DeviceTable,
  isCleared: () => boolean,
): SharedDrafts {
  const start = `${accountId}:${SHARED}`;
  async function list() {
    const rows = await table.read(start).catch(() => []);
    return rows.flatMap(({ name, row }) =>
      isShared(row) ? [{ key: name.slice(start.length), shared: row }] : [],
    );
  }
  return {
    async keep(key, { content: { title, templateId, data }, updatedAt }) {
      if (isCleared()) return;
      const row = { content: { title, templateId, data }, updatedAt };
      await table.write({ put: [[start + key, row]] }).catch(() => undefined);
    },
    find: async (key) => (await list()).find((one) => one.key === key)?.shared,
    drop: (key) => table.write({ remove: [start + key] }).catch(() => undefined),
    list,
  };
}

/** Written by `keep` alone, perhaps of another version of the product. */
function isShared(row: unknown): row is KeptShared {
  if (!isRecord(row) || typeof row.updatedAt !== 'string' || !isRecord(row.content)) return false;
  const { title, templateId, data } = row.content;
  return typeof title === 'string' && typeof templateId === 'string' && isRecord(data);
}
