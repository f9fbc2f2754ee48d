import pg from 'pg';
import { openPostgres } from '../src/platform/database/postgres.server.ts';
import { fillBigDatabase } from '../tests/support/big-database.ts';
import { MIGRATIONS } from '../tests/support/migrations.ts';
import { silentLog } from '../tests/support/silent-log.ts';

/*
 * Fills an empty database with accounts, each with five resumes and what belongs to them, and says what a million of
 * them would take: node scripts/big-database.ts postgres://127.0.0.1/empty [accounts]
 */
const [, , url = process.env.DATABASE_URL ?? '', accounts = '100000'] = process.argv;

await (await openPostgres(url, MIGRATIONS, silentLog)).close();
const client = new pg.Client({ connectionString: url });
await client.connect();
const began = Date.now();
await fillBigDatabase((sql, values) => client.query(sql, values), Number(accounts), new Date());
const { rows } = await client.query<{ name: string; rows: number; bytes: string }>(
  `select relname as name, n_live_tup::int as rows, pg_total_relation_size(relid) as bytes
   from pg_stat_user_tables where schemaname = 'public' order by pg_total_relation_size(relid) desc`,
);
const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(2);
for (const table of rows)
  process.stdout.write(
    `${table.name.padEnd(20)} ${String(table.rows).padStart(10)} rows ${gigabytes(Number(table.bytes)).padStart(8)} GB\n`,
  );
const all = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
process.stdout.write(
  `${gigabytes(all)} GB for ${accounts} accounts, ${gigabytes((all / Number(accounts)) * 1_000_000)} GB for a million; made in ${Math.round((Date.now() - began) / 1000)} s\n`,
);
await client.end();
