import { describe, expect, it } from 'vitest';
import { trades } from '../bullets/testing/trades.ts';
import { inputFor, pastJob } from '../bullets/testing/written-resume.ts';
import { ALLOWED_RULES, grammarFindings } from './grammar.ts';
import { openHarper } from './open-harper.ts';

const linter = await openHarper(async () => (await import('harper.js/slimBinaryInlined')).slimBinaryInlined);

const told = async (...bullets: string[]) =>
  (await grammarFindings(inputFor(pastJob(...bullets)), linter)).map(
    ({ places, suggestion }) => `${places[0]?.snippet ?? ''}: ${suggestion}`,
  );

describe('the grammar checker', () => {
  it.each([
    'Payed 40 vendors each month',
    'Was one of the manager who closed',
    'Cut costs despite of a smaller team',
    'Comprises of four offices',
    'Bought equipments for the lab',
    'Opened the 2th branch',
  ])('finds the fault in %s', async (bullet) => {
    expect(await told(bullet)).toHaveLength(1);
  });

  it.each(Object.entries(trades))('leaves the bullets of a %s alone', async (_, { bullets = [] }) => {
    expect(await told(...bullets)).toEqual([]);
  });

  it('does not repeat what is found without it', async () => {
    expect(await told('Ran a old shop and the the kitchen')).toEqual([]);
  });

  it('says nothing of other languages', async () => {
    const input = inputFor({ ...pastJob('Payed 40 vendors'), language: 'de' });
    expect(await grammarFindings(input, linter)).toEqual([]);
  });

  it('names each rule once', () => {
    expect(new Set(ALLOWED_RULES).size).toBe(ALLOWED_RULES.length);
  });
});
