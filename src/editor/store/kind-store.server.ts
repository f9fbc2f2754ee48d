import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { storedData, type ServedKind } from './served-kind.ts';
import { createDocumentStore, type DocumentStore } from './store.server.ts';

/** The documents of a registered kind. */
export function createKindStore<Name extends string, Data>(
  { db, clock, log }: { db: Database; clock: Clock; log: Log },
  kind: ServedKind<Name, Data>,
): DocumentStore<Data> {
  const { name, noun, tailoredBy, most, references } = kind;
  const upgrade = (stored: unknown) => storedData(kind, stored);
  return createDocumentStore(db, clock, log, { name, noun, tailoredBy, most, references, upgrade });
}
