import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '#documents/parser/to-data/same-words.ts';
import { importLetter } from './import-letter.ts';
import { LETTER_FILES } from './testing/letter-files.ts';
import { MADE_UP_LETTERS } from './testing/made-up-letters.ts';

const letterOf = (name: string) => {
  const found = MADE_UP_LETTERS.find((letter) => letter.name === name);
  if (!found) throw new Error(`no letter is called ${name}`);
  return found;
};

/** As LibreOffice has saved it. */
async function read(file: string) {
  const bytes = readFileSync(new URL(`./testing/files/${file}`, import.meta.url));
  const outcome = await importLetter(new Uint8Array(bytes), file);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.letter;
}

describe.each(['docx', 'odt', 'pdf'])('a letter that was saved as .%s', (type) => {
  it.each(LETTER_FILES)(
    'fills its fields, and has each of its words: $file',
    async ({ file, letter: name }) => {
      const letter = letterOf(name);
      const { data, unplaced, words } = await read(`${file}.${type}`);
      expect(data.personalInfo).toMatchObject(letter.sender);
      expect(data.recipient).toMatchObject(letter.recipient);
      const { opening, body, closing, signature } = data.content;
      expect([opening, closing, signature]).toEqual([letter.opening, letter.closing, letter.signature]);
      expect(body.split('\n\n').map((text, at) => text.slice(0, letter.body[at]?.length))).toEqual(
        letter.body,
      );
      expect(data.settings.language).toBe(letter.language);
      expect(unplaced.map((one) => one.words)).toEqual(letter.unplaced);
      const left = letter.unplaced.flatMap(wordsOf).length;
      expect(words).toEqual({ total: wordsOf(letter.text).length, placed: words.total - left });
    },
  );
});
