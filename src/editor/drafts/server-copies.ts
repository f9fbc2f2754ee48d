import type { DeviceTable } from '#editor/device/device-database.ts';
import type { Journal } from './draft-journal.ts';

/** What the server had of a document when this device last heard of it. */
export type ServerCopy = {
  version: number;
  title: string;
  templateId: string;
  /** As the server sent it, perhaps of an older version of the product: migrate before use. */
  data: Record<string, unknown>;
  /** ISO 8601 in UTC; when the server saved it, where that is known. */
  updatedAt?: string;
};

/**
 * Documents of one account as the server last had them, so that one which was open before can be opened without a
 * network, and so that what was changed here and elsewhere since then can be told apart. A device that keeps nothing is
 * no failure: then a network is needed.
 */
export interface ServerCopies {
  keep(document: string, copy: ServerCopy): Promise<void>;
  find(document: string): Promise<ServerCopy | undefined>;
  /** Copies of documents whose names begin with `start`. */
  list(start: string): Promise<{ document: string; copy: ServerCopy }[]>;
  drop(document: string): Promise<void>;
  /** Removes every copy of the account; from then on nothing is kept. */
  clear(): Promise<void>;
}

/** `onDropped` is called with the name of a document whose copy is dropped. */
export function createServerCopies(
  accountId: number,
  table: DeviceTable,
  onDropped: (document: string) => void = () => undefined,
): ServerCopies {
  const account = `${accountId}:`;
  let cleared = false;
  return {
    async keep(document, copy) {
      if (!cleared) await table.write({ put: [[account + document, copy]] }).catch(() => undefined);
    },
    async find(document) {
      const found = await this.list(document);
      return found.find((kept) => kept.document === document)?.copy;
    },
    async list(start) {
      const rows = await table.read(account + start).catch(() => []);
      // Written by `keep` alone.
      return rows.map(({ name, row }) => ({ document: name.slice(account.length), copy: row as ServerCopy }));
    },
    async drop(document) {
      onDropped(document);
      await table.write({ remove: [account + document] }).catch(() => undefined);
    },
    async clear() {
      cleared = true;
      await table.removeAll(account).catch(() => undefined);
    },
  };
}

type DeviceStores = { copies: DeviceTable; drafts: DeviceTable; journal: Journal };

/**
 * Removes the server's versions of documents of every account but `except`. One that a draft was written on stays with the
 * draft, which cannot be brought together with what was changed elsewhere without it.
 */
export async function dropSavedCopies(
  { copies, drafts, journal }: DeviceStores,
  except: number | null,
): Promise<void> {
  try {
    const [kept, unsaved] = await Promise.all([copies.read(''), drafts.read('')]);
    const written = [...unsaved, ...journal.read('')].map(({ name }) => name.slice(0, name.lastIndexOf(':')));
    const needed = new Set(written);
    const goes = (name: string) => !needed.has(name) && !(except !== null && name.startsWith(`${except}:`));
    const remove = kept.map(({ name }) => name).filter(goes);
    if (remove.length > 0) await copies.write({ remove });
  } catch {
    // A device that keeps nothing has nothing to remove.
  }
}
