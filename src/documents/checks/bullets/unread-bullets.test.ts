import { describe, expect, it } from 'vitest';
import type { ParsedJob, ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { gaps } from '../dates/gaps.ts';
import { runChecks } from '../report.ts';
import { bulletsInDoubt, jobsInDoubt } from '../second-look/jobs-read.ts';
import { aLine, anInput, doubted, judge } from '../testing/inputs.ts';
import { aJob, aSection, read, readPeriod } from '../testing/resumes.ts';
import { noBullets } from './bullet-amount.ts';
import { bulletLength } from './bullet-form.ts';

const period = readPeriod('2019-03', 'present');
const cook: ParsedJob = {
  ...aJob('Line Cook', 'Harbor Grill', '', ''),
  period: { ...period, source: { ...period.source, line: 0 } },
};
const HEAD = 'Line Cook, Harbor Grill, March 2019 - Present';

/** A job whose lines below its head were read as one paragraph. */
function toldIn(...lines: string[]) {
  const own = lines.map((line) => line.split('\t').at(-1) ?? line);
  const job = { ...cook, bullets: [], paragraphs: [read(own.join(' '), 1)] };
  return anInput({ resume: { jobs: [job], sections: [] }, file: { lines: [HEAD, ...lines, 'Skills'] } });
}

describe('lines whose signs we did not see are no paragraph', () => {
  it.each([
    [
      'where each begins with a capital',
      ['Cut the waiting time at the counter', 'Trained eight cooks', 'Planned the menu', 'Ran the till'],
    ],
    [
      'with dates at the edge',
      [
        '2022\tTrained eight new cooks in two kitchens',
        'Planned the menu',
        '2019\tKept books',
        'Ran the till',
      ],
    ],
  ])('%s', (_, lines) => {
    expect(judge(noBullets, toldIn(...lines))).toEqual([]);
    expect(doubted(noBullets, toldIn(...lines))).toHaveLength(1);
  });

  it.each([
    [
      'lines break anywhere',
      [
        'Cut the waiting time at',
        'the counter and trained eight',
        'cooks, planned menus',
        'and ran the till.',
      ],
    ],
    [
      'each sentence ends with a stop',
      ['Cut the waiting time at the counter.', 'Trained eight cooks.', 'Planned menus.', 'Ran the till.'],
    ],
    [
      'a noun or two have a capital',
      [
        'Leitung der Küche und Planung der',
        'Speisen für die',
        'Gäste des Hauses und die Ausbildung',
        'der Köche',
      ],
    ],
  ])('but one where %s', (_, lines) => {
    expect(judge(noBullets, toldIn(...lines))).toHaveLength(1);
  });
});

describe('bullets under another heading', () => {
  const under = (kind: ParsedSectionKind) => {
    const awards = ['Employee of the quarter', 'Dean of the evening school'];
    const text = 'Cut the waiting time at the counter by half, trained eight cooks and planned the menu.';
    const job = { ...cook, bullets: [], paragraphs: [read(text, 1)] };
    const lines = [
      HEAD,
      text,
      aLine('3. Prizes and more', 2),
      ...awards.map((each) => aLine(each, 0, { bullet: '•' })),
    ];
    const sections = [aSection(kind, 'Prizes and more', awards, 2)];
    return anInput({ resume: { jobs: [job], sections }, file: { lines } });
  };

  it('of a list are none of the jobs, which are told in paragraphs', () => {
    expect(judge(noBullets, under('awards'))).toHaveLength(1);
  });

  it.each<ParsedSectionKind>(['unknown', 'experience', 'volunteering'])('may be of jobs: %s', (kind) => {
    expect(judge(noBullets, under(kind))).toEqual([]);
    expect(doubted(noBullets, under(kind))).toHaveLength(1);
  });
});

describe('bullets within a paragraph', () => {
  const told = (paragraph: string, sign: string) => {
    const job = { ...cook, bullets: cook.bullets.slice(0, 1), paragraphs: [read(paragraph, 2)] };
    const bullet = aLine(job.bullets[0]?.value ?? '', 1, { bullet: sign });
    return anInput({ resume: { jobs: [job] }, file: { lines: [HEAD, bullet, paragraph] } });
  };
  const astray = told('Boston • Trained eight new cooks', '•');

  it('make what counts bullets one question, and what counts jobs none', () => {
    expect(bulletsInDoubt(astray)).toHaveLength(1);
    expect(jobsInDoubt(astray)).toEqual([]);
    const { doubts, passed, findings } = runChecks(astray);
    expect(doubts.map(({ title }) => title)).toContain(
      'We could not read all bullets of your jobs, so we say nothing of their number',
    );
    const ids = [...findings, ...passed].map(({ check }) => check);
    expect(ids).not.toContain('bullets/count');
    expect(ids).toContain(gaps.id);
  });

  it('are not those of a list, or of a sign that no bullet has', () => {
    expect(bulletsInDoubt(told('Kitchens: Italian • French', '•'))).toEqual([]);
    expect(bulletsInDoubt(told('Boston • Trained eight new cooks', '–'))).toEqual([]);
  });

  it('are not among those that a number tells of', () => {
    const short = (paragraph: string) => {
      const job = { ...cook, bullets: [read('Ran the till')], paragraphs: [read(paragraph, 2)] };
      const lines = [HEAD, aLine('Ran the till', 1, { bullet: '•' }), paragraph];
      return judge(bulletLength, anInput({ resume: { jobs: [job] }, file: { lines } }))[0]?.title;
    };
    expect(short('Boston • Trained new cooks')).toMatch(/^At least 1 bullet has/);
    expect(short('A busy house')).toMatch(/^1 bullet has/);
  });
});
