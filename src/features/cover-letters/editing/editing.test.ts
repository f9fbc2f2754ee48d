import { describe, expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { fieldName } from './field-names.ts';
import { letterWarnings } from './download-warnings.ts';
import { letterKind } from '../letter-kind.ts';

/** A letter as it begins, from somebody. */
const named = {
  ...emptyLetter(),
  personalInfo: { ...emptyLetter().personalInfo, fullName: 'Ana Silva' },
};

describe('what is left open in a letter', () => {
  it('is whom it is from, and that it says nothing yet', () => {
    const content = { ...named.content, opening: '', body: 'Hello.', closing: '', signature: '' };
    expect(letterWarnings({ ...emptyLetter(), content }).map(({ label }) => label)).toEqual([
      'This page is still almost empty',
      'Full name is empty',
    ]);
  });

  it('position and company lead to their own fields, other brackets to the text they stand in', () => {
    expect(letterWarnings(named)).toEqual([
      { field: 'recipient.position', label: '“[Position]” stays in the letter: Position is empty' },
      { field: 'recipient.company', label: '“[Company]” stays in the letter: Company is empty' },
      {
        field: 'content.body',
        label: '“[relevant experience/skills]” is still to be replaced: Body',
        words: { caret: expect.any(Number), until: expect.any(Number) },
      },
    ]);
    const closing = {
      ...named.content,
      body: 'A text that says enough for a letter to begin with.',
      closing: 'Call\r\nme [phone number].',
    };
    expect(letterWarnings({ ...named, content: closing })).toEqual([
      {
        field: 'content.closing',
        label: '“[phone number]” is still to be replaced: Closing',
        words: { caret: 8, until: 22 },
      },
    ]);
  });

  it('is nothing once everything is filled in', () => {
    const letter = named;
    const filled = {
      ...letter,
      recipient: { ...letter.recipient, position: 'Cook', company: 'Bistro' },
      content: { ...letter.content, body: 'I have cooked for twenty guests an evening. See [1].' },
    };
    expect(letterWarnings(filled)).toEqual([]);
  });
});

it('every text of a letter has a name on the screen', () => {
  const { personalInfo, recipient, content } = emptyLetter();
  for (const [part, fields] of Object.entries({ personalInfo, recipient, content })) {
    for (const field of Object.keys(fields)) expect(fieldName(`${part}.${field}`), field).toBeTruthy();
  }
});

it('a letter prepared for the screen keeps what it does not know and gets what it lacks', () => {
  const raw = { own: 1, content: { body: 'Hello', extra: true } };
  expect(letterKind.prepare(raw)).toEqual({
    ...firstDrawn(emptyLetter()),
    own: 1,
    content: { ...emptyLetter().content, body: 'Hello', extra: true },
  });
});
