import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.server.ts';
import { formerContacts, outbox } from './schema.ts';
import { createEarlierDatabase, type EarlierDatabase } from './testing/earlier-database.ts';

let earlier: EarlierDatabase;
beforeEach(async () => {
  earlier = await createEarlierDatabase();
});
afterEach(() => earlier.remove());

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();

/** Writes rows as they were after the first so many migrations, takes the database over and reads what became of them. */
async function takenOver<T>(
  migrations: number,
  fill: (db: Database) => Promise<unknown>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  const before = await earlier.open(migrations);
  for (const id of [1, 2])
    await before.db.execute(
      sql`insert into users (id, email, created_at) values (${id}, ${`now${id}@example.com`}, ${at(0)})`,
    );
  await fill(before.db);
  await before.close();
  const now = await earlier.open();
  const found = await read(now.db);
  await now.close();
  return found;
}

/** Former contacts of everybody, in the order of people and contacts. */
async function formerContactsIn(db: Database) {
  const rows = await db.select().from(formerContacts).orderBy(formerContacts.userId, formerContacts.contact);
  return rows.map(({ userId, contact, leftAt, takenBack }) => ({
    ...{ userId, contact, takenBack },
    left: leftAt.toISOString(),
  }));
}

test('contacts that could be brought back are former contacts, each since it last went', async () => {
  const found = await takenOver(
    8,
    (db) =>
      db.execute(
        sql`insert into contact_undos (token_hash, user_id, email, phone, changed_at, undone_at) values
          ('a', 1, 'old@example.com', null, ${at(1)}, null),
          ('b', 1, 'old@example.com', '+351912345678', ${at(3)}, null),
          ('c', 1, 'older@example.com', '+351912345678', ${at(2)}, null),
          ('d', 2, 'old@example.com', null, ${at(4)}, null),
          ('e', 2, null, null, ${at(5)}, ${at(6)})`,
      ),
    formerContactsIn,
  );
  expect(found).toEqual([
    { userId: 1, contact: '+351912345678', takenBack: false, left: at(3) },
    { userId: 1, contact: 'old@example.com', takenBack: false, left: at(3) },
    { userId: 1, contact: 'older@example.com', takenBack: false, left: at(2) },
    { userId: 2, contact: 'old@example.com', takenBack: false, left: at(4) },
  ]);
});

test('messages of before are about nobody, and are kept', async () => {
  const [message] = await takenOver(
    8,
    (db) =>
      db.execute(
        sql`insert into outbox (channel, recipient, subject, text, created_at, attempts) values
          ('email', 'old@example.com', 'Your code', '123456', ${at(1)}, 0)`,
      ),
    (db) => db.select().from(outbox),
  );
  expect(message).toMatchObject({ recipient: 'old@example.com', text: '123456', userId: null });
});

test('a contact that went between a change and its undo was taken back, and no other', async () => {
  const found = await takenOver(
    9,
    async (db) => {
      await db.execute(
        sql`insert into contact_undos (token_hash, user_id, email, phone, changed_at, undone_at) values
          ('a', 1, null, null, ${at(4)}, ${at(6)}),
          ('b', 1, 'kept@example.com', null, ${at(8)}, null),
          ('c', 2, null, null, ${at(1)}, ${at(2)})`,
      );
      await db.execute(
        sql`insert into former_contacts (user_id, contact, left_at) values
          (1, 'at-change@example.com', ${at(4)}),
          (1, 'at-undo@example.com', ${at(6)}),
          (1, 'before@example.com', ${at(3)}),
          (1, 'after@example.com', ${at(7)}),
          (1, 'not-undone@example.com', ${at(9)}),
          (2, 'somebody-elses-undo@example.com', ${at(5)})`,
      );
    },
    formerContactsIn,
  );
  const takenBack = found.filter((row) => row.takenBack).map(({ contact }) => contact);
  expect(takenBack).toEqual(['at-change@example.com', 'at-undo@example.com']);
  expect(found).toHaveLength(6);
});
