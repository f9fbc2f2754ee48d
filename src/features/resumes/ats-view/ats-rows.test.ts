import { expect, it } from 'vitest';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import { atsRows } from './ats-rows.ts';

const typed = fromResumeData(templateResume('modern-1'));
const differing = (read: ParsedResume) =>
  atsRows(typed, read).flatMap(({ title, rows }) =>
    rows.filter(({ same }) => !same).map(({ label }) => `${title}: ${label}`),
  );

it('what is read as it was written differs in nothing, and nothing empty is listed', () => {
  expect(differing(typed)).toEqual([]);
  const rows = atsRows(typed, typed).flatMap(({ rows: own }) => own);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.every(({ typed: own, read }) => own !== '' && read !== '')).toBe(true);
});

it('the stand-in for a name that nobody has typed is no reading of it', () => {
  const { name, ...rest } = typed;
  expect(atsRows(rest, typed).flatMap(({ rows }) => rows.map(({ label }) => label))).not.toContain('Name');
  expect(name).toBeDefined();
});

it('where a line is broken, and how a link begins, makes no difference', () => {
  const [job, ...jobs] = typed.jobs;
  if (!job?.bullets[0]) throw new Error('The sample has no bullets.');
  const [first, ...bullets] = job.bullets;
  const { value } = first;
  const broken = { ...first, value: value.replace(' ', '\n') };
  const links = typed.links.map((link) => ({
    ...link,
    value: `https://www.${link.value.replace(/^https?:\/\//, '')}`,
  }));
  expect(differing({ ...typed, links, jobs: [{ ...job, bullets: [broken, ...bullets] }, ...jobs] })).toEqual(
    [],
  );
});

it('what is lost, or lands in another field, is named', () => {
  const [job, ...jobs] = typed.jobs;
  if (!job) throw new Error('The sample has no jobs.');
  const { title, employer, ...rest } = job;
  const swapped = { ...rest, ...(employer && { title: employer }), ...(title && { employer: title }) };
  expect(differing({ ...typed, phones: [], jobs: [swapped, ...jobs] })).toEqual([
    'Contact: Phone',
    'Job 1: Position',
    'Job 1: Employer',
  ]);
});
