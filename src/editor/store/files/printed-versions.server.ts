import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';

/** What a payment is asked and told of files that are kept, in the caller's transaction. */
export type KeepingMoney = {
  /** The payment that gives access at a moment. */
  paymentUnder: (tx: Database, userId: number, now: Date) => Promise<number | null>;
  countDownloads: (tx: Database, userId: number, times: number) => Promise<void>;
};

/** A document as it was printed. */
export type PrintedVersion = { kind: string; id: number; version: number };

/**
 * What is kept is what was there: a save that came in while it was printed goes first.
 * @throws AppError `version_conflict`, in the given words
 */
export async function assertUnchanged(
  tx: Database,
  userId: number,
  printed: readonly PrintedVersion[],
  changed: string,
): Promise<void> {
  const ids = printed.map(({ id }) => id);
  const present = await tx
    .select({ kind: documents.kind, id: documents.id, version: documents.version })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, ids)));
  const isSame = printed.every(({ kind, id, version }) =>
    present.some((row) => row.kind === kind && row.id === id && row.version === version),
  );
  if (!isSame) throw new AppError('version_conflict', changed);
}
