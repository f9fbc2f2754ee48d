import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { documents } from '#platform/database/schema.ts';
import { BodyShares, type ShareLimits } from '#platform/http/body-shares.ts';
import { createShares } from '#platform/http/shares.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/* Answers that their client does not take: how many a person may have, and that nobody else waits for them. */

/** As many reading calls as a person has at a time; they wait for their turn no longer than a test does. */
const AT_A_TIME = 4;
const LIMITS: ShareLimits = {
  ...{ burstBytes: 1024 ** 3, bytesPerSecond: 1024 ** 3, freeBytes: -1, smallBytes: 0, largeBytes: 1024 },
  ...{ maxLarge: AT_A_TIME, maxWaitMs: 300, stallMs: 10_000 },
};
/** More than the system takes off our hands for a client that reads nothing. */
const LONG = 16 * 1024 * 1024;

let product: TestProduct;
let server: Server;
let port: number;
/** Answers that have begun and that nobody has taken whole. */
const begun = new Set<ServerResponse>();
beforeAll(async () => {
  product = await startTestProduct({ shares: createShares({ answers: new BodyShares(LIMITS) }) });
  server = createServer();
  const answer = getRequestListener(product.fetch);
  server.prependListener('request', (_, response: ServerResponse) => {
    begun.add(response);
    response.once('close', () => begun.delete(response));
  });
  server.on('request', (request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port; // It listens at a port.
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await product.close();
});

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

/** Asks over a connection of its own, and takes nothing of the answer. */
function askWithoutTaking(path: string, token: string): void {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
}

/** The status of an answer that is taken, however long it is. */
async function read(path: string, token: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** A document that is long as it is answered, and where its answer, or the table of it, is read. */
async function keepLong(kind: 'resumes' | 'applications', token: string): Promise<string> {
  const { db } = product.database;
  const body = kind === 'resumes' ? { templateId: 'modern-1', data: typicalResume() } : { data: {} };
  const { json } = await product.call(`/api/${kind}`, { method: 'POST', token, body });
  const [row] = await db.select().from(documents).where(eq(documents.id, json.id));
  if (!row) throw new Error('it was not kept');
  if (kind === 'resumes') {
    const data = { ...typicalResume(), later: 'x'.repeat(LONG) };
    await db.update(documents).set({ data }).where(eq(documents.id, row.id));
    return `/api/resumes/${row.id}`;
  }
  const { id: _, creationKey: _own, ...rest } = row;
  const notes = 'a note of it. '.repeat(1_400);
  const one = { ...rest, data: { ...emptyApplication(), company: 'Acme', notes } };
  for (let kept = 0; kept < LONG; kept += 50 * notes.length)
    await db.insert(documents).values(Array.from({ length: 50 }, () => one));
  return '/api/applications.csv';
}

test.each(['resumes', 'applications'] as const)(
  'of %s that nobody takes a person has as many as they have turns, and others read meanwhile',
  async (kind) => {
    const slow = await product.signIn(`slow-${kind}@example.com`);
    const other = await product.signIn(`other-${kind}@example.com`);
    const long = await keepLong(kind, slow);
    for (let call = 0; call < 3 * AT_A_TIME; call += 1) askWithoutTaking(long, slow);
    await vi.waitFor(() => expect(begun.size).toBe(3 * AT_A_TIME), 5_000);
    // Those that had no turn were refused, which is as short as that nobody has to take it.
    await vi.waitFor(() => expect(begun.size).toBe(AT_A_TIME), 10_000);
    const held = [...begun].reduce((bytes, { writableLength }) => bytes + writableLength, 0);
    expect(held).toBeLessThanOrEqual(AT_A_TIME * (LONG + 64 * 1024));
    expect(await read('/api/user/profile', other)).toBe(200);
    expect(await read('/api/user/profile', slow)).toBe(429);
    for (const socket of sockets) socket.resume();
    await vi.waitFor(() => expect(begun.size).toBe(0), 10_000);
    expect(await read('/api/user/profile', slow)).toBe(200);
    expect(await read(long, slow)).toBe(200);
  },
  60_000,
);

test('who leaves has their turns back', async () => {
  const token = await product.signIn('leaves@example.com');
  const long = await keepLong('resumes', token);
  for (let call = 0; call < AT_A_TIME; call += 1) askWithoutTaking(long, token);
  await vi.waitFor(() => expect(begun.size).toBe(AT_A_TIME), 5_000);
  expect(await read('/api/user/profile', token)).toBe(429);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(begun.size).toBe(0), 5_000);
  expect(await read('/api/user/profile', token)).toBe(200);
}, 60_000);
