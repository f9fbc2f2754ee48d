import { expect, test } from 'vitest';
import { emptyLetter } from './empty.ts';
import type { LetterData } from './schema.ts';
import { followedIn, takenValues, withFollowed, withoutFollowed, withTakenValues } from './taken-values.ts';

function letterOf(person: Partial<LetterData['personalInfo']>, company = 'Bram'): LetterData {
  const empty = emptyLetter();
  return {
    ...empty,
    personalInfo: { ...empty.personalInfo, fullName: 'Ana Silva', ...person },
    recipient: { ...empty.recipient, company, position: 'Baker' },
  };
}
const MADE = withTakenValues(letterOf({ phone: '1', city: 'Columbus', state: 'OH' }));

test('what changes at the source changes in the letter, and nothing else does', () => {
  const fresh = letterOf({ phone: '2', city: 'Columbus', state: 'OH', email: 'ana@example.com' }, 'Zoe');
  const followed = followedIn(MADE, fresh);
  // An email was never taken over.
  expect(followed).toEqual([
    { field: 'personalInfo.phone', before: '1', now: '2' },
    { field: 'recipient.company', before: 'Bram', now: 'Zoe' },
  ]);
  const letter = withFollowed(MADE, followed);
  expect(letter.personalInfo).toMatchObject({ phone: '2', email: '', fullName: 'Ana Silva' });
  expect(letter.recipient).toMatchObject({ company: 'Zoe', position: 'Baker' });
  expect(followedIn(letter, fresh)).toEqual([]);
});

test('what somebody wrote over stays, and what the source no longer says', () => {
  const own = { ...MADE, recipient: { ...MADE.recipient, company: 'Bram & Sons' } };
  expect(followedIn(own, letterOf({ phone: '', city: 'Columbus', state: 'OH' }, 'Zoe'))).toEqual([]);
});

test('with a town go its state and its code', () => {
  const fresh = letterOf({ phone: '1', city: 'Leeds', state: '', zipCode: 'LS1' });
  expect(followedIn(MADE, fresh).map(({ field, now }) => [field, now])).toEqual([
    ['personalInfo.city', 'Leeds'],
    ['personalInfo.state', ''],
    ['personalInfo.zipCode', 'LS1'],
  ]);
});

test('what is taken back follows no more', () => {
  const fresh = letterOf({ phone: '2', city: 'Columbus', state: 'OH' });
  const followed = followedIn(MADE, fresh);
  const back = withoutFollowed(withFollowed(MADE, followed), followed);
  expect(back.personalInfo.phone).toBe('1');
  expect(followedIn(back, fresh)).toEqual([]);
  expect(takenValues(back)).toMatchObject({ 'recipient.company': 'Bram' });
});

test('a letter that took nothing over follows nothing, whatever stands in its notes', () => {
  const fresh = letterOf({ phone: '2' }, 'Zoe');
  expect(followedIn(emptyLetter(), fresh)).toEqual([]);
  expect(followedIn({ ...emptyLetter(), imported: { taken: [1, 'x'] } }, fresh)).toEqual([]);
});
