import { and, eq, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** What is kept under an address that is, or was, a person's: all of it, or what was written until it ceased to be theirs. */
export type Trace = { address: string; until: Date | null };

/**
 * Whether a row belongs to these traces.
 * @param columns where its address stands, in whatever capitals it was typed, and the moment it was written
 */
export function isTrace(traces: readonly Trace[], columns: { address: AnyColumn; at: AnyColumn }): SQL {
  // By the rules of no language: some have another small i.
  const spelled = sql<string>`lower(${columns.address} collate "C")`;
  const each = traces.map(({ address, until }) =>
    and(eq(spelled, address), until === null ? undefined : lte(columns.at, until)),
  );
  return or(...each) ?? sql`false`;
}
