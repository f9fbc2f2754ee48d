import { expect, test } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { withTakenValues } from '#documents/letter/taken-values.ts';
import { madeFor } from './made-for.ts';

function letterTo(company: string, position: string) {
  const letter = emptyLetter('a4');
  return withTakenValues({ ...letter, recipient: { ...letter.recipient, company, position } });
}
const BRAM = { id: 1, employer: 'Bram', position: 'Baker' };
const ZOE = { id: 2, employer: 'Zoe', position: 'Baker' };

test.each([
  ['of one application is for that one, whatever it says', letterTo('Bram', 'Baker'), [ZOE], 2],
  [
    'of several is for the one whose employer and position it took over',
    letterTo('Bram', 'Baker'),
    [ZOE, BRAM],
    1,
  ],
  [
    'goes to no other employer where its own was changed',
    letterTo('Bram & Co', 'Baker'),
    [ZOE, BRAM],
    undefined,
  ],
  ['that took over neither is for none of several', letterTo('', ''), [BRAM, ZOE], undefined],
  ['is for none where there is none', letterTo('Bram', 'Baker'), [], undefined],
])('a letter %s', (_what, letter, rows, id) => {
  expect(madeFor(letter, rows)?.id).toBe(id);
});
