import { expect, test } from 'vitest';
import { followBase } from '#documents/merge/follow-base.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { followedInTurns } from './follow.server.ts';
import { countThreadTurns } from '#tests/support/thread-turns.ts';

test('reading, merging and telling what came are a turn of the event loop each, and come to what following does', async () => {
  const was = { ...emptyResume(), summary: 'A nurse', skills: ['Triage'] };
  const mine = { ...was, skills: ['Triage', 'Rotas'] };
  const theirs = { ...was, summary: 'A ward nurse' };
  const thread = countThreadTurns();
  const readIn: number[] = [];
  const upgrade = (stored: unknown): object => {
    readIn.push(thread.passed);
    return stored as object; // All that is stored here is a document.
  };
  const following = { fields: RESUME, upgrade, failed: () => undefined };
  const followed = await followedInTurns(following, { variant: { data: mine }, seenText: was, theirs });
  thread.stop();
  expect(followed).toEqual(followBase(RESUME, { was, mine, theirs }));
  const [first = 0, second = 0] = readIn;
  expect(second).toBeGreaterThan(first);
  // Merging, and telling what came by it.
  expect(thread.passed).toBeGreaterThanOrEqual(second + 2);
});
