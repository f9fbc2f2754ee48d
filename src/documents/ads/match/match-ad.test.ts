import { describe, expect, it } from 'vitest';
import type { ReadAd, Requirement } from '../ad.ts';
import { matchAd, type Resume } from './match-ad.ts';
import { monthNumber } from './years-worked.ts';

const requirement = (words: string, rest: Partial<Requirement> = {}): Requirement => ({
  kind: 'skill',
  words,
  name: words,
  places: [{ from: 0, to: words.length }],
  strength: 'must',
  count: 1,
  understood: true,
  ...rest,
});

const adOf = (requirements: readonly Requirement[], notUnderstood: readonly string[] = []): ReadAd => ({
  language: 'en',
  requirements,
  contacts: [],
  notUnderstood: notUnderstood.map((words) => ({ words, place: { from: 0, to: words.length } })),
});

const resumeOf = (shown: readonly string[], rest: Partial<Resume> = {}): Resume => ({
  shown: shown.map((value, at) => ({ value, path: `employment.${String(at)}.description` })),
  elsewhere: [],
  worked: [],
  today: { year: 2026, month: 11 },
  ...rest,
});

describe('each requirement is looked up in the resume', () => {
  it('with its field and its place', () => {
    const { requirements } = matchAd(
      adOf([requirement('Terraform')]),
      resumeOf(['Wrote Terraform modules.']),
    );
    expect(requirements[0]).toMatchObject({
      state: 'shown',
      shown: [{ text: { path: 'employment.0.description' }, from: 6, to: 15, sameWords: true }],
    });
  });

  it('also inflected, by its other names, and in another language, which it says', () => {
    const wound = requirement('wound care', { concept: 'wound care' });
    const inGerman = matchAd(
      adOf([wound]),
      resumeOf([
        'Die Wundversorgung und die Pflege von Patienten auf der Station gehörten zu den täglichen Aufgaben im Team',
      ]),
    );
    expect(inGerman.requirements[0]).toMatchObject({ state: 'shown', shown: [{ sameWords: false }] });
    const plural = matchAd(adOf([requirement('dashboard')]), resumeOf(['Built dashboards']));
    expect(plural.requirements[0]?.state).toBe('shown');
  });

  it('never in letters that are another word', () => {
    const can = requirement('CAN', { concept: 'CAN bus' });
    expect(matchAd(adOf([can]), resumeOf(['We can solder'])).requirements[0]?.state).toBe('nowhere');
  });

  it('never as a name, or a word of another language, that only begins alike', () => {
    const symfony = requirement('Symfony', { concept: 'Symfony' });
    const polish =
      'Obsługa programu Symfonia w biurze rachunkowym oraz prowadzenie ksiąg przez cztery lata w firmie';
    expect(matchAd(adOf([symfony]), resumeOf([polish])).requirements[0]?.state).toBe('nowhere');
    const play = requirement('play-based learning', { concept: 'play-based learning' });
    const german =
      'Erstellung von Angeboten und Rechnungen für Kunden sowie die Pflege der Daten im Team des Vertriebs';
    expect(matchAd(adOf([play]), resumeOf([german])).requirements[0]?.state).toBe('nowhere');
  });

  it('and said to stand elsewhere where it is hidden or in the base', () => {
    const elsewhere = [{ value: 'Terraform at Acme', path: 'employment.3.description' }];
    const { requirements, must } = matchAd(
      adOf([requirement('Terraform')]),
      resumeOf(['Python'], { elsewhere }),
    );
    expect(requirements[0]).toMatchObject({ state: 'elsewhere', elsewhere: [{ text: elsewhere[0] }] });
    expect(must).toEqual({ asked: 1, found: 0, inPart: 0 });
  });
});

describe('a degree as high', () => {
  const educated = (degree: string, field: string) =>
    resumeOf([], {
      shown: [
        { value: degree, path: '0', entry: 'education.0' },
        { value: field, path: '1', entry: 'education.0' },
      ],
    });
  const stateOf = (words: string, resume: Resume) =>
    matchAd(adOf([requirement(words, { kind: 'degree' })]), resume).requirements[0]?.state;

  it.each([
    ["Bachelor's degree in Nursing", 'BSc', 'Nursing', 'shown'],
    ["Bachelor's degree in Nursing", 'MSc', 'Nursing Science', 'shown'],
    ["Bachelor's degree in Nursing", 'BSc', 'Computer Science', 'in part'],
    ["Bachelor's degree in Nursing", 'High school diploma', 'Nursing', 'nowhere'],
    ['A degree in Computer Science', 'BSc', 'Computer Science', 'shown'],
    ['A degree in Computer Science', 'BSc', 'History', 'in part'],
    ['Degree', 'BSc', 'History', 'shown'],
    ["Master's degree", 'BSc', 'History', 'nowhere'],
    ['wyższe wykształcenie', 'BSc', 'History', 'shown'],
    ['Titulación universitaria en un área afín', 'BSc', 'History', 'shown'],
    ['Einschlägiges Hochschulstudium', 'BSc', 'History', 'shown'],
    ['Hochschulstudium der Informatik', 'BSc', 'History', 'in part'],
  ])('%s, where there is a %s of %s: %s', (asked, degree, field, state) => {
    expect(stateOf(asked, educated(degree, field))).toBe(state);
  });

  it('in another subject is in no count of what was found', () => {
    const ad = adOf([requirement("Bachelor's degree in Nursing", { kind: 'degree' })]);
    expect(matchAd(ad, educated('BSc', 'History')).must).toEqual({ asked: 1, found: 0, inPart: 1 });
  });
});

it('years are counted from dates, overlaps once; of which kind they are nobody but the person can tell', () => {
  const worked = [
    { start: monthNumber(2020, 1), end: monthNumber(2021, 12), current: false },
    { start: monthNumber(2021, 7), end: monthNumber(2022, 12), current: false },
  ];
  const years = (years: number) => requirement('years', { kind: 'years', years });
  const { requirements } = matchAd(adOf([years(3), years(4)]), resumeOf([], { worked }));
  expect(requirements.map(({ state, years: has }) => [state, has])).toEqual([
    ['in part', 3],
    ['nowhere', 3],
  ]);
});

it('alternatives count as one thing asked for', () => {
  const either = [requirement('SAP', { oneOf: 'a' }), requirement('Oracle', { oneOf: 'a' })];
  expect(matchAd(adOf(either), resumeOf(['SAP'])).must).toEqual({ asked: 1, found: 1, inPart: 0 });
});

it('what was not understood is listed and in no count', () => {
  const odd = requirement('sill repairs', { understood: false });
  const { must, notUnderstood } = matchAd(
    adOf([requirement('SAP'), odd], ['Ten green bottles']),
    resumeOf(['SAP']),
  );
  expect(must).toEqual({ asked: 1, found: 1, inPart: 0 });
  expect(notUnderstood).toEqual(['Ten green bottles', 'sill repairs']);
  const beside = matchAd(adOf([requirement('SAP'), odd]), resumeOf(['SAP', 'sill repairs']));
  expect(beside.must).toEqual({ asked: 1, found: 1, inPart: 0 });
  expect(beside.requirements[1]?.state).toBe('shown');
});
