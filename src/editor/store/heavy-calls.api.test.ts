import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents } from '#platform/database/schema.ts';
import { newcomersWithCountedTurns } from '#tests/support/counted-turns.ts';

/* Calls that send little, and have much read or written: they take the turn of what writes much. */

const PORTRAIT = readFileSync('tests/factories/photos/baseline.jpg');
/** Text that no database packs. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);
const LONG = { summary: noise(15_000) };
const SHORT = { summary: 'a' };

const { turns, world } = newcomersWithCountedTurns();

const call = (method: string, path: string, body?: object) =>
  world.product.call(`/api/${path}`, { method, token: world.me.token, ...(body && { body }) });
const resume = async (data: object): Promise<number> =>
  (await call('POST', 'resumes', { title: 'Mine', templateId: 'modern-1', data })).json.id;

/** The turns that a call takes. */
async function taken(...asked: Parameters<typeof call>): Promise<{ status: number; turns: number }> {
  turns.taken = 0;
  const { status } = await call(...asked);
  return { status, turns: turns.taken };
}

const isIt = (id: number) => and(eq(documents.userId, world.me.userId), eq(documents.id, id));

/** As a merge leaves it, but for a space, by which it is told from what is written anew. */
async function leaveOpen(id: number, text: string): Promise<string> {
  const open = `[ ${JSON.stringify({ path: 'summary', was: text, mine: 'a', theirs: text })} ]`;
  await world.product.database.db
    .update(documents)
    .set({ conflicts: sql`${open}::json` })
    .where(isIt(id));
  return open;
}

async function openIn(id: number): Promise<string | null | undefined> {
  const [row] = await world.product.database.db
    .select({ open: sql<string | null>`${documents.conflicts}::text` })
    .from(documents)
    .where(isIt(id));
  return row?.open;
}

describe('a document in which much is open', () => {
  test('is renamed in its turn, and what is open is neither read nor written for that', async () => {
    const id = await resume(SHORT);
    const open = await leaveOpen(id, noise(15_000));
    expect(await taken('PUT', `resumes/${id}`, { title: 'Other' })).toEqual({ status: 200, turns: 1 });
    expect(await openIn(id)).toBe(open);
    expect((await call('GET', `resumes/${id}`)).json).toMatchObject({ title: 'Other', data: SHORT });
  });

  test('is saved in its turn, however little is sent, and what is open then is known', async () => {
    const id = await resume(SHORT);
    await leaveOpen(id, noise(15_000));
    const kept = { data: { ...SHORT, title: 'b' } };
    expect(await taken('PUT', `resumes/${id}`, kept)).toEqual({ status: 200, turns: 1 });
    expect(await openIn(id)).toContain('summary');
    const settled = { settled: ['summary'] };
    expect(await taken('PUT', `resumes/${id}`, settled)).toEqual({ status: 200, turns: 1 });
    expect(await openIn(id)).toBeNull();
  });

  test('waits for nobody where that is little', async () => {
    const id = await resume(SHORT);
    await leaveOpen(id, 'b');
    expect(await taken('PUT', `resumes/${id}`, { title: 'Other' })).toEqual({ status: 200, turns: 0 });
  });
});

test('what keeps a version of a long document takes its turn, whatever was sent', async () => {
  const [short, long] = [await resume(SHORT), await resume(LONG)];
  const change = { templateId: 'modern-2' };
  expect(await taken('PUT', `resumes/${short}`, change)).toEqual({ status: 200, turns: 0 });
  expect(await taken('PUT', `resumes/${long}`, change)).toEqual({ status: 200, turns: 1 });
  // Within its stretch of editing a save is one statement.
  expect(await taken('PUT', `resumes/${long}`, { title: 'Other' })).toEqual({ status: 200, turns: 0 });
});

test('a document that is no more is looked for in a long one in its turn', async () => {
  const application = async (data: object): Promise<number> =>
    (await call('POST', 'applications', { data })).json.id;
  const [short, long] = [await application({}), await application({ ad: noise(15_000) })];
  const change = { data: { resumeId: 7_777 } };
  expect(await taken('PUT', `applications/${short}`, change)).toEqual({ status: 400, turns: 0 });
  expect(await taken('PUT', `applications/${long}`, change)).toEqual({ status: 400, turns: 1 });
});

test('versions are deleted in their turn, one of them and all', async () => {
  const id = await resume(LONG);
  for (const summary of ['b', 'c']) await call('PUT', `resumes/${id}`, { data: { summary }, cause: 'merge' });
  expect(await taken('DELETE', `resumes/${id}/versions/1`)).toEqual({ status: 204, turns: 1 });
  expect(await taken('DELETE', `resumes/${id}/versions`)).toEqual({ status: 204, turns: 1 });
  expect((await call('GET', `resumes/${id}/versions`)).json).toEqual([]);
});

test('photos are searched for no further once whoever asked has left', async () => {
  await world.product.call('/api/photos', { method: 'POST', raw: PORTRAIT, token: world.me.token });
  // Each is a piece of its own.
  for (let at = 0; at < 6; at += 1)
    await resume({ summary: noise(19_900), employment: [{ description: noise(19_900) }] });
  expect(await taken('GET', 'photos')).toEqual({ status: 200, turns: 6 });
  const leaving = new AbortController();
  turns.taken = 0;
  turns.afterEach = () => Promise.resolve(leaving.abort());
  const { status } = await world.product.call('/api/photos', {
    token: world.me.token,
    signal: leaving.signal,
  });
  // The second is refused before anything is read for it.
  expect({ status, turns: turns.taken }).toEqual({ status: 400, turns: 2 });
});
