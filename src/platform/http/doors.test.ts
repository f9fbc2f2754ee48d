import { createServer, request } from 'node:http';
import { connect, createServer as createListener, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeGracefully } from './closing-connections.server.ts';
import { openDoors } from './doors.server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open() {
  const server = createServer((_, answer) => answer.end('here'));
  const doors = await openDoors(server, '127.0.0.1', 0);
  closing.push(() => closeGracefully(server, doors));
  return { server, doors, port: doors.address.port };
}

const ask = (port: number) =>
  new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent: false }, (answer) => {
      answer.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    })
      .on('error', reject)
      .end();
  });

test.skipIf(process.platform !== 'linux')(
  'many who come at once are let in during one turn of the event loop',
  async () => {
    const { server, port } = await open();
    let [inTurn, most, all] = [0, 0, 0];
    const sockets: Socket[] = [];
    await new Promise<void>((over) => {
      server.on('connection', () => {
        inTurn += 1;
        all += 1;
        most = Math.max(most, inTurn);
        if (all === 64) over();
      });
      const turn = (): void => {
        inTurn = 0;
        if (all < 64) setImmediate(turn);
      };
      setImmediate(turn);
      for (let at = 0; at < 64; at += 1) sockets.push(connect(port, '127.0.0.1'));
    });
    for (const socket of sockets) socket.destroy();
    expect(most).toBeGreaterThan(1);
  },
);

test('whichever way somebody comes in, they are answered', async () => {
  const { port } = await open();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(port)));
  expect(new Set(answers)).toEqual(new Set(['here']));
});

test('an address at which another server listens is refused, and a closed server leaves it', async () => {
  const { server, doors, port } = await open();
  const second = createServer();
  await expect(openDoors(second, '127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await closeGracefully(server, doors);
  closing.length = 0;
  const after = createListener();
  await new Promise<void>((resolve) => after.listen(port, '127.0.0.1', resolve));
  after.close();
});
