import { describe, expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { fieldName } from './field-names.ts';
import { letterWarnings } from './download-warnings.ts';
import { letterKind } from '../letter-kind.ts';

describe('what is left open in a letter', () => {
  it('position and company lead to their own fields, other brackets to the text they stand in', () => {
    expect(letterWarnings(emptyLetter())).toEqual([
      { field: 'recipient.position', label: '[Position]' },
      { field: 'recipient.company', label: '[Company]' },
      {
        field: 'content.body',
        label: '[relevant experience/skills]',
        words: { caret: expect.any(Number), until: expect.any(Number) },
      },
    ]);
    const closing = { ...emptyLetter().content, body: 'Text', closing: 'Call\r\nme [phone number].' };
    expect(letterWarnings({ ...emptyLetter(), content: closing })).toEqual([
      { field: 'content.closing', label: '[phone number]', words: { caret: 8, until: 22 } },
    ]);
  });

  it('is nothing once everything is filled in', () => {
    const letter = emptyLetter();
    const filled = {
      ...letter,
      recipient: { ...letter.recipient, position: 'Cook', company: 'Bistro' },
      content: { ...letter.content, body: 'I cook. See [1].' },
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
    ...emptyLetter(),
    own: 1,
    content: { ...emptyLetter().content, body: 'Hello', extra: true },
  });
});
