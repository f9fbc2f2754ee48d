import { expect } from 'vitest';

/** How long a call takes that is answered with 200, in ms. */
export async function msOf(ask: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  const ms = performance.now() - startedAt;
  expect(answer.status).toBe(200);
  return ms;
}

/** How long the slowest of many calls took until something else was over. */
export async function slowestHealth(ask: () => Promise<Response>, until: Promise<unknown>): Promise<number> {
  let running = true;
  const over = until.finally(() => (running = false));
  // Whoever waits for it hears of it.
  over.catch(() => undefined);
  let slowest = 0;
  while (running) {
    slowest = Math.max(slowest, await msOf(ask));
    await new Promise((next) => setTimeout(next, 5));
  }
  await over;
  return slowest;
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
}
