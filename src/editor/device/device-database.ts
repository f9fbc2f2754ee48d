/** Rows by name that the browser keeps for this site. Every call rejects where the device keeps nothing. */
export interface DeviceTable {
  /** The rows whose names begin with `start`. */
  read(start: string): Promise<{ name: string; row: unknown }[]>;
  /** Does all of it or, on a failure, nothing. */
  write(change: {
    put?: readonly (readonly [name: string, row: object])[];
    remove?: readonly string[];
  }): Promise<void>;
  /** Removes the rows whose names begin with `start`. */
  removeAll(start: string): Promise<void>;
}

const NAME = 'foothold';
const VERSION = 1;
const TABLES = ['drafts', 'copies'] as const;
/** A browser that has not opened its database by then never will, in ms; some are known to hang. */
const OPENING_MS = 3_000;

let opened: Promise<IDBDatabase> | undefined;

/** A table of this site's own database in the browser (IndexedDB). */
export function deviceTable(table: (typeof TABLES)[number]): DeviceTable {
  const startingWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);
  return {
    read: (start) =>
      inTransaction(table, 'readonly', (rows) => {
        const range = startingWith(start);
        const [names, values] = [rows.getAllKeys(range), rows.getAll(range)];
        return () =>
          names.result.map((name, index) => ({ name: name as string, row: values.result[index] as unknown })); // All are put by name.
      }),
    write: ({ put = [], remove = [] }) =>
      inTransaction(table, 'readwrite', (rows) => {
        for (const [name, row] of put) rows.put(row, name);
        for (const name of remove) rows.delete(name);
        return () => undefined;
      }),
    removeAll: (start) =>
      inTransaction(table, 'readwrite', (rows) => {
        rows.delete(startingWith(start));
        return () => undefined;
      }),
  };
}

/** Settles once everything `work` asked for is written; what that answers is read afterwards. */
async function inTransaction<T>(
  table: string,
  mode: IDBTransactionMode,
  work: (rows: IDBObjectStore) => () => T,
): Promise<T> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(table, mode);
    const result = work(transaction.objectStore(table));
    // Without waiting for what else may be asked for: the page may be on its way out.
    if (mode === 'readwrite') transaction.commit();
    transaction.oncomplete = () => resolve(result());
    // Full, or the browser has thrown the database away: what was asked for was not done.
    transaction.onabort = () => reject(transaction.error ?? new Error('the device did not keep it'));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where storage is switched off.
    const request = indexedDB.open(NAME, VERSION);
    const forget = () => (opened = undefined);
    setTimeout(() => reject(new Error('the device database does not open')), OPENING_MS);
    request.onupgradeneeded = () => {
      for (const table of TABLES) request.result.createObjectStore(table);
    };
    request.onerror = () => reject(request.error ?? new Error('the device database does not open'));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = forget;
      // A newer version of the product, in another tab, wants to change its form.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      resolve(database);
    };
  });
}
