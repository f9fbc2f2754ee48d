import { expect, it } from 'vitest';
import { GOES_ON } from '#editor/session/edited-kind.ts';
import { TAKEN_ALONG, takesAlong } from './use-leaving-question.ts';

const way = (historyAction: string, state: unknown) => takesAlong({ historyAction, nextLocation: { state } });

it('lets a changed review go on without a question where it is taken along, and nowhere else', () => {
  expect(way('PUSH', TAKEN_ALONG)).toBe(true);
  expect(way('PUSH', GOES_ON)).toBe(true);
  expect(way('PUSH', null)).toBe(false);
  // The editor that somebody came from was reached so once; what was changed in the review does not go back there.
  expect(way('POP', GOES_ON)).toBe(false);
});
