import { expect, it } from 'vitest';
import { importParsed } from '#documents/import/import-parsed.ts';
import { fileOfLines } from '../resume/testing/lines-file.ts';

const PERSON = ['Ana Silva', 'ana@example.com | +351 912 345 678', '# Experience'];
const unplaced = (...lines: string[]) =>
  importParsed(fileOfLines([...PERSON, ...lines]), { paper: 'a4' }).unplaced;

it.each([
  'Jan 2019 – May 2021 (2 yrs 4 mos)',
  'Jan 2019 – May 2021 · 2 yrs 5 mos',
  'Jan 2019 – May 2021 (2 years)',
  'Januar 2019 – Mai 2021 (2 Jahre 4 Monate)',
  'Mai 2019 – August 2020 (1 Jahr, 3 Monate)',
  'enero 2019 – mayo 2021 · 2 años 4 meses',
  'janvier 2019 – mai 2021 (2 ans et 4 mois)',
  'janeiro 2019 – fevereiro 2021 (2 anos e 1 mês)',
  'gennaio 2019 – maggio 2021 (2 anni e 4 mesi)',
  'januari 2019 – mei 2021 (2 jaar en 4 maanden)',
  'styczeń 2019 – maj 2021 (2 lata 4 miesiące)',
  'январь 2019 – май 2021 (2 года 4 месяца)',
  '2017 – 2022 (5 lat)',
  'Jan 2019 – Present (7 yrs 11 mos)',
])('how long a period was is said by its dates: %s', (period) => {
  expect(unplaced(`Truck Driver, Casa Verde\t${period}`, '* Drove 2,600 miles a week in 4 states')).toEqual(
    [],
  );
  const [dates = '', length = ''] = period.split(/ (?=[(·])/u);
  expect(unplaced('Truck Driver', `Casa Verde\t${dates}`, length, '* Drove at night')).toEqual([]);
});

it.each(['Jan 2019 – May 2021 (9 mos)', '2019 – 2021 (1 yr 4 mos)'])(
  'what the dates do not bear out is named in one piece, in its own line: %s',
  (period) => {
    const lost = unplaced(`Truck Driver, Casa Verde\t${period}`, '* Drove 9,600 miles in 4 of 1 or 2 states');
    expect(lost).toEqual([
      { words: /\((.*)\)/.exec(period)?.[1], line: `Truck Driver, Casa Verde ${period}` },
    ]);
  },
);

it('a figure that went nowhere is named in its own line, whatever other lines say it', () => {
  const lost = unplaced(
    'Nurse, Clinic 4\tJan 2019 – May 2021 (9 mos)',
    '* Cared for 9 wards in 3 towns, 9 months of them',
    'at night, 9 of us',
  );
  expect(lost).toEqual([{ words: '9 mos', line: 'Nurse, Clinic 4 Jan 2019 – May 2021 (9 mos)' }]);
});
