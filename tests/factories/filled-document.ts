import type { Field, Fields, Values } from '#documents/fields.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import { letterTypefaces } from '#documents/catalog/fonts.ts';
import { seededRandom, type Random } from '#tests/support/seeded-random.ts';

/** Values for the fields of a table that nobody shaped: each text, address and month stands in one field alone. */
export type ChanceValues = {
  /** Every field filled; flags at their default, every list with some entries, or with one for each choice in it. */
  fill(fields: Fields): Values;
  /** Another value for a field, of the same kind. */
  other(field: Field, value: unknown): unknown;
};

export function chanceValues(seed: number): ChanceValues {
  const random = seededRandom(seed);
  let months = random.whole(60);
  let filled = 0;
  const month = () => {
    months += 1;
    return `${1960 + Math.floor(months / 12)}-${String(1 + (months % 12)).padStart(2, '0')}`;
  };
  const value = (field: Field, entry: number): unknown => {
    switch (field.kind) {
      case 'line':
        return field.contact === 'email' ? `${word(random)}@example.com` : word(random);
      case 'text':
        return `${word(random)} ${word(random)}\n- ${word(random)}\n- ${word(random)} ${word(random)}`;
      case 'address':
        return `https://example.com/${word(random)}`;
      case 'month':
        return month();
      case 'lines':
        return [word(random), word(random), word(random)];
      case 'id':
        filled += 1;
        return `id-${filled}`;
      case 'day':
        return `20${random.whole(90) + 10}-0${random.whole(9) + 1}-1${random.whole(9)}`;
      case 'moment':
        return `20${random.whole(90) + 10}-0${random.whole(9) + 1}-1${random.whole(9)}T12:00:00.000Z`;
      case 'document':
        return random.whole(1000) + 1;
      case 'color':
        return `#${random.whole(0x1000000).toString(16).padStart(6, '0')}`;
      case 'choice':
        return field.choices[entry % field.choices.length];
      default:
        return field.default;
    }
  };
  const fill = (fields: Fields, entry = 0): Values =>
    Object.fromEntries(
      Object.entries(fields).map(([name, part]) => {
        if (part.kind === 'group') return [name, fill(part.fields)];
        if (part.kind !== 'list') return [name, value(part, entry)];
        const entries = Array.from({ length: entriesFor(part.fields) }, (_, index) =>
          fill(part.fields, index),
        );
        return [name, entries];
      }),
    );
  return {
    fill: (fields) => fill(fields),
    other: (field, before) => {
      if (field.kind === 'flag') return !before;
      if (field.kind === 'number') return before === field.least ? field.most : field.least;
      if (field.kind === 'language') return documentLanguages.find(({ code }) => code !== before)?.code;
      if (field.kind === 'typeface') return letterTypefaces.find(({ name }) => name !== before)?.name;
      // The first may be what is done without a choice.
      if (field.kind === 'choice') return field.choices.findLast((choice) => choice !== before);
      return field.kind === 'lines' ? word(random) : value(field, 0);
    },
  };
}

/** Two entries, or one for each thing that an entry can be. */
function entriesFor(fields: Fields): number {
  const choices = Object.values(fields).flatMap((part) =>
    part.kind === 'choice' ? [part.choices.length] : [],
  );
  return Math.max(2, ...choices);
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'] as [string, ...string[]];

function word(random: Random): string {
  return `q${Array.from({ length: 11 }, () => random.pick(LETTERS)).join('')}`;
}
