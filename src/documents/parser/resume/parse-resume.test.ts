import { describe, expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { fileOfLines, type LineLook } from './testing/lines-file.ts';

const NAME: [string, LineLook] = ['Jane Doe', { fontSize: 22, bold: true }];

const BULD = { bold: true, gapAbove: 8 };

it('takes a line that goes on for part of its bullet', () => {
  const [job] = parseResume(
    fileOfLines([
      NAME,
      '# Experience',
      ['Charge Nurse, Hill Medical Center\tJune 2021 – Present', BULD],
      [
        'Cut the time between the door and triage from fourteen minutes to six by opening a second',
        { bullet: '•' },
      ],
      ['intake station', { left: 62 }],
      '* Trained 17 nurses',
    ]),
  ).jobs;
  expect(job?.bullets.map(({ value }) => value)).toEqual([
    'Cut the time between the door and triage from fourteen minutes to six by opening a second intake station',
    'Trained 17 nurses',
  ]);
});

describe('contact details', () => {
  it.each([
    ['jane.doe@example.com · (212) 555-0142 · Boston, MA · linkedin.com/in/janedoe'],
    ['E: jane.doe@example.com | T: (212) 555-0142 | Boston, MA | https://linkedin.com/in/janedoe'],
    ['\ue0b0jane.doe@example.com  \ue0b1(212) 555-0142  Boston, MA  linkedin.com/in/janedoe'],
  ])('%s', (line) => {
    const read = parseResume(fileOfLines([NAME, 'Product Manager', line, '# Experience', 'Nothing yet']));
    expect(read.name?.value).toBe('Jane Doe');
    expect(read.title?.value).toBe('Product Manager');
    expect(read.emails.map(({ value }) => value)).toEqual(['jane.doe@example.com']);
    expect(read.phones.map(({ value }) => value)).toEqual(['(212) 555-0142']);
    expect(read.location?.value).toBe('Boston, MA');
    expect(read.links[0]?.value).toContain('linkedin.com/in/janedoe');
  });

  it('reads a name in spaced letters, and not the word for the document', () => {
    const read = parseResume(
      fileOfLines([
        ['CURRICULUM VITAE', { fontSize: 24 }],
        ['J A N E  D O E', { fontSize: 20 }],
        'jane.doe@example.com',
      ]),
    );
    expect(read.name?.value).toBe('JANE DOE');
  });

  it('takes no date for a phone number', () => {
    const read = parseResume(fileOfLines([NAME, '12/2019 - 03/2021', '2012 – 2016']));
    expect(read.phones).toEqual([]);
  });

  it('keeps two halves of an address that a narrow column broke', () => {
    const read = parseResume(fileOfLines([NAME, 'linkedin.com/in/jane-', 'doe', 'jane@example.com']));
    expect(read.links.map(({ value }) => value)).toEqual(['linkedin.com/in/jane-doe']);
  });
});

describe('sections', () => {
  const kinds = (...headings: string[]) =>
    parseResume(
      fileOfLines([
        NAME,
        ...headings.flatMap((heading) => [`# ${heading}`, 'Something that is said below it, at some length']),
      ]),
    )
      .sections.filter(({ heading }) => heading)
      .map(({ kind }) => kind);

  it('are known by their headings in seven languages', () => {
    expect(
      kinds('Work History', 'Berufserfahrung', 'Expérience professionnelle', 'Experiencia laboral'),
    ).toEqual(Array(4).fill('experience'));
    expect(kinds('Formação acadêmica', 'Istruzione e formazione', 'Opleidingen', 'Bildungsweg')).toEqual(
      Array(4).fill('education'),
    );
  });

  it('are known in spaced letters, in two parts, and where only their look tells', () => {
    expect(kinds('E X P E R I E N C E', 'Education & Certifications', 'Skills', 'Patron Saints')).toEqual([
      'experience',
      'education',
      'skills',
      'unknown',
    ]);
  });

  it('begin within a list where a line names another', () => {
    const read = parseResume(
      fileOfLines([NAME, '# Skills', 'Tools: Go, Python', 'Languages: English (native), German (B2)']),
    );
    expect(read.skills.map(({ value }) => value)).toEqual(['Go', 'Python']);
    expect(read.languages.map(({ title, subtitle }) => [title?.value, subtitle?.value])).toEqual([
      ['English', 'native'],
      ['German', 'B2'],
    ]);
  });

  it('keep a skill whole that a narrow column broke, and short lines of other skills apart', () => {
    const narrow = ['Territory planning, Key', 'accounts, Public', 'tenders, Forecasting'];
    const broken = parseResume(fileOfLines([NAME, '# Skills', ...narrow]));
    expect(broken.skills.map(({ value }) => value)).toEqual([
      'Territory planning',
      'Key accounts',
      'Public tenders',
      'Forecasting',
    ]);
    const apart = parseResume(fileOfLines([NAME, '# Skills', 'Python, Go', 'Kubernetes, Docker Swarm']));
    expect(apart.skills.map(({ value }) => value)).toEqual(['Python', 'Go', 'Kubernetes', 'Docker Swarm']);
  });

  it('are read with a level that wraps onto the next line', () => {
    const read = parseResume(
      fileOfLines([
        NAME,
        '# Skills',
        'Languages: English (native), Yoruba (fluent), Portuguese',
        '(conversational)',
      ]),
    );
    expect(read.languages.map(({ title, subtitle }) => [title?.value, subtitle?.value])).toEqual([
      ['English', 'native'],
      ['Yoruba', 'fluent'],
      ['Portuguese', 'conversational'],
    ]);
  });
});

it('reads studies with either name first', () => {
  const read = parseResume(
    fileOfLines([
      NAME,
      '# Education',
      ['Bachelor of Science in Nursing\tMay 2017', { bold: true }],
      'University of the Hills, Boston, MA',
      'GPA 3.7',
      ['Lincoln College, Austin, TX\t2010 – 2012', { bold: true, gapAbove: 9 }],
      'Associate of Arts',
    ]),
  );
  expect(read.education.map((one) => [one.degree?.value, one.school?.value, one.place?.value])).toEqual([
    ['Bachelor of Science in Nursing', 'University of the Hills', 'Boston, MA'],
    ['Associate of Arts', 'Lincoln College', 'Austin, TX'],
  ]);
  expect(read.education[0]?.details.map(({ value }) => value)).toEqual(['GPA 3.7']);
});

it('tells where each value stands', () => {
  const file = fileOfLines([NAME, 'Boston, MA | jane@example.com']);
  const [email] = parseResume(file).emails;
  expect(email?.source).toMatchObject({ snippet: 'jane@example.com', line: 1 });
  expect(email?.source.box?.left).toBeCloseTo(50 + 13 * 5);
});

it('makes something of a file without any text it knows', () => {
  expect(parseResume(fileOfLines([])).jobs).toEqual([]);
  expect(parseResume(fileOfLines(['¶', '–', '|'])).emails).toEqual([]);
});
