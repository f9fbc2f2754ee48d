import { describe, expect, it } from 'vitest';
import { exampleLetters, isExampleLetterId } from '#documents/samples/example-letters.ts';
import { fillPlaceholders } from '#documents/letter/placeholders.ts';
import { letterExamples } from './letter-examples.ts';

describe('the letter examples', () => {
  it('are eight, the first six two of each category, and two in other languages', () => {
    expect(letterExamples.map(({ category }) => category)).toEqual([
      ...['tech', 'tech'],
      ...['professional', 'professional'],
      ...['creative', 'creative'],
      ...['tech', 'professional'],
    ]);
    expect(letterExamples.map(({ language = 'en' }) => language).filter((code) => code !== 'en')).toEqual([
      'de',
      'fr',
    ]);
  });

  it.each(letterExamples)('quote and name what the letter says: $id', async (example) => {
    const { recipient, content } = await exampleLetters[example.id].load();
    expect(recipient).toMatchObject({ company: example.company, position: example.role });
    const sentences = fillPlaceholders(content.body, recipient);
    expect(sentences).toContain(example.preview.replace(/\.$/, ''));
  });

  it('are known by their names in addresses, and nothing else is', () => {
    expect(isExampleLetterId('copywriter')).toBe(true);
    expect(isExampleLetterId('constructor')).toBe(false);
  });
});
