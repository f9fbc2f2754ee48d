import { describe, expect, it } from 'vitest';
import { importText } from '../import-resume.ts';
import { renderCvFile } from './testing/render-cv-file.ts';

describe("RenderCV's YAML", () => {
  it('comes in whole, whatever kinds of entries its sections have', async () => {
    const outcome = await importText(renderCvFile);
    if (!outcome.ok) throw new Error(outcome.reason);
    const { data, source, unplaced, problems, words } = outcome.imported;
    expect(source).toBe('rendercv');
    expect(unplaced).toEqual([]);
    expect(words.placed).toBe(words.total);
    expect(problems).toEqual([{ file: '', text: 'some time ago', why: 'unknown-date' }]);
    expect(data.settings).toMatchObject({ paper: 'letter', marks: true, language: 'en' });
    expect(data.personalInfo).toMatchObject({
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      email: 'ayse@example.com',
      phone: '+90-541-999-99-99',
      links: [
        { url: 'https://ayse.example' },
        { label: 'LinkedIn', url: 'https://linkedin.com/in/ayseyilmaz' },
        { label: 'Mastodon', url: 'https://social.example/@ayse' },
        { label: 'Book a call', url: 'https://cal.example/ayse' },
      ],
      facts: [{ label: 'Email', value: 'ayse.work@example.com' }],
    });
    expect(data.summary).toBe('I design **heat pumps** for cold places.\n\nFluent in three languages.');
    expect(data.employment).toMatchObject([
      {
        company: 'Some Company',
        startDate: '2020-07',
        current: true,
        description:
          'A maker of pumps.\n- Developed an [application](https://example.com) that has received more than **100,000 downloads**.\n- Managed a team of **5** engineers.',
      },
      { company: 'Old Works', startDate: '2019', endDate: '2020-06', description: 'https://old.example' },
    ]);
    expect(data.education).toMatchObject([
      { degree: 'BS, Mechanical Engineering', startDate: '2015-09', graduationDate: '2020-06' },
    ]);
    expect(data.skillGroups).toMatchObject([
      { name: 'Programming', skills: ['Python (numpy, scipy)', 'C++', 'MATLAB'] },
    ]);
    expect(data.sections).toMatchObject([
      {
        kind: 'projects',
        title: '',
        items: [{ title: 'Kiln', url: 'https://kiln.example', endDate: '2021-09' }],
      },
      {
        kind: 'publications',
        title: '',
        items: [
          {
            title: 'Thin Shell Approximation',
            subtitle: 'IEEE Transactions',
            url: 'https://doi.org/10.1109/TASC.2023.3340648',
            endDate: '2021-12',
            description: 'J. Doe, A. Yılmaz',
          },
        ],
      },
      { kind: 'languages', title: '', items: [{ title: 'Turkish', subtitle: 'Native' }] },
      {
        kind: 'awards',
        title: 'Selected honors',
        items: [{ description: "- Dean's list (2019)\n- A prize" }],
      },
      {
        kind: 'publications',
        title: 'Invited Talks',
        items: [{ description: '- Pumps at sea, Izmir (2022)' }],
      },
      { kind: 'volunteering', items: [{ title: 'Driver', subtitle: 'Food Bank', endDate: '2018-autumn' }] },
      { kind: 'certificates', title: '', items: [{ title: 'Welding', description: 'some time ago' }] },
    ]);
  });

  it('that refers to itself a million times is refused, at once', async () => {
    const doubled = Array.from({ length: 30 }, (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`);
    const outcome = await importText(['cv:', '  name: Bomb', 'a0: &a0 [x, x]', ...doubled].join('\n'));
    expect(outcome).toEqual({ ok: false, reason: 'broken' });
  });

  it('JSON Resume in YAML is JSON Resume', async () => {
    const outcome = await importText(
      'basics:\n  name: Ana Silva\nwork:\n  - name: Acme\n    startDate: 2019-03\n',
    );
    expect(outcome).toMatchObject({
      ok: true,
      imported: {
        source: 'json-resume',
        data: { employment: [{ company: 'Acme', startDate: '2019-03' }] },
        unplaced: [],
      },
    });
  });
});
