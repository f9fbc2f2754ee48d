import { expect, it } from 'vitest';
import { readByRules, readingOf } from '../read-ad.ts';
import type { AdClass } from './classes.ts';
import { judged, type SharesOfWords } from './judge.ts';
import type { WordShares } from './model.ts';

const NOTHING: WordShares = {
  none: 0,
  skill: 0,
  certificate: 0,
  degree: 0,
  years: 0,
  language: 0,
  mentioned: 0,
  soft: 0,
};

/** An ad as it is judged where these phrases are held for what is said of them, and all other words for nothing. */
function judgedAd(text: string, held: Readonly<Record<string, Partial<WordShares>>>) {
  const reading = readingOf(text, 'en');
  const shares: SharesOfWords = reading.tokens.map(({ from, to }) => {
    const said = Object.entries(held).find(([words]) =>
      placesOf(text, words).some((at) => from >= at && to <= at + words.length),
    );
    return { ...NOTHING, ...(said?.[1] ?? { none: 1 }) };
  });
  const { found, notUnderstood } = judged(readByRules(reading), shares, reading);
  return {
    found: found.map(({ first, end, kind, strength, understood, oneOf, years }) => ({
      words: text.slice(reading.tokens[first]?.from, reading.tokens[end - 1]?.to),
      kind,
      strength,
      understood,
      oneOf,
      years,
    })),
    notUnderstood: notUnderstood.map(({ words }) => words),
  };
}

function placesOf(text: string, words: string): number[] {
  const at = text.indexOf(words);
  return at < 0 ? [] : [at, ...placesOf(text.slice(at + 1), words).map((each) => each + at + 1)];
}

const listOf = (...lines: string[]): string =>
  `Clerk\n\nWe are a firm in the town.\n\nRequirements\n${lines.map((line) => `- ${line}\n`).join('')}`;
const wordsOf = (of: { found: { words: string }[] }): string[] => of.found.map(({ words }) => words);
const surely = (name: AdClass): Partial<WordShares> => ({ [name]: 1 });

it('what the rules read stays where it may be asked for, more easily where a list knows it', () => {
  const ad = listOf('Java', 'Quuxery');
  const doubted = { Java: { none: 0.9, skill: 0.1 }, Quuxery: { none: 0.9, skill: 0.1 } };
  expect(wordsOf(judgedAd(ad, doubted))).toEqual(['Java']);
  expect(wordsOf(judgedAd(ad, { Java: surely('skill'), Quuxery: surely('skill') }))).toEqual([
    'Java',
    'Quuxery',
  ]);
});

it('what is dropped is said not to be understood: the line that is left with nothing, or the words beside others', () => {
  const ad = listOf('Quuxery', 'Java and zeddery');
  expect(judgedAd(ad, { Java: surely('skill') }).notUnderstood).toEqual(['- Quuxery', 'zeddery']);
});

it('nothing is listed twice as not understood', () => {
  const ad = listOf('Quuxery, blorping the whizzing things daily and Zeddery');
  expect(judgedAd(ad, {}).notUnderstood).toHaveLength(1);
});

it.each(['none', 'mentioned'] as const)(
  'languages, times worked, papers and degrees that the rules know stay, held for %s',
  (name) => {
    const text = listOf('Fluent German', '3 years of experience', 'Driving licence', 'Degree in law');
    expect(judgedAd(text, { [text]: surely(name) }).found.map(({ kind }) => kind)).toEqual([
      'language',
      'years',
      'certificate',
      'degree',
    ]);
    expect(judgedAd(text, { [text]: surely(name) }).found.slice(0, 2)).toMatchObject([
      { strength: 'must' },
      { strength: 'must' },
    ]);
  },
);

it('what is said not to be needed is asked for by no model', () => {
  const ad = listOf('A driving licence is not required', 'Python is not necessary');
  const { found } = judgedAd(ad, { 'driving licence': surely('certificate'), Python: surely('skill') });
  expect(found.map(({ strength }) => strength)).toEqual(['mentioned', 'mentioned']);
});

it('what would be liked is taken as no must', () => {
  const text = `${listOf('Java')}\nNice to have\n- Some time spent with blorping, now and then, of whatever sort\n`;
  const { found } = judgedAd(text, { Java: surely('skill'), blorping: surely('skill') });
  expect(found).toMatchObject([{ strength: 'must' }, { words: 'blorping', strength: 'nice' }]);
});

it('what the rules passed over is taken, as something that no list knows', () => {
  const text =
    'Clerk\n\nWe are a firm in the town. Whoever comes will have met blorping and quux racks before.';
  const { found } = judgedAd(text, { blorping: surely('skill'), 'quux racks': surely('certificate') });
  expect(found).toMatchObject([
    { words: 'blorping', kind: 'skill', strength: 'must', understood: false },
    { words: 'quux racks', kind: 'certificate', strength: 'must', understood: false },
  ]);
});

it('but no words that say nothing by themselves, no title, and not the rest of what was read', () => {
  const text = 'Clerk\n\nRequirements\n- A degree of this kind or equivalent\n- Java with the team';
  const held = { Clerk: surely('skill'), 'degree of this kind or equivalent': surely('degree') };
  expect(wordsOf(judgedAd(text, { ...held, 'Java with the team': surely('skill') }))).toEqual([
    'degree',
    'Java',
  ]);
});

it('a long name loses what the model holds for a remark around it', () => {
  const ad = listOf('Khmer would make you very popular with all our people');
  expect(wordsOf(judgedAd(ad, { Khmer: surely('language') }))).toEqual(['Khmer']);
});

it('what is taken beside an "or" is an alternative', () => {
  const text = 'Clerk\n\nWe are a firm in the town. Whoever comes will have met blorping or quuxery before.';
  const { found } = judgedAd(text, { blorping: surely('skill'), quuxery: surely('skill') });
  expect(found).toHaveLength(2);
  expect(found[0]?.oneOf).toBeDefined();
  expect(found[1]?.oneOf).toBe(found[0]?.oneOf);
});

it('so are all of a list that ends in one, and none of another sentence', () => {
  const text =
    'Clerk\n\nWe are a firm. Whoever comes will have met blorping, quuxery or zedding. Mornings or evenings, wobbling helps.';
  const named = ['blorping', 'quuxery', 'zedding', 'wobbling'];
  const { found } = judgedAd(text, Object.fromEntries(named.map((name) => [name, surely('skill')])));
  expect(found.map(({ words }) => words)).toEqual(named);
  expect(new Set(found.slice(0, 3).map(({ oneOf }) => oneOf)).size).toBe(1);
  expect(found[0]?.oneOf).toBeDefined();
  expect(found[3]?.oneOf).toBeUndefined();
});

it('an "or" parts what is held for one row, and a dot within a name parts nothing', () => {
  const text = 'Clerk\n\nWe are a firm. Whoever comes will have met blorping or Quux.js before.';
  expect(wordsOf(judgedAd(text, { 'blorping or Quux.js': surely('skill') }))).toEqual([
    'blorping',
    'Quux.js',
  ]);
});

it('so is what a degree may be in, in a bracket behind it', () => {
  const text = listOf('Degree (quuxology, blorpistics)');
  const { found } = judgedAd(text, { 'Degree (quuxology, blorpistics)': surely('degree') });
  expect(found.map(({ kind }) => kind)).toEqual(['degree', 'degree', 'degree']);
  expect(new Set(found.map(({ oneOf }) => oneOf)).size).toBe(1);
  expect(found[0]?.oneOf).toBeDefined();
});

it('what is merely named is told from what is asked for', () => {
  const text = listOf('Java', 'SQL');
  const { found } = judgedAd(text, { Java: surely('mentioned'), SQL: surely('skill') });
  expect(found).toMatchObject([
    { words: 'Java', strength: 'mentioned' },
    { words: 'SQL', strength: 'must' },
  ]);
});

it('a paper is told from what is to be known, once for all its places', () => {
  const { found } = judgedAd(listOf('Java', 'Java, and SQL'), {
    Java: surely('certificate'),
    SQL: surely('skill'),
  });
  expect(found).toMatchObject([
    { words: 'Java', kind: 'certificate' },
    { words: 'Java', kind: 'certificate' },
    { words: 'SQL', kind: 'skill' },
  ]);
});

it('a time worked has to say a time, and reaches as far as its clause', () => {
  const text =
    'Clerk\n\nWe are a firm in the town. You bring three years behind a bar in Leeds, and the blorp behind you.';
  const held = { 'three years behind': surely('years'), 'the blorp': surely('years') };
  expect(judgedAd(text, held).found).toMatchObject([
    { words: 'three years behind a bar in Leeds', kind: 'years', years: 3, understood: true },
  ]);
});
