import { expect, it } from 'vitest';
import { importResume } from './import-resume.ts';
import { linkedInProfile } from './testing/linkedin-profile.ts';

it('a profile saved from LinkedIn is read without what LinkedIn adds to it', async () => {
  const outcome = await importResume(linkedInProfile(), 'Profile.pdf');
  if (!outcome.ok) throw new Error(outcome.reason);
  const { source, data, unplaced, file } = outcome.imported;
  expect(source).toBe('linkedin-pdf');
  expect(data.personalInfo).toMatchObject({
    firstName: 'Ana',
    lastName: 'Silva',
    title: 'Structural engineer for bridges and tunnels',
    email: 'ana.silva@example.com',
    phone: '+351 912 345 678',
    location: 'Porto, Portugal',
    // One address over two lines.
    links: [{ url: 'www.linkedin.com/in/ana-silva-bridges' }],
  });
  expect(data.summary).toBe(
    'Structural engineer with ten years on bridges, most of them over water, and two on tunnels.',
  );
  expect(
    data.employment.map(({ position, company, startDate, endDate, current }) => [
      position,
      company,
      startDate,
      current ? 'now' : endDate,
    ]),
  ).toEqual([
    ['Lead Structural Engineer', 'Pontes SA', '2019-05', 'now'],
    ['Senior Engineer', 'Tunnel Works Ltd', '2017-01', '2019-04'],
    ['Graduate Engineer', 'Tunnel Works Ltd', '2015-01', '2016-12'],
    // On the second page.
    ['Junior Engineer', 'Obras Lda', '2014-06', '2014-08'],
  ]);
  expect(data.employment[0]).toMatchObject({
    location: 'Porto, Portugal',
    description: expect.stringMatching(/^Led a team of nine .* opened\.$/) as unknown,
  });
  // What stands in brackets in somebody's own words is theirs.
  expect(data.employment[1]?.description).toContain(
    'since 2017 (4 tunnels) by CAD/CAM and drawings (internal)',
  );
  expect(data.education).toMatchObject([
    { school: 'University of Porto', startDate: '2012', graduationDate: '2014' },
    { school: 'University of Coimbra', startDate: '2009', graduationDate: '2012' },
  ]);
  expect(data.skills).toEqual(['Structural Design', 'Project Management', 'AutoCAD']);
  expect(data.sections.map(({ kind, items }) => [kind, items.map(({ title }) => title)])).toEqual([
    ['languages', ['Portuguese', 'English']],
    ['certificates', ['Chartered Engineer', 'Site Safety Level 2']],
  ]);
  // How long each post was, its dates say; what the rail is headed by, LinkedIn says.
  expect(unplaced.map(({ words }) => words).join(' ')).not.toMatch(/year|month|Mobile|Contact|Top Skills/);
  // What is shown is the file as it is.
  expect(file?.lines.map(({ text }) => text)).toContain('May 2019 - Present (4 years 2 months)');
});
