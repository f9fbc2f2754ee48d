import { describe, expect, it } from 'vitest';
import type { Period } from '../parsed-resume.ts';
import { parseResume } from './parse-resume.ts';
import { fileOfLines, type LineLook } from './testing/lines-file.ts';

const NAME: [string, LineLook] = ['Jane Doe', { fontSize: 22, bold: true }];

function short(period: Period | undefined): string {
  const one = (date: Period['start']) => (date ? [date.year, date.month].filter(Boolean).join('-') : '');
  return period ? `${one(period.start)}..${period.current ? 'now' : one(period.end)}` : '';
}

/** "title | employer | place | period | number of bullets" of each job. */
function jobsOf(...lines: (string | [string, LineLook])[]): string[] {
  return parseResume(fileOfLines([NAME, 'jane@example.com', '# Experience', ...lines])).jobs.map((job) =>
    [
      job.title?.value,
      job.employer?.value,
      job.place?.value,
      short(job.period?.value),
      job.bullets.length,
    ].join(' | '),
  );
}

const BULD = { bold: true, gapAbove: 8 };
const NURSE = 'Charge Nurse | Hill Medical Center | Boston, MA | 2021-6..now | 2';
const AIDE = 'Nursing Aide | Valley Senior Living | Austin, TX | 2018-2..2021-5 | 1';

describe('jobs, however they are arranged', () => {
  it('title and date, then employer and place', () => {
    expect(
      jobsOf(
        ['Charge Nurse\tJune 2021 – Present', BULD],
        'Hill Medical Center, Boston, MA',
        '* Led a team of eleven',
        '* Cut waiting times by half',
        ['Nursing Aide\tFeb 2018 – May 2021', BULD],
        'Valley Senior Living, Austin, TX',
        '* Helped 22 residents',
      ),
    ).toEqual([NURSE, AIDE]);
  });

  it('employer and place, then title and date', () => {
    expect(
      jobsOf(
        ['Hill Medical Center\tBoston, MA', BULD],
        'Charge Nurse\t06/2021 - Present',
        '* Led a team of eleven',
        '* Cut waiting times by half',
        ['Valley Senior Living\tAustin, TX', BULD],
        'Nursing Aide\t02/2018 - 05/2021',
        '* Helped 22 residents',
      ),
    ).toEqual([NURSE, AIDE]);
  });

  it('all in one line', () => {
    expect(
      jobsOf(
        ['Charge Nurse, Hill Medical Center, Boston, MA (June 2021 – Present)', BULD],
        '* Led a team of eleven',
        '* Cut waiting times by half',
        ['Nursing Aide, Valley Senior Living, Austin, TX (Feb 2018 – May 2021)', BULD],
        '* Helped 22 residents',
      ),
    ).toEqual([NURSE, AIDE]);
  });

  it('the date alone above', () => {
    expect(
      jobsOf(
        ['2021-06 – Present', BULD],
        'Charge Nurse at Hill Medical Center | Boston, MA',
        '* Led a team of eleven',
        '* Cut waiting times by half',
        ['2018-02 – 2021-05', BULD],
        'Nursing Aide at Valley Senior Living | Austin, TX',
        '* Helped 22 residents',
      ),
    ).toEqual([NURSE, AIDE]);
  });

  it('several positions below one employer', () => {
    expect(
      jobsOf(
        ['Crown Foods, Inc., Chicago, IL\t2014 – Present', BULD],
        'Director of Operations\tMay 2018 – Present',
        '* Ran four plants',
        'Senior Manager, Logistics\tFeb 2014 – April 2018',
        '* Ran 85 trucks',
      ),
    ).toEqual([
      'Director of Operations | Crown Foods, Inc. | Chicago, IL | 2018-5..now | 1',
      'Senior Manager, Logistics | Crown Foods, Inc. | Chicago, IL | 2014-2..2018-4 | 1',
    ]);
  });

  it('names that no list knows, told by what holds for the others', () => {
    const [, second] = jobsOf(
      ['Quovendis\tJan 2020 – Present', BULD],
      'Software Engineer',
      '* Wrote a service',
      ['Blue Heron\tMar 2017 – Dec 2019', BULD],
      'Wizard of Light Bulbs',
      '* Changed them',
    );
    expect(second).toBe('Wizard of Light Bulbs | Blue Heron |  | 2017-3..2019-12 | 1');
  });

  it('in German', () => {
    expect(
      jobsOf(
        ['04/2018 – heute\tProjektleiterin', BULD],
        'Elektro Reinsberg GmbH, Leipzig',
        '* Leitung von acht Baustellen',
      ),
    ).toEqual(['Projektleiterin | Elektro Reinsberg GmbH | Leipzig | 2018-4..now | 1']);
  });
});
