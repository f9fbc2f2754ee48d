import { expect, test } from 'vitest';
import { newToken } from './token.server.ts';

test('a token has 144 bits, and ends so that no program takes its end for a mark of punctuation', () => {
  const tokens = Array.from({ length: 500 }, newToken);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{23}[A-Za-z\d]$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});
