import { describe, expect, it } from 'vitest';
import { wordsOf } from '#documents/parser/to-data/same-words.ts';
import { importLetter } from './import-letter.ts';
import type { ReadLetter } from './read-letter.ts';
import { MADE_UP_LETTERS } from './testing/made-up-letters.ts';

async function read(content: string | Uint8Array, name = ''): Promise<ReadLetter> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const outcome = await importLetter(bytes, name);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.letter;
}

/** A rich text with a paragraph for each line, as word processors write one. */
const asRtf = (text: string) =>
  `{\\rtf1\\ansi\\uc1 ${text
    .split('\n')
    .map((line) => `${line.replace(/[^\x20-\x7e]/gu, (letter) => `\\u${letter.charCodeAt(0)}?`)}\\par`)
    .join('\n')}}`;

describe.each(MADE_UP_LETTERS)('a letter that was made up: $name', (letter) => {
  it.each([
    ['pasted', letter.text],
    ['as rich text', asRtf(letter.text)],
  ])('%s fills its fields', async (_, content) => {
    const { data } = await read(content);
    expect(data.personalInfo).toMatchObject(letter.sender);
    expect(data.recipient).toMatchObject(letter.recipient);
    const { opening, body, closing, signature } = data.content;
    expect([opening, closing, signature]).toEqual([letter.opening, letter.closing, letter.signature]);
    expect(body.split('\n\n').map((text, at) => text.slice(0, letter.body[at]?.length))).toEqual(letter.body);
    expect(data.settings.language).toBe(letter.language);
  });

  it('has each of its words in a field, or names it', async () => {
    const { unplaced, words } = await read(letter.text);
    expect(unplaced.map((one) => one.words)).toEqual(letter.unplaced);
    const left = letter.unplaced.flatMap(wordsOf).length;
    expect(words).toEqual({ total: wordsOf(letter.text).length, placed: words.total - left });
  });
});

it('what is no letter fills the body and nothing else, and every word is placed', async () => {
  const text =
    'I have baked bread for eleven years and now want to do that in your shop near the old harbour.';
  const { data, words } = await read(text);
  expect(data.content).toEqual({ opening: '', body: text, closing: '', signature: '' });
  expect(words.placed).toBe(words.total);
});

it('a greeting that goes on into the text is parted from it', async () => {
  const { data } = await read(
    'Dear Ms Hill, I am writing about the job of a night porter that you have put in the window of the hotel.\n\nThank you.\n\nRegards,\nAl Poe',
  );
  expect(data.content.opening).toBe('Dear Ms Hill,');
  expect(data.content.body).toMatch(/^I am writing about/);
});

it.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'picture'],
  ['blanks', new TextEncoder().encode(' \n \n'), 'empty'],
  ['half an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]), 'broken'],
])('%s is refused with a reason', async (_, bytes, reason) => {
  expect(await importLetter(bytes, 'letter')).toEqual({ ok: false, reason });
});

it.each([
  ['Beste Grüße,', 'Guten Tag Frau Meier', 'de'],
  ['Beste groet,', 'Geachte mevrouw Jansen', 'nl'],
])('what ends a letter as another begins is no greeting: %s', async (farewell, greeting, language) => {
  const { data } = await read(
    `Ana Silva\n\n${greeting}\n\nEin Absatz.\n\nNoch einer.\n\n${farewell}\nAna Silva`,
  );
  expect(data.content).toMatchObject({ opening: greeting, signature: farewell, body: 'Ein Absatz.' });
  expect(data.settings.language).toBe(language);
});

it('who is written to keeps their name, however it begins', async () => {
  const { data } = await read(
    'Ana Silva\nana@example.com\n\nTavares Costa\nTaverna Roma Lda\n\nDear Tavares Costa,\n\nOne paragraph.\n\nAnother.\n\nYours sincerely,\nAna Silva',
  );
  expect(data.recipient).toMatchObject({ hiringManagerName: 'Tavares Costa', company: 'Taverna Roma Lda' });
});

it.each([
  ['sollicitatie naar aanleiding van uw vacature op LinkedIn', ''],
  ['vacature verpleegkundige', 'verpleegkundige'],
])('a Dutch subject names the job where it does: %s', async (subject, position) => {
  const { data } = await read(
    `Ana Silva\n\nBetreft: ${subject}\n\nGeachte mevrouw Jansen,\n\nEen alinea.\n\nNog een.\n\nMet vriendelijke groet,\nAna Silva`,
  );
  expect(data.recipient.position).toBe(position);
});
