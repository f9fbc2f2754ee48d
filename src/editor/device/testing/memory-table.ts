import type { DeviceTable } from '#editor/device/device-database.ts';

/** A device's table in memory; one that is broken, full or switched off rejects every call. */
export function memoryTable() {
  const rows = new Map<string, object>();
  let broken = false;
  async function call<T>(work: () => T): Promise<T> {
    if (broken) throw new DOMException('full', 'QuotaExceededError');
    return work();
  }
  const named = (start: string) => [...rows].filter(([name]) => name.startsWith(start));
  const table: DeviceTable = {
    read: (start) => call(() => named(start).map(([name, row]) => ({ name, row: structuredClone(row) }))),
    write: ({ put = [], remove = [] }) =>
      call(() => {
        for (const [name, row] of put) rows.set(name, structuredClone(row));
        for (const name of remove) rows.delete(name);
      }),
    removeAll: (start) =>
      call(() => {
        for (const [name] of named(start)) rows.delete(name);
      }),
  };
  return { table, rows, break: (state = true) => (broken = state) };
}
