import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { JOURNAL_SETTINGS, startUpkeep } from './embedded.server.ts';

const MB = 1024 * 1024;

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files.reduce(
    (sum, file) => sum + (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0),
    0,
  );
}

test('eighty large saves leave the embedded database about as large as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-upkeep-'));
  const startParams = [...PGlite.defaultStartParams, ...JOURNAL_SETTINGS];
  const client = await PGlite.create({ dataDir: folder, startParams });
  const upkeep = startUpkeep(client, silentLog);
  await client.exec('create table saved (id integer primary key, data json)');
  await client.exec(`insert into saved values (1, '{}')`);
  await upkeep.look();
  const before = bytesIn(folder);
  let most = 0;
  let tidied = 0;
  for (let save = 0; save < 80; save += 1) {
    // Nothing that packs into much less than it is.
    const data = JSON.stringify({ text: randomBytes(600_000).toString('base64') });
    await client.query('update saved set data = $1::json', [data]);
    if (save % 5 === 4 && (await upkeep.look())) tidied += 1;
    if (save % 5 === 4) most = Math.max(most, bytesIn(folder));
  }
  upkeep.stop();
  await client.close();
  rmSync(folder, { recursive: true });
  expect(tidied).toBeGreaterThan(2);
  expect(most - before).toBeLessThan(80 * MB);
});

test('where little is written nothing is tidied', async () => {
  const client = await PGlite.create();
  const upkeep = startUpkeep(client, silentLog);
  await client.exec('create table saved (id integer primary key)');
  expect(await upkeep.look()).toBe(false);
  await client.exec('insert into saved values (1)');
  expect(await upkeep.look()).toBe(false);
  upkeep.stop();
  await client.close();
});
