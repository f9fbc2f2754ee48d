import { expect, test } from 'vitest';
import { readMigrations } from './migration-files.server.ts';
import { refusalsOf } from './what-old-copies-bear.ts';

const FOLDER = 'src/platform/database/migrations';
/** Migrations before this one were for installations that stop meanwhile. */
const FIRST = '0018';

test('every migration can be rolled out while copies of the release before work on', () => {
  const all = readMigrations(FOLDER);
  const names = all.map(({ name }) => name);
  const refused = all.flatMap((migration, at) =>
    migration.name < FIRST
      ? []
      : refusalsOf(migration, names.slice(0, at)).map((why) => `${migration.name}: ${why}`),
  );
  expect(refused).toEqual([]);
  // Whoever writes one in a single piece must not have it run beside people's work by mistake.
  for (const { statements, apart } of all)
    if (statements.some((each) => /\bconcurrently\b/i.test(each))) expect(apart).toBe(true);
});

const refuses = (statements: string | string[], apart = false) =>
  refusalsOf({ name: '0099_test', statements: [statements].flat(), apart }, ['0018_earlier']).length > 0;

test.each([
  'ALTER TABLE "documents" DROP COLUMN "tags";',
  'alter table documents rename column tags to labels',
  'ALTER TABLE "documents" RENAME TO "papers"',
  'drop table looks',
  'drop sequence document_ids',
  'ALTER TABLE "documents" ALTER COLUMN "title" SET NOT NULL',
  'ALTER TABLE "documents" ALTER COLUMN "title" DROP DEFAULT',
  'ALTER TABLE "documents" ALTER COLUMN "version" SET DATA TYPE bigint',
  'ALTER TABLE "documents" ALTER COLUMN "version" TYPE bigint',
  'ALTER TABLE "documents" ADD COLUMN "place" text NOT NULL',
  'ALTER TABLE "documents" ADD COLUMN "at" timestamptz DEFAULT now() NOT NULL',
  'ALTER TABLE "documents" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE "documents" ADD COLUMN "number" serial',
  'ALTER TABLE "documents" ADD COLUMN "owner" integer REFERENCES users(id)',
  'ALTER TABLE "documents" ADD COLUMN "code" text UNIQUE',
  'ALTER TABLE "documents" ADD CONSTRAINT "a" CHECK (version > 0)',
  'ALTER TABLE "documents" ADD CONSTRAINT "a" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")',
  'ALTER TABLE "documents" VALIDATE CONSTRAINT "a"',
  'CREATE INDEX "documents_title" ON "documents" USING btree ("title")',
  'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "documents_title" ON "documents" ("title")',
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS "documents_title" ON "documents" ("title")',
  'drop index documents_list',
  "update documents set title = ''",
  'delete from limits',
  'truncate limits',
  'vacuum full documents',
  'lock table documents',
  'do $$ begin end $$',
  'select 1; drop table looks',
  '-- unused since 0017_never\nALTER TABLE "documents" DROP COLUMN "tags"',
])('refused: %s', (sql) => expect(refuses(sql)).toBe(true));

test.each([
  'CREATE INDEX CONCURRENTLY "documents_title" ON "documents" ("title")',
  'drop index concurrently documents_list',
  'create table places (id integer)',
  'alter table documents add column place text',
  'alter table documents add constraint a check (version > 0) not valid',
  "-- repeat until nothing is left\nupdate documents set title = '' where title is null",
])('refused statement by statement, as it cannot be run twice: %s', (sql) =>
  expect(refuses(sql, true)).toBe(true),
);

test.each([
  'ALTER TABLE "documents" ADD COLUMN "place" text;',
  `ALTER TABLE "documents" ADD COLUMN "place" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "documents" ADD CONSTRAINT "a" CHECK (version > 0) NOT VALID',
  'alter table documents set (fillfactor = 80)',
  'create sequence places',
  '-- unused since 0018_earlier\nALTER TABLE "documents" DROP COLUMN "tags"',
  '-- unused since 0018_earlier\ndrop table looks',
])('borne: %s', (sql) => expect(refuses(sql)).toBe(false));

test.each([
  'create index concurrently if not exists documents_title on documents (title)',
  'drop index concurrently if exists documents_list',
  'alter table documents add column if not exists place text',
  'alter table documents validate constraint a',
  "-- repeat until nothing is left\nupdate documents set title = '' where (user_id, kind, id) in (select user_id, kind, id from documents where title is null limit 500)",
])('borne statement by statement: %s', (sql) => expect(refuses(sql, true)).toBe(false));

test('a table that the same migration makes may be made as it is to be', () => {
  const made = [
    'CREATE TABLE "places" ("id" serial PRIMARY KEY NOT NULL, "user_id" integer NOT NULL)',
    'ALTER TABLE "places" ADD CONSTRAINT "p" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")',
    'CREATE UNIQUE INDEX "places_user" ON "places" USING btree ("user_id")',
    'insert into places (user_id) select id from users',
  ];
  expect(refuses(made)).toBe(false);
});
