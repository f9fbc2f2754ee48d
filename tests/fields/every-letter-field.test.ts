import { describe, expect, it } from 'vitest';
import { holdsWords, type Field } from '#documents/fields.ts';
import { filledFields, type FilledField } from '#documents/filled-fields.ts';
import { emptyLetter } from '#documents/letter/empty.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { letterFields } from '#documents/letter/printed-fields.ts';
import { letterData, type LetterData } from '#documents/letter/schema.ts';
import { conflictWords } from '#editor/merge/conflict-words.ts';
import { conflictChoices } from '#editor/merge/merge-content.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { letterWords } from '#features/cover-letters/editing/field-names.ts';
import { chanceValues } from '#tests/factories/filled-document.ts';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { without, wordsIn } from './field-tests.ts';

/*
 * Every field of the table, in a letter of chance words that nobody shaped. A field that is added to the table and
 * forgotten somewhere fails here; docs/how-to/add-a-field.md tells what to do about it.
 */
const values = chanceValues(34);
const { content, ...filled } = letterData.parse({ schemaVersion: 1, ...values.fill(LETTER) });
// What stands in brackets stands for the recipient's position.
const letter: LetterData = { ...filled, content: { ...content, body: `${content.body}\n\n[Position]` } };
const fields = filledFields(LETTER, letter);
const named = (wanted: (field: Field) => boolean) =>
  fields.filter(({ field }) => wanted(field)).map((field) => [field.path, field] as const);

const changed = ({ path, field, value }: FilledField) =>
  withValueAt(letter, path, values.other(field, value));
const model = (data: LetterData) => {
  const job = letterPrintJob({ templateId: 'modern-1', data, date: '2026-11-21', updatedAt: new Date(0) });
  return JSON.stringify(job.model).replace(/[\p{Co}\u2060]/gu, '');
};

it('the table has every field that an empty letter has, and nothing that it has not', () => {
  const paths = (data: object) =>
    Object.entries(data).flatMap(([part, own]) =>
      Object.keys(own as object).map((name) => `${part}.${name}`),
    );
  const { schemaVersion: _, ...empty } = emptyLetter();
  expect(fields.map(({ path }) => path)).toEqual(paths(empty));
});

describe('the schema', () => {
  it('keeps all of it', () => {
    const given = { schemaVersion: 1, ...chanceValues(35).fill(LETTER) };
    expect(letterData.parse(given)).toEqual(given);
  });

  it.each(named(() => true))('fills in %s where it is missing, and so does the editor', (path) => {
    // Only what is begun anew has the newest drawing.
    const empty = valueAt(firstDrawn(emptyLetter()), path);
    expect(valueAt(letterData.parse(without(letter, path)), path)).toEqual(empty);
    expect(valueAt(letterKind.prepare(without(letter, path)), path)).toEqual(empty);
  });
});

describe('in print', () => {
  // Marks mean nothing in words without any.
  it.each(named(() => true).filter(([path]) => path !== 'settings.marks'))(
    '%s changes what is printed, unless it is not printed',
    (_, field) => {
      expect(model(changed(field)) === model(letter)).toBe(field.field.print === 'not printed');
    },
  );

  it.each(named((field) => holdsWords(field) && field.print !== 'placeholder'))(
    '%s is set, and found again under its path',
    (path, { value }) => {
      const texts = letterFields(letter).filter((printed) => printed.path === path);
      const found = texts.map(({ text }) => text).join(' ');
      for (const word of wordsIn(value)) {
        expect(model(letter)).toContain(word);
        expect(found).toContain(word);
      }
    },
  );
});

it.each(named(() => true))('where two versions differ, %s is called what the form calls it', (_, field) => {
  const content = (data: LetterData) => ({ title: 'Letter', templateId: 'modern-1', data });
  const choices = conflictChoices(LETTER, null, content(letter), content(changed(field)));
  const found = conflictWords(choices, letterWords);
  expect(found.map(({ name }) => name)).toEqual([field.field.label]);
});
