import { describe, expect, it } from 'vitest';
import { importText } from '../import-resume.ts';
import { candidate, passport } from './testing/europass-files.ts';

async function imported(text: string) {
  const outcome = await importText(text);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.imported;
}

describe('Europass XML', () => {
  it('of 2013 to 2020 comes in whole', async () => {
    const { data, source, unplaced, problems } = await imported(passport);
    expect({ source, problems }).toEqual({ source: 'europass', problems: [] });
    // When somebody was born has no place in a resume of ours.
    expect(unplaced).toEqual([{ words: '1985-03', line: '1985-03' }]);
    expect(data.personalInfo).toMatchObject({
      firstName: 'Chiara',
      lastName: "D'Angelo",
      title: 'Head pastry chef',
      phone: '+39 051 123456',
      location: 'Via Roma 5, 40121 Bologna, Italy',
      links: [{ label: 'Blog', url: 'http://chiara.example' }],
      facts: [
        { label: 'Work', value: '+39 051 654321' },
        { label: 'Nationality', value: 'Italian' },
      ],
    });
    expect(data.employment).toMatchObject([
      {
        position: 'Pastry chef',
        company: 'Pasticceria Sole',
        location: 'Modena, Italy',
        startDate: '2012-09',
        current: true,
        description: 'Food service\nhttp://sole.example\nMain duties:\n- Baking & **icing**\n- Ordering',
      },
    ]);
    expect(data.education).toMatchObject([{ school: 'ALMA', startDate: '2003', graduationDate: '2006-07' }]);
    expect(
      data.sections.map(({ kind, title, items }) => [kind, title, items.map((item) => item.title)]),
    ).toEqual([
      ['languages', '', ['Italian', 'French']],
      ['custom', 'Skills', ['Communication skills', 'Digital skills', 'Driving licence']],
      ['projects', 'Projects', ['']],
    ]);
  });

  it('of today comes in whole, with several roles at one employer', async () => {
    const { data, source, unplaced, problems } = await imported(candidate);
    expect({ source, problems, unplaced }).toEqual({ source: 'europass', problems: [], unplaced: [] });
    expect(data.personalInfo).toMatchObject({
      firstName: 'Léa',
      lastName: 'Moreau',
      email: 'lea@example.com',
      phone: '+33 612345678',
      location: '5 rue Haute, 69001 Lyon, France',
      links: [
        { url: 'https://lea.example' },
        { label: 'Linkedin', url: 'https://www.linkedin.com/in/leamoreau' },
      ],
    });
    expect(data.summary).toBe('Nurse with **ten years** in wards.');
    expect(data.employment).toMatchObject([
      {
        company: 'Hôpital Nord',
        position: 'Ward sister',
        location: 'Lyon, France',
        startDate: '2019-06',
        current: true,
        roles: [{ position: 'Nurse', startDate: '2014', endDate: '2019-05', current: false }],
      },
    ]);
    expect(data.education).toMatchObject([
      { degree: 'Nursing degree', grade: '16/20', graduationDate: '2014-07' },
    ]);
    expect(data.sections).toMatchObject([
      {
        kind: 'languages',
        items: [
          { title: 'French', subtitle: 'Mother tongue' },
          { title: 'English', subtitle: 'C1' },
        ],
      },
      {
        kind: 'custom',
        title: 'Courses',
        items: [{ title: 'First aid', url: 'https://aid.example', startDate: '2020-03' }],
      },
    ]);
  });

  it('with entities of its own is read without them, and other XML is refused', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${passport.slice(39).replace('Chiara', '&b;')}`;
    const { data } = await imported(bomb);
    expect(data.personalInfo.firstName).toBe('&b;');
    expect(await importText('<?xml version="1.0"?><html/>')).toEqual({
      ok: false,
      reason: 'no-resume-inside',
    });
  });
});
