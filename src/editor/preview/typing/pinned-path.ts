import { valueAt } from '#editor/session/content.ts';

/** A path that stays with its entries, wherever they move: each by its id, where it has one. */
export type PinnedPath = readonly { key: string; id?: string }[];

export function pinned(path: string, data: unknown): PinnedPath {
  const keys = path.split('.');
  return keys.map((key, at) => {
    const id = valueAt(data, [...keys.slice(0, at + 1), 'id'].join('.'));
    return /^\d+$/u.test(key) && typeof id === 'string' && id !== '' ? { key, id } : { key };
  });
}

/** Where a pinned path leads now; nothing once an entry of it is gone. */
export function pathOfPinned(path: PinnedPath, data: unknown): string | undefined {
  const keys: string[] = [];
  for (const { key, id } of path) {
    if (id === undefined) {
      keys.push(key);
      continue;
    }
    const list = valueAt(data, keys.join('.'));
    const at = Array.isArray(list) ? list.findIndex((entry) => valueAt(entry, 'id') === id) : -1;
    if (at < 0) return undefined;
    keys.push(String(at));
  }
  return keys.join('.');
}
