import { describe, expect, it } from 'vitest';
import { aLine, anInput, judge } from '../testing/inputs.ts';
import { aJob, read } from '../testing/resumes.ts';
import { bulletLength } from './bullet-form.ts';
import { figureIn, figures } from './figures.ts';

describe('what names something measures nothing', () => {
  it.each([
    ['Betreuung nach § 37.3 SGB XI', 'de'],
    ['Support de niveau 3 pour les clients', 'fr'],
    ['Migration de PHP 5 vers PHP 8', 'fr'],
    ['Monthly reporting in GA4 and Looker', 'en'],
  ])('%s', (text, language) => {
    expect(figureIn(text, language)).toBe('none');
  });

  it.each([
    ['Taught biology to Year 9', 'en'],
    ['Taught Years 7 to 9 and Year 10 students', 'en'],
    ['Marked tests of grades 3-5', 'en'],
    ['Tutored Grade 5 children in reading', 'en'],
    ['Led the 5th grade choir', 'en'],
    ['Assessed NVQ Level 2 and 3', 'en'],
    ['Lessons for Class 10 and Key Stage 2', 'en'],
    ['Unterricht in Klasse 7 und den Klassen 5 bis 10', 'de'],
    ['Betreuung der Azubis im 3. Lehrjahr', 'de'],
    ['Cours de soutien, 2e année', 'fr'],
    ['Clases de apoyo en 3º de ESO', 'es'],
    ['Aulas de reforço do 9.º ano', 'pt'],
    ['Lezioni alla classe 4', 'it'],
    ['Invalkracht in groep 8', 'nl'],
    ['Zajęcia w klasie 4', 'pl'],
  ])('a level of school or qualification: %s', (text, language) => {
    expect(figureIn(text, language)).toBe('none');
  });

  it.each([
    ['Audits after ISO 9001 and 14001', 'en'],
    ['Rewrote the tools in Python 3', 'en'],
    ['Moved finance to SAP S/4HANA', 'en'],
    ['Moved the ledger to S/4', 'en'],
    ['Set up Office 365 for the school', 'en'],
    ['Auditorías internas ISO 9001 e ISO 14001', 'es'],
    ['Testing and inspection to BS 7671', 'en'],
    ['Umstellung auf Windows 10/11', 'de'],
    ['Passage à Symfony 6', 'fr'],
    ['Migração para Oracle 19', 'pt'],
  ])('a name, a norm or a version: %s', (text, language) => {
    expect(figureIn(text, language)).toBe('none');
  });

  it.each([
    ['Ran half-day workshops', 'en'],
    ['Chose third-party suppliers', 'en'],
    ['Closed the books each quarter', 'en'],
    ['Worked the third shift', 'en'],
    ['Rolled out two-factor logins', 'en'],
    ['Lean and Six Sigma projects', 'en'],
    ['Prüfung nach dem Vier-Augen-Prinzip', 'de'],
    ['Gestion des comptes de tiers', 'fr'],
    ['Vente de matériel neuf et d’occasion', 'fr'],
  ])('a word for a number within a name: %s', (text, language) => {
    expect(figureIn(text, language)).toBe('none');
  });
});

it.each([
  ['Led 3 teams', 'en'],
  ['Niveau de satisfaction de 92 %', 'fr'],
  ['Cut the cost by half', 'en'],
  ['Cut the cost by a third', 'en'],
  ['Ran half of the wards', 'en'],
  ['Un tiers du chiffre d’affaires', 'fr'],
  ['Réduction d’un tiers', 'fr'],
  ['Taught 28 pupils of Year 9', 'en'],
  ['Saved EUR500 a week', 'en'],
  ['Classes for 12 hours a week', 'en'],
  ['Reached NPS 72 in spring', 'en'],
  ['Kept GPA 3.8', 'en'],
  ['Cut waiting by 12 for all', 'en'],
  ['Verantwortung für Budget 500', 'de'],
])('what counts something does: %s', (text, language) => {
  expect(figureIn(text, language)).toBe('measures');
});

describe('a number that may be a name', () => {
  it.each([
    ['Bookings in Opera 5', 'en'],
    ['Finished 2nd in the city run', 'en'],
    ['Audited the Big Four', 'en'],
    ['Double comptabilité', 'fr'],
  ])('is neither a figure nor none: %s', (text, language) => {
    expect(figureIn(text, language)).toBe('perhaps');
  });

  const told = (check: typeof figures, ...bullets: string[]) => {
    const job = {
      ...aJob('Clerk', 'Hotel', '2019-01', 'present'),
      bullets: bullets.map((text) => read(text)),
    };
    const lines = bullets.map((text, index) => aLine(text, index, { bullet: '•' }));
    return judge(check, anInput({ resume: { jobs: [job] }, file: { lines } })).map(({ title }) => title);
  };

  it('makes the number of short bullets “at least”', () => {
    expect(told(bulletLength, 'Ran the till', 'Bookings in Opera 5')).toEqual([
      'At least 1 bullet has under 8 words and no figure: “Ran the till”',
    ]);
    expect(told(bulletLength, 'Ran the till', 'Led 4 people')).toEqual([
      '1 bullet has under 8 words and no figure: “Ran the till”',
    ]);
  });

  it('makes the share of figures “at most”', () => {
    expect(told(figures, 'Ran the till', 'Bookings in Opera 5', 'Kept stock', 'Wrote orders')).toEqual([
      'At most 1 of 4 bullets has a figure',
    ]);
  });
});
