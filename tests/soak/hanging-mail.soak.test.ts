import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { startSmtpServer, type TestMailServer } from '#tests/support/smtp-server.ts';

/* A mail server that takes connections and says nothing: whoever asks for a code is told, and nobody else notices. */

const PEOPLE = 20;

let directory: string;
let mail: TestMailServer;
let hanging: Server;
let product: ProductProcess;
let hangs = true;
const sockets = new Set<Socket>();
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-hanging-'));
  mail = await startSmtpServer();
  hanging = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (hangs) return;
    const onwards = connect(mail.port, '127.0.0.1');
    onwards.on('error', () => undefined);
    socket.pipe(onwards).pipe(socket);
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const { port } = hanging.address() as AddressInfo; // A listening TCP server has an address with a port.
  product = await startProductProcess({
    DATA_DIR: directory,
    APP_SECRET: 'a secret for tests, and for tests alone',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Foothold <hello@example.com>',
  });
}, 120_000);
afterAll(async () => {
  await product.kill();
  for (const socket of sockets) socket.destroy();
  hanging.close();
  await mail.close();
  rmSync(directory, { recursive: true, force: true });
});

const askForCode = (email: string) =>
  fetch(`${product.url}/api/auth/send-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });

test('who asks for a code is told that it was not sent, and meanwhile everybody else is served', async () => {
  let waiting = PEOPLE;
  const asked = Array.from({ length: PEOPLE }, async (_, person) => {
    const { status } = await askForCode(`person-${person}@example.com`);
    waiting -= 1;
    return status;
  });
  for (let served = 0; served < 20; served += 1)
    expect((await fetch(`${product.url}/api/ready`)).status).toBe(200);
  expect(waiting).toBe(PEOPLE);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([502]));
  expect(product.output()).toContain('"event":"code.not_delivered"');
});

test('once it answers, the next code is sent, and those before are not', async () => {
  hangs = false;
  expect((await askForCode('ana@example.com')).status).toBe(200);
  await expect.poll(() => mail.taken.length, { timeout: 20_000 }).toBe(1);
  expect(mail.taken[0]).toMatch(/^Subject: \d{6} is your Foothold code/m);
});
