import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';

/** Rows as both databases' drivers answer them. */
type Rows = { rows: Record<string, unknown>[] };

/** Every row of every table as text, each behind the name of its table; migrations included. */
export async function dumpDatabase(db: Database): Promise<string[]> {
  const listed = (await db.execute(
    sql`select table_schema, table_name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )) as Rows; // The drivers differ in all but this.
  const rows: string[] = [];
  for (const { table_schema, table_name } of listed.rows) {
    const name = sql`${sql.identifier(String(table_schema))}.${sql.identifier(String(table_name))}`;
    const found = (await db.execute(sql`select row_to_json(t)::text as row from ${name} t`)) as Rows; // As above.
    rows.push(...found.rows.map(({ row }) => `${String(table_name)} ${String(row)}`));
  }
  return rows;
}
