import { describe, expect, it } from 'vitest';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { fileOfLines, type LineLook } from '#documents/parser/resume/testing/lines-file.ts';
import { judge, TODAY } from '../testing/inputs.ts';
import { bulletLength } from './bullet-form.ts';
import { jobBullets } from './resume-bullets.ts';

const HEAD = [
  'Ana Silva',
  'ana.silva@mail.com',
  '# Experience',
  'Line Cook, Harbor Grill\tMarch 2019 – Present',
];
const BULLETS = [
  '* Cut the waiting time at the counter by 30% in a year',
  '* Trained eight new cooks in two kitchens',
];

function inputOf(...lines: (string | [string, LineLook])[]) {
  const file = fileOfLines([...HEAD, ...BULLETS, ...lines]);
  return { resume: parseResume(file), file, today: TODAY };
}

describe('the title line of a job without dates, set with a bullet', () => {
  it.each<[string, LineLook]>([
    ['Shift Leader, Corner Deli Inc.', {}],
    ['Chef de rang – Hôtel du Port SARL', {}],
    ['Koch, Hotel Adler GmbH', {}],
    ['Cajera, Supermercados Sol S.A.', {}],
    ['Summers at the bakery', { bold: true }],
    ['Shift Leader', { left: 40 }],
  ])('is no bullet: %s', (text, look) => {
    const input = inputOf([text, { bullet: '•', ...look }], '* Ran the till');
    expect(jobBullets(input).map((bullet) => bullet.text)).not.toContain(text);
    expect(judge(bulletLength, input)[0]?.title).toBe(
      '1 bullet has under 8 words and no figure: “Ran the till”',
    );
  });

  it.each([
    'Ran the till',
    'Key worker for adults with complex needs',
    'Member of the falls prevention committee',
    'Stock takes, cashing up, Saturday deliveries',
    'Référente hygiène du service',
    'Coordinated with Boston, Lyon and Rome',
  ])('is not each short line: %s', (text) => {
    expect(jobBullets(inputOf(`* ${text}`)).map((bullet) => bullet.text)).toContain(text);
  });

  it('is not each bullet where all are bold', () => {
    const bold = (text: string): [string, LineLook] => [text, { bullet: '•', bold: true }];
    expect(jobBullets(inputOf(bold('Ran the till'), bold('Kept stock'), bold('Made tea')))).toHaveLength(5);
  });
});
