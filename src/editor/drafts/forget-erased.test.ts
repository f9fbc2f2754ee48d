// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { forgetErased } from './device-drafts.ts';

afterEach(() => localStorage.clear());

test('of an erased account everything goes, and nothing of anybody else', async () => {
  const keys = (account: number) => [
    `foothold-draft:${account}:resume:new:page`,
    `foothold-import:${account}:resume:new`,
    `foothold-copy:${account}:resume:1`,
  ];
  for (const key of [...keys(7), ...keys(70), ...keys(8), ...keys(0)]) localStorage.setItem(key, '{}');
  await forgetErased(7);
  const left = Object.keys(localStorage).filter((key) => key.startsWith('foothold-'));
  expect(left.sort()).toEqual([...keys(70), ...keys(8), ...keys(0)].sort());
});
