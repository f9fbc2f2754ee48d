import { describe, expect, it } from 'vitest';
import { fileOfLines, type LineLook } from '#documents/parser/resume/testing/lines-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { aPage, judge, TODAY } from '../testing/inputs.ts';
import { repeatedHeads } from './running-heads.ts';

const FIRST = [
  'Ana Silva',
  'ana.silva@mail.com',
  '# Experience',
  'Line Cook, Harbor Grill\tMarch 2019 – Present',
  '* Cut the waiting time at the counter by 30% and planned',
];
const over = (text: string, look: LineLook = {}): [string, LineLook] => [text, { page: 2, ...look }];
const HEAD = over('Ana Silva', { region: 'header' });
const JOB = over('Prep Cook, Corner Deli\tMay 2016 – February 2019');

/** What is told of a head on the second page with these lines below it. */
function told(...overleaf: (string | [string, LineLook])[]) {
  const file = { ...fileOfLines([...FIRST, HEAD, ...overleaf]), pages: [aPage(), aPage({ number: 2 })] };
  const facts = { ...file.facts, repeatedHeads: [FIRST.length] };
  const input = { resume: parseResume({ ...file, facts }), file: { ...file, facts }, today: TODAY };
  return judge(repeatedHeads, input).map(({ title }) => title);
}

describe('a running head', () => {
  it.each([
    ['a bullet', [over('the weekly menu for 120 guests a day')]],
    ['a job', [over('Trained eight new cooks in two kitchens', { bullet: '•' })]],
  ])('within %s interrupts it', (_, lines) => {
    expect(told(...lines, JOB, over('Ran the till and counted the cash', { bullet: '•' }))).toEqual([
      'The head of the page interrupts the text on top of page 2: “Ana Silva”',
    ]);
  });

  it.each([
    [
      'two sections',
      [over('Education', { bold: true, fontSize: 13, gapAbove: 14 }), over('BSc, City College')],
    ],
    ['two jobs', [JOB, over('Ran the till and counted the cash', { bullet: '•' })]],
    ['the text and nothing', []],
    ['the text and the number of the page', [over('Page 2 of 2', { region: 'footer' })]],
  ])('between %s does no harm', (_, lines) => {
    expect(told(...lines)).toEqual([]);
  });

  it('is words: a dash that stands at the top of two pages is none', () => {
    const file = { ...fileOfLines(['–', ...FIRST]), pages: [aPage(), aPage({ number: 2 })] };
    const facts = { ...file.facts, repeatedHeads: [0] };
    const input = { resume: parseResume(file), file: { ...file, facts }, today: TODAY };
    expect(judge(repeatedHeads, input)).toEqual([]);
  });
});
