import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startRefusal } from './start-refused.ts';

const env = { host: '127.0.0.1', port: 3000, metrics: { host: '10.255.255.1', port: 9464 } };

/** What a system says that lets nobody listen there. */
async function refusedAt(host: string, port: number): Promise<unknown> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.once('error', resolve).listen(port, host, () => server.close(() => resolve('it listened')));
  return promise;
}

test('an address that is not this machine’s is named by the settings that it stands in', async () => {
  const ofFigures = await refusedAt(env.metrics.host, env.metrics.port);
  expect(startRefusal(ofFigures, env)).toBe(
    'Cannot listen on 10.255.255.1, port 9464 (EADDRNOTAVAIL). Set METRICS_HOST and METRICS_PORT to ones this machine allows.',
  );
  const ofPages = await refusedAt('10.255.255.1', 3000);
  expect(startRefusal(ofPages, { ...env, host: '10.255.255.1' })).toContain('Set HOST and PORT to ones');
});

test('a name that leads nowhere is no database that is gone', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND nowhere.invalid'), {
    ...{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' },
  });
  expect(startRefusal(error, { ...env, host: 'nowhere.invalid' })).toContain('Set HOST and PORT to ones');
  expect(startRefusal(error, env)).toContain('mend DATABASE_URL');
});

test('a port that is in use is named by its setting', () => {
  const error = (port: number) =>
    Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE', syscall: 'listen', port });
  expect(startRefusal(error(3000), env)).toContain('set PORT to another one');
  expect(startRefusal(error(9464), env)).toContain('set METRICS_PORT to another one');
});
