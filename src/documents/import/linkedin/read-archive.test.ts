import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importResume } from '../import-resume.ts';
import { madeUpArchive } from './testing/made-up-archives.ts';

async function imported(bytes: Uint8Array) {
  const outcome = await importResume(bytes, 'Basic_LinkedInDataExport.zip');
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.imported;
}

const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe("LinkedIn's data export", () => {
  it.each(Array.from({ length: 200 }, (_, seed) => seed))('comes in whole, row by row (%i)', async (seed) => {
    const { bytes, truth } = madeUpArchive(seed);
    const { data, source, problems, unplaced, words } = await imported(bytes);
    expect(source).toBe('linkedin-archive');
    expect(problems).toEqual([]);
    expect(data.personalInfo).toMatchObject({
      firstName: truth.name[0],
      lastName: truth.name[1],
      title: truth.headline,
      email: truth.email,
      phone: '+44 113 496 0000',
    });
    const posts = data.employment.flatMap(({ roles, ...job }) => [
      job,
      ...roles.map((role) => ({ ...role, company: job.company, location: role.location || job.location })),
    ]);
    expect(
      posts.map(({ company, position, location, startDate, endDate, current }) => ({
        company,
        title: position,
        location,
        start: startDate,
        end: endDate,
        current,
      })),
    ).toEqual(truth.jobs.map(({ text: _, ...job }) => job));
    expect(
      data.education.map(({ school, degree, startDate, graduationDate }) => ({
        school,
        degree,
        start: startDate,
        end: graduationDate,
      })),
    ).toEqual(truth.studies);
    expect(data.skills).toEqual(truth.skills);
    const items = (kind: string) =>
      data.sections.filter((section) => section.kind === kind).flatMap((section) => section.items);
    expect(items('languages').map(({ title, subtitle }) => [title, subtitle])).toEqual(truth.languages);
    expect(
      items('certificates').map(({ title, subtitle, endDate }) => ({
        name: title,
        authority: subtitle,
        date: endDate,
      })),
    ).toEqual(truth.certificates);
    expect(items('projects').map(({ title, startDate }) => ({ title, start: startDate }))).toEqual(
      truth.projects,
    );
    expect(items('awards').map(({ title, endDate }) => ({ title, date: endDate }))).toEqual(truth.honors);
    expect(
      items('volunteering').map(({ title, subtitle, startDate }) => ({
        company: subtitle,
        role: title,
        start: startDate,
      })),
    ).toEqual(truth.volunteering);
    expect(
      items('publications').map(({ title, subtitle, endDate }) => ({
        name: title,
        publisher: subtitle,
        date: endDate,
      })),
    ).toEqual(truth.publications);
    // The branch of trade has no field, and nothing else is lost.
    expect(unplaced).toEqual([{ words: 'Food', line: 'Food' }]);
    expect(words.placed).toBe(words.total - 1);
  });

  it('names a broken row, and takes the rest', async () => {
    const { data, problems, unplaced } = await imported(
      archive({
        'Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\n' +
          'Acme,Engineer,Built things,Porto,Jan 2020,\n' +
          'Torn,"Never closed,Porto,Jan 2018,Dec 2019\n' +
          'Too,many,cells,of,Jan 2017,Dec 2017,text\n' +
          'Beta,Intern,,Lisbon,Mar 2015,Dec 2016\n',
      }),
    );
    expect(data.employment.map(({ company }) => company)).toEqual(['Acme', 'Beta']);
    expect(problems).toEqual([
      {
        file: 'Positions.csv',
        row: 3,
        text: 'Torn, "Never closed, Porto, Jan 2018, Dec 2019',
        why: 'broken-row',
      },
      {
        file: 'Positions.csv',
        row: 4,
        text: 'Too, many, cells, of, Jan 2017, Dec 2017, text',
        why: 'broken-row',
      },
    ]);
    expect(unplaced.map(({ words }) => words)).toEqual([
      'Torn "Never closed Porto Jan 2018 Dec 2019',
      'Too many cells of Jan 2017 Dec 2017 text',
    ]);
  });

  it('reads a row that ends early, and says so', async () => {
    const { data, problems } = await imported(
      archive({
        'Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,Built things,Porto\n',
      }),
    );
    expect(data.employment).toMatchObject([{ company: 'Acme', location: 'Porto' }]);
    expect(problems).toMatchObject([{ row: 2, why: 'short-row' }]);
  });

  it('is found among whatever else the export holds, and a table of it by itself', async () => {
    const table =
      'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,Built,Porto,Jan 2020,\n';
    const others = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`media/${at}.jpg`, 'x']));
    const { data } = await imported(archive({ ...others, 'Positions.csv': table }));
    expect(data.employment).toMatchObject([{ company: 'Acme' }]);
    const alone = await importResume(strToU8(table), 'Positions.csv');
    expect(alone).toMatchObject({
      ok: true,
      imported: { source: 'linkedin-archive', data: { employment: [{ company: 'Acme' }] } },
    });
    const other = await importResume(strToU8('Ana Silva,engineer\nana@example.com,Porto\n'), 'mine.csv');
    expect(other).toMatchObject({ ok: true, imported: { source: 'text' } });
  });

  it('tells tables whose names it does not know by what is in them', async () => {
    const { data } = await imported(
      archive({
        'Työkokemus.csv':
          'Yritys,Tehtävä,Kuvaus,Paikka,Alkoi,Päättyi\nNokia,Insinööri,Verkot,Espoo,2015-03,2019-06\nKone,Päällikkö,,Helsinki,2019-08,\n',
        'Koulutus.csv': 'Oppilaitos,Alkoi,Päättyi,Huomiot,Tutkinto,Toiminta\nAalto,2010,2015,,DI,\n',
        'Sähköpostit.csv': 'Osoite,Vahvistettu,Ensisijainen,Päivitetty\na@example.fi,Kyllä,Kyllä,1.1.2024\n',
      }),
    );
    expect(data.employment).toMatchObject([
      {
        company: 'Nokia',
        position: 'Insinööri',
        startDate: '2015-03',
        endDate: '2019-06',
        description: 'Verkot',
      },
      { company: 'Kone', position: 'Päällikkö', location: 'Helsinki', current: true },
    ]);
    expect(data.education).toMatchObject([{ school: 'Aalto', degree: 'DI', graduationDate: '2015' }]);
    expect(data.personalInfo.email).toBe('a@example.fi');
  });

  it('keeps posts that follow each other at one employer as roles there', async () => {
    const { data } = await imported(
      archive({
        'Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\n' +
          'Acme,Lead,,Porto,Jan 2020,\nAcme,Engineer,,Porto,Mar 2018,Dec 2019\nBeta,Intern,,,2015,2016\n',
      }),
    );
    expect(data.employment).toMatchObject([
      { company: 'Acme', position: 'Lead', roles: [{ position: 'Engineer', endDate: '2019-12' }] },
      { company: 'Beta', position: 'Intern', startDate: '2015', endDate: '2016' },
    ]);
  });

  it('keeps a date that it cannot read, in the text, and names it', async () => {
    const { data, problems } = await imported(
      archive({
        'Positions.csv':
          'Company Name,Title,Description,Location,Started On,Finished On\nAcme,Engineer,,,Long ago,Dec 2019\n',
      }),
    );
    expect(data.employment).toMatchObject([{ startDate: '', endDate: '2019-12', description: 'Long ago' }]);
    expect(problems).toEqual([{ file: 'Positions', row: 2, text: 'Long ago', why: 'unknown-date' }]);
  });

  it('of an archive without a table of a profile says that there is no resume in it', async () => {
    expect(await importResume(archive({ 'a.txt': 'hello', 'b.csv': 'x,y\n1,2\n' }), 'a.zip')).toEqual({
      ok: false,
      reason: 'no-resume-inside',
    });
  });
});
