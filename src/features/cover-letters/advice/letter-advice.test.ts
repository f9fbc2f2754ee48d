import { expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { adviseLetter } from './letter-advice.ts';

const BODY =
  'When your clinic on Pine Street opened, two of my patients told me about its evening hours. At Harbor Hospital I introduced a handover at the bedside. Falls went down by a third within a year, and the ward still works that way today. Nine years on surgical wards have taught me to keep calm when several people need help at once. Norte Health is where that matters.';
const letter = (body: string, recipient: Partial<LetterData['recipient']> = {}): LetterData => {
  const empty = emptyLetter();
  return {
    ...empty,
    recipient: { ...empty.recipient, ...recipient },
    content: { ...empty.content, body },
  };
};
const titles = (data: LetterData) => [...adviseLetter(data).values()].flat().map(({ title }) => title);

it('of a letter that is as it began, or has hardly begun, nothing is said', () => {
  const named = { company: 'Norte Health', hiringManagerName: 'Rita Gomes' };
  expect(titles(letter(emptyLetter().content.body, named))).toEqual([]);
  expect(titles(letter('I am a team player.', named))).toEqual([]);
  expect(titles(letter('', named))).toEqual([]);
});

it('of a good letter nothing is said, and of brackets nothing either', () => {
  expect(titles(letter(BODY, { company: 'Norte Health Inc.' }))).toEqual([]);
  expect(titles(letter(`${BODY} I can start on [date].`))).toEqual([]);
});

it.each([
  ['an opening without the name that is known', BODY, { hiringManagerName: 'Rita Gomes' }, /name Rita Gomes/],
  [
    'an employer that is never spoken of',
    BODY.replace('your clinic', 'the clinic'),
    { company: 'Sul Clinics' },
    /never speaks of Sul Clinics/,
  ],
  ['worn words', `${BODY} I am a team player.`, {}, /^“team player” is in most letters/],
  ['a body that is too long', `${BODY}\n\n`.repeat(8), {}, /^The body has \d+ words/],
  ['a paragraph that is too long', `${BODY} ${BODY} ${BODY}`, {}, /^One paragraph has \d+ words/],
  [
    'sentences that all begin alike',
    'I did this and that for the ward last year. '.repeat(8),
    {},
    /^8 of 8 sentences begin with “I”/,
  ],
])('%s is told', (_, body, recipient, title) => {
  const [told, ...others] = titles(letter(body, recipient));
  expect(told).toMatch(title);
  expect(others).toEqual([]);
});

it('a paragraph of ours that was left in is told once there is a letter around it', () => {
  const [, ours = ''] = emptyLetter().content.body.split('\n\n');
  expect(titles(letter(`${BODY}\n\n${ours}`))).toEqual([expect.stringContaining('is our wording')]);
});

it('in other languages nothing is said that hangs on English words', () => {
  const data = letter(`${BODY} I am a team player.`);
  expect(titles({ ...data, settings: { ...data.settings, language: 'de' } })).toEqual([]);
});

it('of the examples that we show, and of a finished letter, nothing is said', async () => {
  expect(titles(typicalLetter())).toEqual([]);
  for (const [name, { load }] of Object.entries(exampleLetters)) {
    expect([name, ...titles(await load())]).toEqual([name]);
  }
});
