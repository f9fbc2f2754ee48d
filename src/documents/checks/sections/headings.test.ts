import { describe, expect, it } from 'vitest';
import { aLine, aPage, anInput, judge } from '../testing/inputs.ts';
import { aSection, read } from '../testing/resumes.ts';
import { emptySection, unknownHeading } from './headings.ts';

const experience = aSection('experience', 'Experience', ['Line Cook, Harbor Grill'], 3);
const skills = aSection('skills', 'Skills', ['Menu planning'], 8);

describe('a heading', () => {
  const heading = (text: string, index: number) => aLine(text, index, { bold: true, fontSize: 13 });
  const lines = [
    'Ana Silva',
    heading('Experience', 1),
    'Line Cook',
    heading('My toolbox', 3),
    'Knives',
    heading('Education', 5),
    'Associate',
  ];
  const sections = [
    aSection('experience', 'Experience', ['Line Cook'], 1),
    aSection('unknown', 'My toolbox', ['Knives'], 3),
    aSection('education', 'Education', ['Associate'], 5),
  ];

  it('that is the name, or half of one that is broken over two lines, is none of its own', () => {
    const told = (text: string, top: number) => {
      const box = (y: number) => ({ page: 1, left: 57, top: y, right: 150, bottom: y + 13 });
      const placed = lines.map((line, index) =>
        typeof line === 'string'
          ? line
          : { ...line, box: box(index === 3 ? top : index * 40), text: index === 3 ? text : line.text },
      );
      const resume = {
        name: read('Ana Silva'),
        sections: sections.with(1, aSection('unknown', text, ['Knives'], 3)),
      };
      return judge(unknownHeading, anInput({ file: { lines: placed }, resume }));
    };
    expect(told('My toolbox', 120)).toHaveLength(1);
    expect(told('My toolbox', 184)).toEqual([]);
    expect(told('Ana Silva', 120)).toEqual([]);
    expect(told('professionnelle', 120)).toEqual([]);
  });

  it('that is set like the others and known to nobody is at fault', () => {
    const [fault] = judge(unknownHeading, anInput({ file: { lines }, resume: { sections } }));
    expect(fault?.title).toBe('A heading that software does not know: “My toolbox”');
  });

  it('is none where it is set like the text, or well known though no section of ours', () => {
    const plain = lines.with(3, 'My toolbox');
    expect(judge(unknownHeading, anInput({ file: { lines: plain }, resume: { sections } }))).toEqual([]);
    for (const heading of ['Military Service', 'Actividades de voluntariado']) {
      const known = sections.with(1, aSection('unknown', heading, ['Navy'], 3));
      expect(judge(unknownHeading, anInput({ file: { lines }, resume: { sections: known } }))).toEqual([]);
    }
  });

  it('with nothing under it is at fault', () => {
    const resume = { sections: [experience, aSection('awards', 'Awards', [], 6), skills] };
    expect(judge(emptySection, anInput({ resume }))[0]?.title).toBe('There is nothing under “Awards”');
    expect(judge(emptySection, anInput())).toEqual([]);
  });

  it('that is broken over two lines, or stands beside its text, is not empty', () => {
    const resume = { sections: [experience, aSection('certificates', 'Licenses &', [], 6), skills] };
    expect(judge(emptySection, anInput({ resume }))).toEqual([]);
    const beside = { sections: [experience, aSection('awards', 'Awards', [], 6), skills] };
    const file = { pages: [aPage({ columns: 2 })] };
    expect(judge(emptySection, anInput({ file, resume: beside }))).toEqual([]);
  });

  it('above smaller headings is not empty', () => {
    const parent = [heading('Skills', 0), aLine('Languages', 1, { bold: true }), 'French'];
    const nested = [aSection('skills', 'Skills', [], 0), aSection('languages', 'Languages', ['French'], 1)];
    expect(judge(emptySection, anInput({ file: { lines: parent }, resume: { sections: nested } }))).toEqual(
      [],
    );
  });
});

describe('no unusual heading', () => {
  const bold = (text: string) => aLine(text, 0, { bold: true, fontSize: 13 });
  const told = (text: string, below: string) => {
    const lines = [bold('Experience'), 'Did it', bold(text), below, bold('Skills'), 'Cooking'];
    const sections = [
      aSection('experience', 'Experience', ['Did it'], 0),
      aSection('unknown', text, [below], 2),
      aSection('skills', 'Skills', ['Cooking'], 4),
    ];
    return judge(unknownHeading, anInput({ file: { lines }, resume: { sections } }));
  };

  it.each([
    ['the title of a job', 'Charge Nurse', 'Looked after forty beds at night'],
    ['a company', 'Northern Trains Ltd', 'Looked after forty beds at night'],
    ['what has dates right below it', 'Harbor Grill', 'Boston, 2016 – 2019'],
    ['the usual words of another country', 'Schul- und Berufsausbildung', 'Looked after forty beds'],
  ])('is %s', (_, text, below) => {
    expect(told(text, below)).toEqual([]);
  });

  it('and one that is unusual is told', () => {
    expect(told('My journey', 'Looked after forty beds at night')).toHaveLength(1);
  });
});
