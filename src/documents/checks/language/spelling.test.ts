import { describe, expect, it } from 'vitest';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { resumeTemplates } from '../../catalog/resume-templates.ts';
import { templateResume } from '../../samples/template-resumes.ts';
import { aLine, anInput, judge } from '../testing/inputs.ts';
import { aJob, read } from '../testing/resumes.ts';
import { loadSpeller } from '../words/load-speller.ts';
import { spelling } from './spelling.ts';

const speller = await loadSpeller();

type Facts = Parameters<typeof anInput>[0];

/** What is said of a bullet in a file, which has these lines. */
function told(lines: readonly string[], different: Facts = {}, bullet = lines.join(' ')) {
  const job = { ...aJob('Cook', 'Grill', '2019-03', 'present'), bullets: [read(bullet, 1)] };
  const input = anInput({
    ...different,
    speller,
    resume: { jobs: [job], ...different.resume },
    file: { ...different.file, lines: ['Cook at Grill', ...lines.map((line) => aLine(line)), 'The end'] },
  });
  return judge(spelling, input).map(({ title }) => title);
}

describe('in a file', () => {
  it('a listed misspelling and a slip of a frequent word are told, and weigh little', () => {
    expect(told(['Wrote the managment reports for all custmers of the firm'])).toEqual([
      '“managment” is misspelled',
      '“custmers” is misspelled',
    ]);
    expect(told(['Led the deparment and its inovation'])).toHaveLength(2);
    expect(told(['Acheived a third more sales'])).toEqual(['“Acheived” is misspelled']);
    expect(spelling.severity).toBe('low');
  });

  it.each([
    [
      'half a word at the end of a line',
      ['Led the work of the enginee', 'ring teams and their trainin', 'g plans'],
    ],
    ['a word parted by a hyphen', ['Led the work of the depart-', 'mant and its projct-', 'teams']],
    ['a capital within a text', ['Led the Managment team and the Custmer desk']],
    ['capitals throughout', ['Led the MANAGMENT team']],
    ['mixed capitals', ['Ran managMent and iManagment']],
    ['figures', ['Ran managment2 and 4custmer']],
    ['half of a compound', ['Ran the e-managment of custmer-facing teams']],
    ['a quotation', ['Wrote “the managment book”']],
    ['Latin', ['Graduated magna cum laude and honoris causa, in situ and sine die']],
    [
      'British words',
      ['Parallelised and parallelising the modelling whilst labelling catalogues in the centre'],
    ],
    ['trade words', ['Deployed kubectl, terraform and grafana to serverless lambdas']],
    ['another language', ['Gestionaba el departement y la comunication con los clientes cada semana']],
  ])('nobody is accused of %s', (_, lines) => {
    expect(told(lines)).toEqual([]);
  });

  it.each<[string, Facts]>([
    ['a line that has lost its joined letters', { file: { facts: { brokenLigatures: [1] } } }],
    ['a line of glued words', { file: { facts: { gluedWords: [1] } } }],
    ['a line whose letters are apart', { file: { facts: { letterSpaced: [1] } } }],
    ['a file that has lost them in many lines', { file: { facts: { brokenLigatures: [5, 6, 7] } } }],
    ['the name of a skill', { resume: { skills: [read('Custmer Managment')] } }],
    [
      'the name of a group of skills',
      { resume: { skillGroups: [{ name: read('custmer managment'), skills: [] }] } },
    ],
    ['a link', { file: { links: [{ url: 'https://custmer-managment.io', text: 'x' }] } }],
    [
      'the name of an employer',
      { resume: { education: [{ school: read('custmer managment'), details: [] }] } },
    ],
    [
      'the name of a project',
      {
        resume: {
          others: [
            {
              kind: 'projects',
              heading: 'Projects',
              items: [{ title: read('Custmer Managment'), details: [] }],
            },
          ],
        },
      },
    ],
  ])('nobody is accused of what stands in %s', (_, different) => {
    const lines = ['Ran custmer and managment reports'];
    expect(told(lines)).toHaveLength(2);
    expect(told(lines, different)).toEqual([]);
  });

  it('nor of a word that no line has, or with a letter that cannot be read beside it', () => {
    expect(told(['Ran the mana', 'gment'], {}, 'Ran the managment')).toEqual([]);
    expect(told(['Ran the managment of \uE001ve'])).toEqual([]);
  });

  it('a lost joined sign is no slip', () => {
    expect(told(['Ran an eective and eﬃcient oce'])).toEqual([]);
    expect(told(['Made it more eficient for all'])).toEqual([]);
  });
});

it('the resumes of all our templates have no misspelling, read as a file', () => {
  for (const { id } of resumeTemplates) {
    const resume = fromResumeData(templateResume(id));
    const texts = resume.jobs.flatMap(({ bullets }) => bullets.map(({ value }: ParsedValue) => value));
    expect(
      texts.flatMap((text) => told([text])),
      id,
    ).toEqual([]);
  }
});
