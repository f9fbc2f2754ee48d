import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createPhotoMaker } from './photo-maker.server.ts';

/** Processes that were started; each ends when the test says so. */
const started: EventEmitter[] = [];
vi.mock('node:child_process', async (original) => ({
  ...(await original<object>()),
  fork: () => {
    const child = Object.assign(new EventEmitter(), { send: () => true, kill: () => true });
    started.push(child);
    return child as unknown as ChildProcess; // All that is asked of it.
  },
}));

const PORTRAIT = readFileSync('tests/factories/photos/baseline.jpg');

test.each(['is withdrawn', 'has answered'])(
  'a picture that %s keeps its place until its process has ended',
  async (how) => {
    started.length = 0;
    const maker = createPhotoMaker('photo-process.js', 60_000);
    const leaving = new AbortController();
    const first = maker.make('ana', PORTRAIT, leaving.signal).catch((error: unknown) => error);
    const next = maker.make('ben', PORTRAIT, new AbortController().signal);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    if (how === 'is withdrawn') leaving.abort();
    else started[0]?.emit('message', { bytes: PORTRAIT });
    await new Promise((turn) => setTimeout(turn, 20));
    expect(started).toHaveLength(1);
    started[0]?.emit('exit', null, 'SIGKILL');
    await vi.waitFor(() => expect(started).toHaveLength(2));
    started[1]?.emit('message', { bytes: PORTRAIT });
    started[1]?.emit('exit', 0, null);
    expect(PORTRAIT.equals(await next)).toBe(true);
    await first;
  },
);
