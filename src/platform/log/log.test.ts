import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';

function logged(error: Error): string {
  let line = '';
  createLog((text) => (line += text)).error('failed', { error });
  return line;
}

test('a failed query is logged without what people wrote', () => {
  const line = logged(
    new DrizzleQueryError('insert into t values ($1)', ['ana@example.com'], new Error('too long')),
  );
  expect(line).toContain('insert into t');
  expect(line).toContain('too long');
  expect(line).not.toContain('ana@example.com');
});

test("a mail server's refusal is logged without the address it repeats", () => {
  const refusal = Object.assign(new Error('550 no such user ana@example.com'), {
    code: 'EENVELOPE',
    responseCode: 550,
  });
  const line = logged(refusal);
  expect(line).toContain('550');
  expect(line).not.toContain('ana@example.com');
});

test.each([
  ['a recipient that is refused before the server is asked', { code: 'EENVELOPE', command: 'API' }],
  [
    'an answer without a code',
    { code: 'EMESSAGE', command: 'DATA', response: 'no such user ana@example.com' },
  ],
])('%s is logged without the address', (_what, facts) => {
  const line = logged(Object.assign(new Error('Invalid recipient "ana@example.com"'), facts));
  expect(line).toContain(facts.code);
  expect(line).not.toContain('ana@example.com');
});

test('a mail server that cannot be reached is logged with the reason', () => {
  const line = logged(
    Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET', command: 'CONN' }),
  );
  expect(line).toContain('self-signed certificate');
});
