import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createEarlierDatabase } from './testing/earlier-database.ts';
import { documents } from './schema.ts';

/** Migrations of the release before versions were kept. */
const BEFORE_HISTORY = 10;

test('documents of before have their texts as they were, nothing else, and a copy of that release writes on', async () => {
  const earlier = await createEarlierDatabase();
  const before = await earlier.open(BEFORE_HISTORY);
  const [at, data] = ['2026-11-01T00:00:00.000Z', '{"b": 1,  "a": "\\u0000"}'];
  const insert = (id: number) =>
    sql`insert into documents (user_id, kind, id, title, template_id, data, version, created_at, updated_at)
      values (1, 'resume', ${id}, 'Then', 'modern-1', ${data}, 3, ${at}, ${at})`;
  await before.db.execute(sql`insert into users (id, email, created_at) values (1, 'a@example.com', ${at})`);
  await before.db.execute(insert(5));
  await before.close();

  const now = await earlier.open();
  const text = sql<string>`${documents.data}::text`;
  const rows = () =>
    now.db
      .select({ ...COLUMNS, text })
      .from(documents)
      .orderBy(documents.id);
  const untouched = {
    ...{ version: 3, text: data, tags: [], conflicts: null, archivedAt: null, keptAt: null },
    ...{ baseId: null, baseVersion: null, baseSha256: null },
  };
  expect(await rows()).toEqual([untouched]);
  // Which knows nothing of the new columns.
  await now.db.execute(insert(6));
  await now.db.execute(sql`update documents set version = version + 1 where id = 5`);
  expect(await rows()).toEqual([{ ...untouched, version: 4 }, untouched]);
  await now.db.execute(sql`delete from documents where id = 6`);
  await now.close();
  earlier.remove();
});

const { version, tags, conflicts, archivedAt, keptAt, baseId, baseVersion, baseSha256 } = documents;
const COLUMNS = { version, tags, conflicts, archivedAt, keptAt, baseId, baseVersion, baseSha256 };
