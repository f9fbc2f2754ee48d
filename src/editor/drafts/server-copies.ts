import type { FieldConflict } from '#documents/merge/merge.ts';
import type { DeviceTable } from '#editor/device/device-database.ts';
import type { FollowedBase } from '#editor/session/content.ts';
import { readDraft } from './draft.ts';
import type { Journal } from './draft-journal.ts';
import type { DraftStore } from './draft-store.ts';
import { SHARED } from './shared-drafts.ts';

/** What the server had of a document when this device last heard of it. */
export type ServerCopy = {
  version: number;
  title: string;
  templateId: string;
  /** As the server sent it, perhaps of an older version of the product: migrate before use. */
  data: Record<string, unknown>;
  /** ISO 8601 in UTC; when the server saved it, where that is known. */
  updatedAt?: string;
  /** The document that it follows, and what is open since the two were brought together. */
  base?: FollowedBase | null | undefined;
  conflicts?: readonly FieldConflict[] | undefined;
};

/**
 * Documents of one account as the server last had them, so that one which was open before can be opened without a
 * network; and the versions that drafts were written on, so that what was changed here and elsewhere since then can be
 * told apart, whatever another tab has saved meanwhile. A device that keeps nothing is no failure: then a network is
 * needed.
 */
export interface ServerCopies {
  /** Keeps what the server has now, and of what it had before whatever a draft was written on. */
  keep(document: string, copy: ServerCopy): Promise<void>;
  /** The last copy; with a version, that one or none. */
  find(document: string, version?: number | null): Promise<ServerCopy | undefined>;
  /** Last copies of documents whose names begin with `start`. */
  list(start: string): Promise<{ document: string; copy: ServerCopy }[]>;
  drop(document: string): Promise<void>;
  /** Removes every copy of the account; from then on nothing is kept. */
  clear(): Promise<void>;
}

/** Before the version in the name of a copy that is not the last one. */
const AT = '@';

/** `onDropped` is called with the name of a document whose copy is dropped. */
export function createServerCopies(
  accountId: number,
  table: DeviceTable,
  drafts: Pick<DraftStore, 'list'>,
  onDropped: (document: string) => void = () => undefined,
): ServerCopies {
  const account = `${accountId}:`;
  let cleared = false;

  /** Written by `keep` alone. */
  async function read(start: string): Promise<{ name: string; copy: ServerCopy }[]> {
    const rows = await table.read(account + start);
    return rows.map(({ name, row }) => ({ name: name.slice(account.length), copy: row as ServerCopy }));
  }

  async function replace(document: string, copy: ServerCopy): Promise<void> {
    const [kept, unsaved] = await Promise.all([read(document), drafts.list()]);
    const needed = unsaved.flatMap(({ document: of, draft }) => (of === document ? draft.baseVersion : []));
    const old = kept.filter(({ name }) => name === document || name.startsWith(document + AT));
    const stays = old.filter(({ copy: { version } }) => version !== copy.version && needed.includes(version));
    const put = new Map([
      ...stays.map((one) => [`${account}${document}${AT}${one.copy.version}`, one.copy] as const),
      [account + document, copy],
    ]);
    const remove = old.map(({ name }) => account + name).filter((name) => !put.has(name));
    if (!cleared) await table.write({ put: [...put], remove });
  }

  return {
    keep: (document, copy) => replace(document, copy).catch(() => undefined),
    async find(document, version) {
      const kept = await read(document).catch(() => []);
      const last = kept.find(({ name }) => name === document)?.copy;
      if (version === undefined || last?.version === version) return last;
      return kept.find(({ name }) => name === `${document}${AT}${version}`)?.copy;
    },
    async list(start) {
      const kept = await read(start).catch(() => []);
      return kept.flatMap(({ name, copy }) => (name.includes(AT) ? [] : { document: name, copy }));
    },
    async drop(document) {
      onDropped(document);
      await table.write({ remove: [account + document] }).catch(() => undefined);
      await table.removeAll(account + document + AT).catch(() => undefined);
    },
    async clear() {
      cleared = true;
      await table.removeAll(account).catch(() => undefined);
    },
  };
}

type DeviceStores = { copies: DeviceTable; drafts: DeviceTable; journal: Journal };

/**
 * Removes the server's versions of documents of every account but `except`, and of its documents what is neither the last
 * one nor one that a draft was written on. That stays with the draft, whoever is signed in: without it, the draft cannot be
 * brought together with what was changed elsewhere.
 */
export async function dropSavedCopies(
  { copies, drafts, journal }: DeviceStores,
  except: number | null,
): Promise<void> {
  try {
    const [kept, rows] = await Promise.all([copies.read(''), drafts.read('')]);
    const inDatabase = rows.map(({ name, row }) => ({ name, draft: readDraft(row) }));
    const unsaved = [...inDatabase, ...journal.read('')];
    const needed = new Set(
      unsaved.map(({ name, draft }) => `${name.slice(0, name.lastIndexOf(':'))}${AT}${draft?.baseVersion}`),
    );
    // What devices share of a draft goes with the draft.
    const shared = new Set(
      unsaved.map(
        ({ name, draft }) => `${name.slice(0, name.indexOf(':') + 1)}${SHARED}${draft?.creationKey}`,
      ),
    );
    const remove = kept.flatMap(({ name, row }) => {
      const [document = '', version] = name.split(AT);
      const isLastOfSignedIn = version === undefined && except !== null && document.startsWith(`${except}:`);
      // Written by `keep` alone.
      return isLastOfSignedIn ||
        shared.has(document) ||
        needed.has(`${document}${AT}${(row as ServerCopy).version}`)
        ? []
        : name;
    });
    if (remove.length > 0) await copies.write({ remove });
  } catch {
    // A device that keeps nothing has nothing to remove.
  }
}
