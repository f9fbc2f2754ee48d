import { describe, expect, it } from 'vitest';
import { aPage, anEditedInput, anInput, doubted, judge } from '../testing/inputs.ts';
import { aDegree, aJob, aSection } from '../testing/resumes.ts';
import { educationAndSkills, experienceHeading } from './missing.ts';
import { outdated, sectionOrder } from './order.ts';

const experience = aSection('experience', 'Experience', ['Line Cook, Harbor Grill'], 3);
const education = aSection('education', 'Education', ['Associate'], 6);
const skills = aSection('skills', 'Skills', ['Menu planning'], 8);
/** A text without a word of work, study or skills. */
const elsewhere = Array.from(
  { length: 12 },
  (_, index) => `A sentence of the summary, number ${String(index)}`,
);
const oldDegree = [aDegree('Associate', 'College', '2010-09', '2012-05')];

describe('experience', () => {
  it('that is nowhere is fatal', () => {
    const resume = { jobs: [], education: oldDegree, sections: [education, skills] };
    expect(judge(experienceHeading, anInput({ resume, file: { lines: elsewhere } }))).toEqual([
      expect.objectContaining({ title: 'No experience was found', places: [] }),
    ]);
  });

  it.each([
    ['a heading of work', 'Relevant experience & internships'],
    ['one in a language that we do not read', 'Опыт работы'],
    ['a period with text beside it', 'Line Cook, Harbor Grill, March 2019 - Present'],
    ['a period of years', 'Harbor Grill, Boston 2016 – 2019'],
  ])('that may stand there is a question: %s', (_, line) => {
    const resume = { jobs: [], education: oldDegree, sections: [education, skills] };
    const input = anInput({ resume, file: { lines: [...elsewhere, line, ...elsewhere] } });
    expect(judge(experienceHeading, input)).toEqual([]);
    expect(doubted(experienceHeading, input)[0]?.places[0]?.snippet).toBe(line);
  });

  it('is no question where periods stand beside schools alone', () => {
    const resume = { jobs: [], education: oldDegree, sections: [education, skills] };
    const lines = [...elsewhere, 'Bunker Hill College', '2010 – 2012', ...elsewhere];
    expect(judge(experienceHeading, anInput({ resume, file: { lines } }))).toHaveLength(1);
  });

  it('under an unusual heading is told with that heading', () => {
    const resume = { sections: [aSection('unknown', 'My journey', ['Line Cook'], 3), education] };
    const lines = [...elsewhere, 'My journey', 'Line Cook, 2019 - 2021'];
    const [fault] = judge(experienceHeading, anInput({ resume, file: { lines } }));
    expect(fault).toMatchObject({ severity: 'high', places: [{ line: 3 }] });
    expect(fault?.title).toContain('“My journey”');
  });

  it('is not asked of who learns or has just finished', () => {
    const resume = {
      jobs: [],
      education: [aDegree('BSc', 'College', '2022', '2026')],
      sections: [education],
    };
    expect(judge(experienceHeading, anInput({ resume }))[0]?.severity).toBe('low');
  });

  it('is not asked of who shows education and what was done without pay in its place', () => {
    const volunteering = aSection('volunteering', 'Volunteering', ['Treasurer'], 9);
    const resume = { jobs: [], education: oldDegree, sections: [education, volunteering] };
    expect(judge(experienceHeading, anInput({ resume }))).toEqual([]);
  });

  it('cannot be told from a file without headings, nor can anything else be missed there', () => {
    const resume = {
      jobs: [],
      education: [],
      skills: [],
      sections: [aSection('contact', '', ['Ana Silva'])],
    };
    expect(judge(experienceHeading, anInput({ resume }))).toEqual([]);
    expect(doubted(experienceHeading, anInput({ resume }))[0]?.title).toContain(
      'which lines are the headings',
    );
    expect(judge(experienceHeading, anInput({ resume, file: { lines: elsewhere } }))).toEqual([
      expect.objectContaining({ severity: 'high', title: 'No headings of sections were recognized' }),
    ]);
    expect(judge(educationAndSkills, anInput({ resume }))).toEqual([]);
  });

  it('may stand beside its text, and was read as part of it', () => {
    const beside = [
      'Professional Experience Line Cook, Harbor Grill',
      'Academic Background BFA Design, Art School',
    ];
    const sections = [aSection('contact', '', ['Ana Silva']), aSection('skills', 'Skills', ['Knives'], 8)];
    const lines = [...beside, ...Array.from({ length: 10 }, () => 'Did something at work')];
    const resume = { jobs: [], education: [], sections };
    expect(judge(experienceHeading, anInput({ file: { lines }, resume }))).toEqual([]);
    expect(judge(educationAndSkills, anInput({ file: { lines }, resume }))).toEqual([]);
    expect(doubted(experienceHeading, anInput({ file: { lines }, resume }))).toHaveLength(1);
  });

  it('is not asked for in a language that was only taken for one we know', () => {
    const polish = [
      'Agnieszka',
      'Doświadczenie zawodowe',
      'Młodsza specjalistka',
      'Wykształcenie wyższe, zarządzanie',
    ];
    const lines = [...polish, ...polish, ...polish, 'Umiejętności'];
    const resume = { jobs: [], sections: [aSection('contact', '', polish)] };
    expect(judge(experienceHeading, anInput({ file: { lines }, resume }))).toEqual([]);
  });

  it('is in order with its heading, in the builder with jobs, and in languages we cannot read', () => {
    expect(judge(experienceHeading, anInput())).toEqual([]);
    expect(judge(experienceHeading, anEditedInput({ sections: [] }))).toEqual([]);
    expect(judge(experienceHeading, anInput({ resume: { language: 'fi', jobs: [], sections: [] } }))).toEqual(
      [],
    );
  });
});

describe('education and skills', () => {
  it('are missed each by itself', () => {
    const resume = { education: [], skills: [], sections: [experience] };
    const input = anInput({ resume, file: { lines: elsewhere } });
    expect(judge(educationAndSkills, input).map(({ title }) => title)).toEqual([
      'No education was found',
      'No section of skills was found',
    ]);
  });

  it.each([
    ['a degree in the text', 'B.Sc. Nursing, 2014', 'education'],
    ['a school in the text', 'Went to Bunker Hill College for two years', 'education'],
    ['a list of words', 'Tools: Figma, Sketch, Framer, Miro, Zeplin', 'skills'],
    ['a heading in another language', 'Kenntnisse', 'skills'],
  ])('that may stand there are a question: %s', (_, line, part) => {
    const resume = { education: [], skills: [], sections: [experience] };
    const input = anInput({ resume, file: { lines: [...elsewhere, line] } });
    const asked = doubted(educationAndSkills, input);
    expect(asked.map(({ title }) => title)).toEqual([expect.stringContaining(part)]);
    expect(judge(educationAndSkills, input)).toHaveLength(1);
  });

  it('may stand under a heading that we do not know', () => {
    const toolbox = aSection('unknown', 'Technical toolbox', ['Knives'], 8);
    const resume = { skills: [], sections: [experience, education, toolbox] };
    expect(judge(educationAndSkills, anInput({ resume }))).toEqual([]);
    expect(judge(educationAndSkills, anInput())).toEqual([]);
  });
});

describe('the order of sections', () => {
  const long = [aJob('Cook', 'Grill', '2010-01', 'present')];

  it('with education first is at fault after years of work, not at their beginning', () => {
    const sections = [education, experience];
    expect(judge(sectionOrder, anInput({ resume: { jobs: long, sections } }))[0]?.title).toContain(
      '“Education” comes before',
    );
    const short = [aJob('Cook', 'Grill', '2025-01', 'present')];
    expect(judge(sectionOrder, anInput({ resume: { jobs: short, sections } }))).toEqual([]);
  });

  it('is a matter of taste in columns and at universities', () => {
    const sections = [education, experience];
    const columns = { pages: [aPage({ columns: 2 })] };
    expect(judge(sectionOrder, anInput({ file: columns, resume: { jobs: long, sections } }))).toEqual([]);
    const papers = [...sections, aSection('publications', 'Publications', ['A paper'])];
    expect(judge(sectionOrder, anInput({ resume: { jobs: long, sections: papers } }))).toEqual([]);
  });

  it('with interests first is at fault', () => {
    const sections = [aSection('interests', 'Hobbies', ['Chess']), experience];
    expect(judge(sectionOrder, anInput({ resume: { sections } }))[0]?.title).toBe(
      '“Hobbies” comes before your experience',
    );
  });
});

describe('what is no longer expected', () => {
  const references = [experience, aSection('references', 'References', ['On request'])];
  const objective = [aSection('summary', 'Career Objective', ['To grow']), experience];

  it('is named', () => {
    expect(judge(outdated, anInput({ resume: { sections: references } }))[0]?.title).toContain(
      '“References”',
    );
    expect(judge(outdated, anInput({ resume: { sections: objective } }))[0]?.title).toContain(
      '“Career Objective”',
    );
  });

  it('is left alone where it is expected still', () => {
    expect(judge(outdated, anInput({ resume: { language: 'de', sections: references } }))).toEqual([]);
    const beginner = { sections: objective, jobs: [aJob('Cook', 'Grill', '2026-01', 'present')] };
    expect(judge(outdated, anInput({ resume: beginner }))).toEqual([]);
    expect(judge(outdated, anInput())).toEqual([]);
  });
});
