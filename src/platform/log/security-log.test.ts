import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';
import { createRefusalLog } from './security-log.ts';

type Line = { event: string; reason: string; network: string; unsaid?: number };

function refusals() {
  const lines: Line[] = [];
  let now = 0;
  const log = createLog((line) => lines.push(JSON.parse(line) as Line)); // The log's own format.
  const refuse = createRefusalLog(log, () => now);
  return {
    lines,
    wait: (ms: number) => (now += ms),
    refuse: (code: Parameters<typeof refuse>[0]['code'], network = 'one') =>
      refuse(
        { code },
        { caller: { requestId: 'r', network }, userId: 7, contact: undefined, call: 'POST /x' },
      ),
  };
}

test('a refusal that tells of an attack is one line, others are none', () => {
  const { lines, refuse } = refusals();
  refuse('invalid_code');
  refuse('not_found');
  refuse('code_recently_sent');
  expect(lines).toMatchObject([
    { event: 'security.code_refused', level: 'warn', reason: 'invalid_code', userId: 7, call: 'POST /x' },
  ]);
});

test('a flood from one network fills no disk, and is told of with its number', () => {
  const { lines, wait, refuse } = refusals();
  for (let call = 0; call < 1000; call += 1) refuse('rate_limited');
  expect(lines).toHaveLength(30);
  refuse('rate_limited', 'another');
  refuse('invalid_code');
  expect(lines).toHaveLength(32);
  wait(60_000);
  refuse('rate_limited');
  expect(lines.at(-1)).toMatchObject({ event: 'security.limit_hit', unsaid: 970 });
  refuse('rate_limited');
  expect(lines.at(-1)).not.toHaveProperty('unsaid');
});
