import { expect, it } from 'vitest';
import { readAd } from './read-ad.ts';

/* What stands among requirements, or beside them, and asks for nothing. */

const requirements = (lines: readonly string[], after = '') =>
  readAd(
    `The Corner Bakery\nWe are a small house with a large oven, and we are looking for help in the shop.\n\nRequirements\n${lines.map((line) => `- ${line}\n`).join('')}\n${after}`,
  ).requirements.filter(({ strength }) => strength !== 'mentioned');
const words = (lines: readonly string[], after?: string) =>
  requirements(lines, after).map((each) => `${each.kind}: ${each.words}`);

it('takes no skill from a word within a quality', () => {
  expect(words(['Knowledge of Excel', 'Able to work with minimal supervision'])).toEqual(['skill: Excel']);
});

it('takes no paper from a word within a skill', () => {
  expect(words(['Knowledge of customs clearance', 'A first aid certificate'])).toEqual([
    'skill: customs clearance',
    'certificate: first aid certificate',
  ]);
});

it('lists small words that nothing leads as not understood', () => {
  expect(words(['CPR certificate, renewed yearly', 'Knowledge of Excel'])).toEqual([
    'certificate: CPR certificate',
    'skill: Excel',
  ]);
});

it('takes no time worked from experience with a thing', () => {
  expect(requirements(['Experience with bank reconciliations']).map(({ kind }) => kind)).toEqual(['skill']);
});

it('knows what the firm says it works with', () => {
  expect(words(['Experience of electronic care records; we use ZorbCare or QuillBook'])).toEqual([
    'skill: electronic care records',
    'skill: ZorbCare',
    'skill: QuillBook',
  ]);
});

it('asks nothing where the firm speaks of itself after its list', () => {
  expect(
    words(
      ['Knowledge of Excel'],
      'We run on Postgres, a degree apprenticeship budget and a great deal of coffee.\n',
    ),
  ).toEqual(['skill: Excel']);
});
