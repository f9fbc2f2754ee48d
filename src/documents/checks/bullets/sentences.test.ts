import { describe, expect, it } from 'vitest';
import { judge } from '../testing/inputs.ts';
import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import { bulletCount, noBullets } from './bullet-amount.ts';
import { bulletLength, uneven } from './bullet-form.ts';
import { figureIn, figures } from './figures.ts';
import { firstPerson, firstPersonWords, passive, passiveOf } from './sentences.ts';
import { inputFor, pastJob, writtenResume } from './testing/written-resume.ts';

describe('the amount of bullets', () => {
  it('none at all is told, for paragraphs and for bare titles', () => {
    const paragraphs = inputFor({ jobs: [{ paragraphs: ['Ran the kitchen and trained the crew.'] }] });
    expect(noBullets.find(paragraphs)[0]?.title).toMatch(/told in paragraphs/);
    expect(noBullets.find(inputFor({ jobs: [{}] }))[0]?.title).toMatch(/do not say what you did/);
    expect(noBullets.find(inputFor(pastJob('Ran a kitchen')))).toEqual([]);
  });

  it('one or nine in a recent job are told, one in an old job or beside a paragraph is not', () => {
    const many = Array.from({ length: 9 }, (_, index) => `Baked ${String(index)} loaves`);
    const input = inputFor({
      jobs: [
        { title: 'Baker', employer: 'Crumb', from: 2022, bullets: ['Baked 900 loaves a day'] },
        { title: 'Apprentice', from: 2021, to: 2023, bullets: many },
        { from: 2022, to: 2024, bullets: ['Ran a stall'], paragraphs: ['A bakery with two branches.'] },
        { from: 2009, to: 2012, bullets: ['Washed dishes'] },
      ],
    });
    expect(bulletCount.find(input).map(({ title }) => title)).toEqual([
      'Baker at Crumb has only one bullet',
      'Apprentice at Example Works has 9 bullets',
    ]);
  });
});

describe('the length of bullets', () => {
  it('short ones without a figure and long ones are told', () => {
    const long = `Planned ${'and ran the long yearly event with many guests '.repeat(4)}in spring`;
    expect(bulletLength.find(inputFor(pastJob('Answered phones', long))).map(({ title }) => title)).toEqual([
      '1 bullet has under 8 words and no figure: “Answered phones”',
      '1 bullet has more than 30 words: “Planned and ran the long …”',
    ]);
  });

  it.each(['Trained nine new assistants in safe lifting', 'Cut waste by 18%'])('%s says enough', (text) => {
    expect(bulletLength.find(inputFor(pastJob(text)))).toEqual([]);
  });

  it('words of languages without blanks are not counted', () => {
    expect(bulletLength.applies(inputFor({ ...pastJob('新しい店舗を開設した'), language: 'ja' }))).toBe(
      false,
    );
  });
});

describe('figures', () => {
  it.each([
    ['en', 'Served 40 guests'],
    ['en', 'Grew revenue 12%'],
    ['en', 'Saved $1.2M'],
    ['en', 'Trained nine assistants'],
    ['en', 'Doubled output'],
    ['en', 'Taught twenty-five children'],
    ['en', 'Handled 2,000 orders'],
    ['en', 'Managed 1950 units'],
    ['en', 'Cut it by a third'],
    ['en', 'Led a four-person crew'],
    ['en', 'Ran 3D printers for 12 labs'],
    ['de', 'Umsatz verdoppelt'],
    ['de', 'Leitung von zwölf Personen'],
    ['fr', 'Encadrement de douze personnes'],
    ['es', 'Coordiné quince tiendas'],
    ['pt', 'Treinei vinte pessoas'],
  ])('%s: %s has one', (language, text) => {
    expect(figureIn(text, language)).toBe('measures');
  });

  it.each([
    ['en', 'Joined the board in 2019'],
    ['en', 'Ran the shop from 2015 to 2018'],
    ['en', 'Ran it 2015–2018'],
    ['en', 'Wrote tools in Python 3.11'],
    ['en', 'Rolled out Windows 10'],
    ['en', 'Certified to ISO 9001'],
    ['en', 'Built pages in HTML5 for B2B'],
    ['en', 'On call 24/7'],
    ['en', 'Opened the branch on May 12, 2020'],
    ['en', 'Answered +1 614 555 0113'],
    ['en', 'Kept people safe during COVID-19'],
    ['en', 'Filed 10-K statements'],
    ['en', 'Since 03/2019 head of the bakery'],
    ['de', 'Seit März 2019 Leitung der Filiale'],
    ['fr', 'Direction de la boutique depuis mai 2019'],
    ['en', 'See https://example.com/2/44'],
  ])('%s: %s has none', (language, text) => {
    expect(figureIn(text, language)).toBe('none');
  });

  it('fewer than half is told, half is not', () => {
    const none = ['Ran the shop', 'Kept stock', 'Wrote orders'];
    expect(figures.find(inputFor(pastJob('Led 4 people', ...none)))[0]?.title).toBe(
      '1 of 4 bullets has a figure',
    );
    expect(figures.find(inputFor(pastJob('Led 4 people', 'Cut costs 9%', 'Ran it', 'Kept it')))).toEqual([]);
    expect(figures.applies(inputFor(pastJob(...none)))).toBe(false);
  });
});

describe('the passive', () => {
  it.each([
    ['Weekly reports were prepared for the board', 'were prepared'],
    ['The system was successfully migrated to the cloud', 'was successfully migrated'],
    ['Meals are cooked for 40 residents', 'are cooked'],
    ['New menus were written every season', 'were written'],
  ])('%s is one', (text, phrase) => {
    expect(passiveOf(text)).toBe(phrase);
  });

  it.each([
    'Was promoted to shift lead within a year',
    'Led a team that was praised by guests',
    'Precepted nurses, all of whom were kept',
    'Was based in Berlin',
    'The clinic was open at night',
    'Wrote a leaflet that was printed 4,000 times',
    'Staff who were trained by me stayed',
    'Was awarded a prize in 2022',
    'Being on call was part of it',
  ])('%s is left alone', (text) => {
    expect(passiveOf(text)).toBeUndefined();
  });

  it('the words stand in the finding', () => {
    const [fault] = passive.find(inputFor(pastJob('Weekly reports were prepared for the board')));
    expect(fault?.title).toBe('What you did is told in the passive: “were prepared”');
    expect(fault?.places[0]).toMatchObject({ snippet: 'were prepared', field: 'employment.0.description' });
  });
});

describe('the first person', () => {
  it.each([
    ['en', 'I managed my team', ['I', 'my']],
    ['en', 'Ran a shop where I trained people', ['I']],
    ['en', 'Improved our onboarding', ['our']],
    ['de', 'Ich leitete mein Team', ['Ich', 'mein']],
    ['fr', "J'ai dirigé mon équipe", ["J'", 'mon']],
    ['es', 'Dirigí mi equipo', ['mi']],
    ['pt', 'Eu geri a loja', ['Eu']],
    ['es', 'Allí mi equipo creció', ['mi']],
  ])('%s: %s', (language, text, words) => {
    expect(firstPersonWords(text, language)).toEqual(words);
  });

  it.each([
    ['en', 'Ran phase I trials and type I audits'],
    ['en', 'Led World War I tours'],
    ['en', 'Sold to the US market'],
    ['en', 'Wrote the column “What I Cook”'],
    ['en', 'Passed Section I of the exam'],
    ['en', 'Patched I/O drivers on I-95'],
    ['en', 'Mine safety inspections'],
    ['de', 'Meinungsumfragen geleitet'],
    ['nl', 'Mijn team geleid'],
    ['fr', 'Résolution de problèmes, systèmes embarqués et thèmes de recherche'],
    ['es', 'Autonomía y análisis económicos'],
    ['pt', 'Museu, liceu e céu aberto'],
    ['en', 'Wired me tering panels in us-east-1'],
  ])('%s: %s has none', (language, text) => {
    expect(firstPersonWords(text, language)).toEqual([]);
  });

  it('in the summary it weighs less than in a job', () => {
    const input = inputFor({ ...pastJob('I ran a shop'), summary: 'I am a baker with my own recipes.' });
    expect(judge(firstPerson, input).map(({ severity, area }) => [severity, area])).toEqual([
      [undefined, undefined],
      ['low', 'summary'],
    ]);
  });
});

describe('unevenness', () => {
  it('of full stops is told, with the odd ones', () => {
    const [fault] = uneven.find(
      inputFor(pastJob('Ran a shop.', 'Kept stock.', 'Wrote orders', 'Trained staff.')),
    );
    expect(fault?.title).toBe('At least 3 bullets end with a full stop, and at least one without');
    expect(fault?.places.map(({ snippet }) => snippet)).toEqual(['Wrote orders']);
  });

  it('abbreviations and several sentences are no unevenness', () => {
    expect(
      uneven.find(
        inputFor(
          pastJob('Sold for Acme Inc.', 'Kept stock', 'Bought flour, eggs, etc.', 'Ran a shop. It grew.'),
        ),
      ),
    ).toEqual([]);
  });

  it('of marks on one level is told, and levels may differ', () => {
    const marked = (marks: readonly [string, number][]) => {
      const resume = writtenResume(pastJob(...marks.map((_, index) => `Baked ${String(index)} loaves`)));
      const lines = marks.map(([bullet, left], index) => ({
        index,
        column: 0,
        bullet,
        box: { page: 1, left, top: 0, right: 500, bottom: 10 },
      }));
      for (const [index, { source }] of (resume.jobs[0]?.bullets ?? []).entries()) source.line = index;
      // Only what the check looks at.
      const file = { lines: lines as unknown as TextLine[] } as unknown as ParsedFile;
      return uneven.find({ resume, file, today: { year: 2026, month: 11 } });
    };
    expect(
      marked([
        ['•', 40],
        ['•', 40],
        ['-', 40],
        ['•', 40],
      ])[0]?.title,
    ).toBe('Bullets are marked by different signs: • and -');
    expect(
      marked([
        ['•', 40],
        ['•', 40],
        ['-', 60],
        ['-', 60],
      ]),
    ).toEqual([]);
  });
});
