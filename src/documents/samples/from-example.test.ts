import { describe, expect, it } from 'vitest';
import { typicalLetter } from '../../../tests/factories/sample-letters.ts';
import { typicalResume } from '../../../tests/factories/sample-resumes.ts';
import { exampleLetters } from './example-letters.ts';
import { exampleResumes } from './example-resumes.ts';
import { ANYBODYS_VALUES, EXAMPLE_VALUES } from './example-values.ts';
import { exampleNamesIn, isExampleValue } from './from-example.ts';
import { brandDesignerResume } from './people/brand-designer.ts';
import { copywriterResume } from './people/copywriter.ts';

const sorted = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => !ANYBODYS_VALUES.includes(value)).toSorted();

describe('what tells that a document is still an example', () => {
  it('is all that the examples say of their people alone, and nothing more', async () => {
    const letters = await Promise.all(Object.values(exampleLetters).map(({ load }) => load()));
    const open = await Promise.all(Object.values(exampleResumes).map(({ load }) => load()));
    // These write letters, which name their employers.
    const resumes = [...open, brandDesignerResume, copywriterResume];
    const about = resumes.map(({ personalInfo }) => personalInfo);
    expect(sorted(EXAMPLE_VALUES.people)).toEqual(
      sorted([
        ...about.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
        ...letters.map(({ personalInfo }) => personalInfo.fullName),
      ]),
    );
    expect(sorted(EXAMPLE_VALUES.emails)).toEqual(sorted(about.map(({ email }) => email)));
    expect(sorted(EXAMPLE_VALUES.phones)).toEqual(sorted(about.map(({ phone }) => phone)));
    expect(sorted(EXAMPLE_VALUES.links)).toEqual(
      sorted(about.flatMap(({ links }) => links.map(({ url }) => url))),
    );
    expect(sorted(EXAMPLE_VALUES.streets)).toEqual(
      sorted(letters.flatMap((letter) => [letter.personalInfo.address, letter.recipient.companyAddress])),
    );
    expect(sorted(EXAMPLE_VALUES.organizations)).toEqual(
      sorted([
        ...resumes.flatMap(({ employment }) => employment.map(({ company }) => company)),
        ...resumes.flatMap(({ education }) => education.map(({ school }) => school)),
        ...letters.map(({ recipient }) => recipient.company),
      ]),
    );
    expect(sorted(EXAMPLE_VALUES.recipients)).toEqual(
      sorted(letters.map(({ recipient }) => recipient.hiringManagerName)),
    );
    expect(sorted(EXAMPLE_VALUES.greetings)).toEqual(sorted(letters.map(({ content }) => content.opening)));
  });

  it('is known however it is spelled and spaced', () => {
    expect(isExampleValue('people', '  grace   WHITFIELD ')).toBe(true);
    expect(isExampleValue('phones', '+1 (614) 555-0113')).toBe(true);
    expect(isExampleValue('emails', 'Grace.Whitfield@Example.com')).toBe(true);
    expect(isExampleValue('streets', '901 Larch Street Apt. 12')).toBe(true);
    expect(isExampleValue('links', 'http://priya-raman.example.com/')).toBe(true);
    expect(isExampleValue('organizations', 'Vail and Sons Home Goods')).toBe(false);
    expect(isExampleValue('people', '')).toBe(false);
    expect(isExampleValue('people', '?!')).toBe(false);
  });

  it('is found in running text, and only as a whole name', () => {
    expect(exampleNamesIn('At Fennimore  Grocery, my desk stands in the buying department.')).toEqual([
      { words: 'Fennimore Grocery', caret: 3, until: 21 },
    ]);
    expect(exampleNamesIn('My name is Lucía HERRERA.')).toEqual([
      { words: 'Lucía Herrera', caret: 11, until: 24 },
    ]);
    expect(exampleNamesIn('We bought from fennimore groceryland and a pennywhistle.')).toEqual([]);
  });

  it('is nothing that other documents say', () => {
    const texts = JSON.stringify([typicalResume(), typicalLetter()]);
    expect(exampleNamesIn(texts)).toEqual([]);
  });
});
