import { describe, expect, it } from 'vitest';
import { LOW_CONFIDENCE_BELOW } from '../../to-data/low-confidence.ts';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

type Written = string | [string, LineLook];

const jobsIn = (...lines: Written[]) =>
  parseResume(fileOfLines(['Ana Silva', 'ana@example.com', '# Experience', ...lines])).jobs.map((job) => ({
    title: job.title?.value,
    employer: job.employer?.value,
    start: job.period?.value.start?.year,
    end: job.period?.value.end?.year,
    bullets: job.bullets.length,
  }));

const acme = (bullets: number) => ({
  title: 'Engineer',
  employer: 'Acme GmbH',
  start: 2019,
  end: 2021,
  bullets,
});

describe('a job is read whole in the shapes people give it', () => {
  it('with a label before each part', () => {
    const read = jobsIn(
      'Zeitraum: 03/2019 – 04/2021',
      'Arbeitgeber: Nordwind',
      'Position: Leitung Einkauf',
      'Aufgaben: Verhandlungen mit Lieferanten',
      'Zeitraum: 01/2017 – 02/2019',
      'Arbeitgeber: Halle 4',
      'Position: Disposition',
    );
    expect(read.map(({ title, employer }) => [title, employer])).toEqual([
      ['Leitung Einkauf', 'Nordwind'],
      ['Disposition', 'Halle 4'],
    ]);
  });

  it('with slashes between the parts', () => {
    expect(jobsIn('03/2019 – 04/2021 / Engineer / Acme GmbH', '* Built the booking service')).toEqual([
      acme(1),
    ]);
  });

  it('as a bullet with bullets of its own', () => {
    const inner: LineLook = { bullet: '–', left: 80 };
    const read = jobsIn(
      '* Acme GmbH – Engineer\t03/2019 – 04/2021',
      ['Built the booking service', inner],
      ['Looked after four trainees', inner],
      ['Wrote the handbook', inner],
      ['Kept the machines running', inner],
      '* Nordwind AG – Technician\t01/2017 – 02/2019',
      ['Repaired pumps', inner],
    );
    expect(read).toEqual([
      acme(4),
      { title: 'Technician', employer: 'Nordwind AG', start: 2017, end: 2019, bullets: 1 },
    ]);
  });

  it('with its date beside the first bullet', () => {
    expect(
      jobsIn(
        'Engineer, Acme GmbH',
        '* Built the booking service\t03/2019 – 04/2021',
        '* Looked after four trainees',
      ),
    ).toEqual([acme(2)]);
  });

  it('with its title within the text', () => {
    const [read] = jobsIn(
      'Acme GmbH\t03/2019 – 04/2021',
      'Worked as Engineer. Built the booking service and looked after four trainees.',
    );
    expect(read).toEqual(acme(0));
  });

  it('with how long it was after the date', () => {
    expect(jobsIn('03/2019 – 04/2021 (2 years 2 months) Acme GmbH', 'Engineer', '* Built things')).toEqual([
      acme(1),
    ]);
  });

  it('with a remark in brackets after the title', () => {
    expect(jobsIn('Engineer (part-time), Acme GmbH (03/2019 – 04/2021)', '* Built things')).toEqual([
      { ...acme(1), title: 'Engineer (part-time)' },
    ]);
  });

  it('at an employer whose name has an "at" in it', () => {
    expect(jobsIn('Carer | Bluebell Care at Home\t2019 – 2021').map(({ employer }) => employer)).toEqual([
      'Bluebell Care at Home',
    ]);
  });

  it('with a date that is broken over two lines beside it', () => {
    const read = jobsIn('March 2019 – April\tEngineer', '2021\tAcme GmbH', '* Built things');
    expect(read).toEqual([acme(1)]);
  });

  it('that goes on, where nothing stands between the dash and the title', () => {
    expect(jobsIn('2021– Engineer, Acme GmbH, Berlin', '* Built things')).toEqual([
      { ...acme(1), start: 2021, end: undefined },
    ]);
  });

  it('and no vague date is its title', () => {
    const read = jobsIn('Acme GmbH\tspring maybe - now', 'Engineer', '* Built things');
    expect(read.map(({ title, employer }) => [title, employer])).toEqual([['Engineer', 'Acme GmbH']]);
  });
});

it('a town that no list knows, right after what is surely an organization, is no doubt', () => {
  const [job] = parseResume(
    fileOfLines([
      ['Agnieszka Wróblewska', { fontSize: 22 }],
      'a.wroblewska@example.pl',
      '# Doświadczenie zawodowe',
      ['Młodsza specjalistka ds. kadr\t09.2017 – 02.2020', { bold: true }],
      'Biuro Rachunkowe Sigma, Gniezno',
      '* Prowadzenie akt osobowych',
    ]),
  ).jobs;
  expect(job?.place?.value).toBe('Gniezno');
  expect(job?.place?.confidence).toBeGreaterThanOrEqual(LOW_CONFIDENCE_BELOW);
});
