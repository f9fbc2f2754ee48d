/*
 * Runs in the page: it is handed to whichever browser's driver a test has, and may use nothing from around it.
 */

/** All rows of all tables of every database of this site, as text, with the name of the database. */
export async function rowsOfDatabases(): Promise<{ name: string; content: string }[]> {
  const kept: { name: string; content: string }[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      const [keys, rows] = [store.getAllKeys(), store.getAll()];
      await new Promise((resolve) => (rows.onsuccess = resolve));
      if (rows.result.length > 0) kept.push({ name, content: JSON.stringify([keys.result, rows.result]) });
    }
    database.close();
  }
  return kept;
}
