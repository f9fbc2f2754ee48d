import { beforeEach, describe, expect, it } from 'vitest';
import { importText } from '../import-resume.ts';
import { SourceDates } from './source-dates.ts';

const place = { file: 'Education.csv' };
let dates: SourceDates;
beforeEach(() => {
  dates = new SourceDates();
});

describe('the dates of a source', () => {
  it('keep the word for a study that goes on, which has no field, and count it once', () => {
    const read = dates.study({ start: '2020', end: 'Present' }, place);
    expect(read).toEqual({ startDate: '2020', graduationDate: '', left: 'Present' });
    expect(dates.converted).toEqual(['2020']);
    const together = dates.study({ period: '2020 - heute' }, place);
    expect(together).toEqual({ startDate: '2020', graduationDate: '', left: '2020 - heute' });
    expect(dates.converted).toEqual(['2020']);
    expect(dates.study({ start: '2020', end: '' }, place).left).toBe('');
    expect(dates.study({ start: 'long ago', end: 'Present' }, place).left).toBe('Present\nlong ago');
  });

  it('take a whole period that stands where it begins', () => {
    const read = dates.between('2012 - 2016', '', place);
    expect(read).toEqual({ startDate: '2012', endDate: '2016', current: false, left: '' });
    expect(dates.between('2019 - Present', '', place)).toMatchObject({ startDate: '2019', current: true });
    expect(dates.problems).toEqual([]);
  });

  it('lose neither of two dates where one belongs', () => {
    const read = dates.between('2012 - 2016', '2018', place);
    expect(read).toEqual({ startDate: '', endDate: '2018', current: false, left: '2012 - 2016' });
    expect(dates.problems).toEqual([{ ...place, text: '2012 - 2016', why: 'unknown-date' }]);
  });

  it('go on where an entry has begun and has no end', () => {
    expect(dates.between('2020-03', '', place)).toMatchObject({ startDate: '2020-03', current: true });
    expect(dates.between('2020-03', '', place, false)).toMatchObject({ current: false });
    expect(dates.between('2020-03', 'Present', place, false)).toMatchObject({ current: true });
  });
});

const studiesOf = async (source: string) => {
  const outcome = await importText(source);
  if (!outcome.ok) throw new Error(outcome.reason);
  const { data, words } = outcome.imported;
  return { study: data.education[0], isWhole: words.placed === words.total };
};
const rendercv = (study: string) =>
  `cv:\n  name: Ana Silva\n  sections:\n    education:\n      - institution: MIT\n        area: Physics\n${study}`;

describe('studies that go on', () => {
  it('say so in the words of the file, in each format that has such words', async () => {
    const reactive = await studiesOf(
      JSON.stringify({
        basics: { name: 'Ana Silva' },
        sections: { education: { items: [{ institution: 'MIT', date: '2020 - Present' }] } },
      }),
    );
    expect(reactive).toMatchObject({
      study: { startDate: '2020', description: '2020 - Present' },
      isWhole: true,
    });
    const yaml = await studiesOf(rendercv('        start_date: 2020\n        end_date: present\n'));
    expect(yaml).toMatchObject({ study: { startDate: '2020', description: 'present' }, isWhole: true });
  });

  it('say nothing that nobody wrote', async () => {
    const yaml = await studiesOf(rendercv('        start_date: 2020\n'));
    expect(yaml.study).toMatchObject({ startDate: '2020', description: '' });
    const unread = await studiesOf(rendercv('        start_date: long ago\n        end_date: present\n'));
    expect(unread).toMatchObject({ study: { description: 'present\nlong ago' }, isWhole: true });
  });
});
