import type { Shelf } from '#editor/drafts/draft-journal.ts';

/** Local storage in memory, with room for texts of so many characters. */
export function memoryShelf(room = Infinity): Shelf & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => items.delete(key),
  };
}
