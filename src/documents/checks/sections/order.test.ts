import { describe, expect, it } from 'vitest';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { fileOfLines, type LineLook } from '#documents/parser/resume/testing/lines-file.ts';
import { anInput, judge, TODAY } from '../testing/inputs.ts';
import { aSection } from '../testing/resumes.ts';
import { outdated, sectionOrder } from './order.ts';

type Written = string | [string, LineLook];

const HEADING: LineLook = { bold: true, fontSize: 13, gapAbove: 14 };
const SECOND: LineLook = { ...HEADING, gapAbove: 1 };
const NAME: Written[] = ['Ana Silva', 'ana.silva@mail.com'];
const JOBS: Written[] = [
  '# Experience',
  'Line Cook, Harbor Grill\tMarch 2014 – Present',
  '* Cut the waiting time at the counter by 30%',
];

function told(check: typeof sectionOrder, ...lines: Written[]) {
  const file = fileOfLines([...NAME, ...lines]);
  return judge(check, { resume: parseResume(file), file, today: TODAY }).map(({ title }) => title);
}
const before = (heading: string) =>
  `“${heading}” comes before your experience, with more than five years of work behind you`;

describe('a heading is quoted as the page has it', () => {
  const degree = 'BSc Nutrition, Bunker Hill College\tSep 2010 – Jan 2014';

  it.each<[string, Written[]]>([
    [
      'Education and Training',
      [
        ['Education and', HEADING],
        ['Training', SECOND],
      ],
    ],
    [
      'Schul- und Berufsausbildung',
      [
        ['Schul- und', HEADING],
        ['Berufsausbildung', SECOND],
      ],
    ],
    [
      'Berufsausbildung',
      [
        ['Berufs-', HEADING],
        ['ausbildung', SECOND],
      ],
    ],
    [
      'Formation et diplômes',
      [
        ['Formation', HEADING],
        ['et diplômes', SECOND],
      ],
    ],
    [
      'Formación y títulos',
      [
        ['Formación y', HEADING],
        ['títulos', SECOND],
      ],
    ],
    ['Academic Background', ['# Academic Background']],
    ['STUDIES', ['# STUDIES']],
  ])('%s', (heading, lines) => {
    expect(told(sectionOrder, ...lines, degree, ...JOBS)).toEqual([before(heading)]);
  });

  it('and no line of what stands below it', () => {
    const bold: Written = ['BSc Nutrition', { bold: true, fontSize: 13, gapAbove: 1 }];
    expect(told(sectionOrder, '# Education', bold, degree, ...JOBS)).toEqual([before('Education')]);
  });

  it('where there is none, nothing is quoted', () => {
    const education = { ...aSection('education', '', ['BSc Nutrition']), text: [] };
    const resume = { sections: [education, aSection('experience', 'Experience', ['a'], 4)] };
    expect(judge(sectionOrder, anInput({ resume }))[0]?.title).toMatch(/^Education comes before/);
  });

  it('of references, too', () => {
    const references: Written[] = [
      ['References and', HEADING],
      ['Contacts', SECOND],
      'Bob Chef, Harbor Grill',
    ];
    expect(told(outdated, ...JOBS, ...references)).toEqual(['There is a section “References and Contacts”']);
  });
});
