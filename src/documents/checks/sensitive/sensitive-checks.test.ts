import { describe, expect, it } from 'vitest';
import { emptyValues } from '#documents/fields.ts';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import type { Box, ParsedFile } from '#documents/parser/parsed-file.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { JOB } from '#documents/resume/fields.ts';
import { judge, TODAY } from '../testing/inputs.ts';
import { trades } from '../bullets/testing/trades.ts';
import { inputFor, type Written } from '../bullets/testing/written-resume.ts';
import { identityNumbers, masked } from './identity-numbers.ts';
import { birthIn, personalFacts, salaryIn, streetAddressIn } from './personal-facts.ts';
import { photo } from './photo.ts';
import { sensitiveChecks } from './sensitive-checks.ts';

describe('identity numbers', () => {
  it.each([
    ['SSN: 219-09-9999', '219-09-9999'],
    ['Robin Hale | 219-09-9999', '219-09-9999'],
    ['Passport No. X1234567', 'X1234567'],
    ['Driver’s License: D123-4567-8901', 'D123-4567-8901'],
    ['NI number: AB 12 34 56 C', 'AB 12 34 56 C'],
    ['DNI 12345678Z', '12345678Z'],
    ['CPF 111.444.777-35', '111.444.777-35'],
    ['111.444.777-35', '111.444.777-35'],
    ['Steuer-ID: 12 345 678 901', '12 345 678 901'],
    ['N° de sécurité sociale : 1 85 05 78 006 084 91', '1 85 05 78 006 084 91'],
    ['Aadhaar: 1234 5678 9012', '1234 5678 9012'],
    ['Carte d’identité 880692310285', '880692310285'],
    ['Carte d’identité : 880692310285', '880692310285'],
  ])('%s', (text, written) => {
    expect(identityNumbers(text).map((each) => each.written)).toEqual([written]);
  });

  it.each([
    '+1 614 555 0113',
    '614-555-0113',
    '(614) 555-0113',
    '+49 30 23125 047',
    '+33 6 12 34 56 78',
    'Order 2024-11-0045',
    'RN License #RN345678',
    'License number 12345678, State of Ohio',
    'ISBN 978-3-16-148410-0',
    'Grant R01-CA-123456',
    '12345678A',
    '2019-05-2023',
    'Passport control officer, 40 flights',
    'Social security disability cases: 120 a year',
    'Processed 12000 passports',
    '111.444.777-36',
    'ZIP 43215-1234',
    'Patent US 9,123,456',
    'Built a PAN of 14 sensors',
    'Driver’s license, clean record since 2012',
  ])('none in %s', (text) => {
    expect(identityNumbers(text)).toEqual([]);
  });

  it('is not repeated in the report', () => {
    expect(masked('219-09-9999')).toBe('•••-••-•999');
  });
});

describe('birth and age', () => {
  it.each([
    'Date of birth: 12 May 1984',
    'DOB 05/12/1984',
    'Born on May 12, 1984',
    'Age: 34',
    '34 years old',
    'Geburtsdatum: 12.05.1984',
    'geboren am 12. Mai 1984',
    'Né le 12 mai 1984',
    'Fecha de nacimiento: 12/05/1984',
    'Berlin | Alter: 34 Jahre',
    'Idade: 34 anos',
  ])('in %s', (text) => {
    expect(birthIn(text)).toBeDefined();
  });

  it.each([
    'Taught children aged 3 to 6',
    'Cared for residents over 65 years old',
    'A 34-year-old company',
    'Page 34',
    'Stage: 34',
    'Firstborn Studio 2019',
    'Bronze Age 2000',
    'Languages: English',
    '12 years of experience',
    'Average age: 34 of customers',
  ])('not in %s', (text) => {
    expect(birthIn(text)).toBeUndefined();
  });
});

describe('personal facts', () => {
  it.each([
    ['Marital status: Married', 'Marital status'],
    ['Married, two children', 'Marital status'],
    ['Familienstand: ledig', 'Marital status'],
    ['Gender: Female', 'Gender'],
    ['Sex: M', 'Gender'],
    ['Religion: Catholic', 'Religion'],
    ['Nationality: Indian', 'Nationality'],
    ['Staatsangehörigkeit: deutsch', 'Nationality'],
    ['Estado civil: soltero', 'Marital status'],
    ['État civil : marié', 'Marital status'],
    ['Berlin | verheiratet, zwei Kinder', 'Marital status'],
  ])('%s', (text, name) => {
    expect(personalFacts(text).map((each) => each.name)).toEqual([name]);
  });

  it.each([
    'US citizen',
    'Authorized to work in the UK',
    'Nationality: Indian, work permit until 2028',
    'Religion teacher',
    'MA in Gender Studies',
    'Single-cell sequencing',
    'Married data from two systems',
    'Single point of contact',
    'Sex education',
    'Served children: breakfast and lunch',
    'Race conditions and deadlocks',
    'Inter-faith dialog',
  ])('not in %s', (text) => {
    expect(personalFacts(text)).toEqual([]);
  });
});

describe('street addresses', () => {
  it.each([
    ['418 Linden Avenue, Columbus, OH 43215', '418 Linden Avenue'],
    ['12B W. 45th St., New York', '12B W. 45th St.'],
    ['221 BAKER STREET, LONDON', '221 BAKER STREET'],
    ['Hauptstraße 12, 10115 Berlin', 'Hauptstraße 12'],
    ['Berliner Str. 5a', 'Berliner Str. 5a'],
    ['12 rue de la Paix', '12 rue de la Paix'],
    ['Calle Mayor 5, Madrid', 'Calle Mayor 5'],
    ['Via Roma 3', 'Via Roma 3'],
  ])('%s', (text, written) => {
    expect(streetAddressIn(text)).toBe(written);
  });

  it.each([
    'Columbus, Ohio',
    'St. Louis, MO 63101',
    'Berlin, Germany',
    '10 years on the road',
    'Court Reporter since 2012',
    '+1 614 555 0113',
    'Springfield 2',
    'linkedin.com/in/way',
    'Spring Drive Partners 24',
    'Köln, Ring 2024'.slice(0, 4),
  ])('none in %s', (text) => {
    expect(streetAddressIn(text)).toBeUndefined();
  });
});

describe('salary', () => {
  it.each([
    'Salary: $52,000',
    'Expected CTC: 12 LPA',
    'Starting pay: $18/hour',
    'Gehaltsvorstellung: 55.000 €',
    'Current salary - 40k',
  ])('in %s', (text) => {
    expect(salaryIn(text)).toBeDefined();
  });

  it.each([
    'Negotiated salary bands for 40 roles',
    'Salary: negotiable',
    'Ran payroll: 120 people',
    'Compensation analyst, 2019–2023',
    'Cut wage costs by 12%',
    'Built the compensation plan for 300 reps',
  ])('not in %s', (text) => {
    expect(salaryIn(text)).toBeUndefined();
  });
});

describe('the findings', () => {
  const told = (written: Written) => {
    const input = inputFor(written);
    return sensitiveChecks.flatMap((check) => judge(check, input));
  };

  it('where custom differs, they weigh less and say so', () => {
    const contact = ['Geburtsdatum: 12.05.1984', 'Familienstand: ledig'];
    expect(told({ language: 'de', contact }).map(({ severity }) => severity)).toEqual(['low', 'low']);
    expect(told({ language: 'en', contact }).map(({ severity }) => severity)).toEqual([undefined, undefined]);
  });

  it('none for the pay of a job in its own field, where federal employers ask for it; one for a salary in its text', () => {
    const written = (job: { pay?: string; description?: string }) => {
      const empty = { ...emptyValues(JOB), id: 'a', company: 'Park Service', position: 'Ranger', roles: [] };
      const resume = { ...emptyResume(), employment: [{ ...empty, ...job }] };
      return sensitiveChecks.flatMap((check) =>
        judge(check, { resume: fromResumeData(resume), today: TODAY }),
      );
    };
    expect(written({ pay: '$72,500 per year' })).toEqual([]);
    expect(written({ description: 'Salary: $72,500 per year' })[0]?.title).toContain('$72,500');
  });

  it('a job at an address, or one that speaks of ages, is no private matter', () => {
    expect(
      told({ jobs: [{ employer: '12 Baker Street Bakery', bullets: ['Looked after Age: 34 wards'] }] }),
    ).toEqual([]);
  });

  it.each(Object.entries(trades))('none for a %s', (_, job) => {
    expect(
      told({ contact: ['Columbus, Ohio | +1 614 555 0113 | robin.hale@example.com'], jobs: [job] }),
    ).toEqual([]);
  });
});

describe('photo', () => {
  const withImages = (language: string, ...images: Omit<Box, 'page'>[]) => {
    // Only what the check looks at.
    const file = {
      pages: [{ number: 1, width: 612, height: 792, images: images.map((box) => ({ page: 1, ...box })) }],
    } as unknown as ParsedFile;
    const input = inputFor({ language }, { file });
    return photo.applies(input) ? photo.find(input) : [];
  };
  const portrait = { left: 40, top: 40, right: 130, bottom: 150 };

  it('is told where resumes go without', () => {
    expect(withImages('en', portrait)).toHaveLength(1);
  });

  it.each([
    ['de', [portrait]],
    ['en', [{ left: 0, top: 0, right: 612, bottom: 792 }]],
    ['en', [{ left: 40, top: 40, right: 52, bottom: 52 }]],
    ['en', [{ left: 40, top: 40, right: 200, bottom: 80 }]],
    ['en', [{ left: 40, top: 640, right: 130, bottom: 750 }]],
    ['en', [portrait, { left: 140, top: 40, right: 230, bottom: 150 }]],
  ])('is not told for %s and %j', (language, images) => {
    expect(withImages(language, ...images)).toEqual([]);
  });
});
