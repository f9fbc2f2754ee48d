import { describe, expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { emptyApplication } from '../empty.ts';
import { CLOSED_REASONS, STAGES } from '../fields.ts';
import { anyApplicationData, type ApplicationData } from '../schema.ts';
import { CSV_MAX_BYTES, CSV_ROWS_MAX, readCsv } from './read-csv.ts';
import { writeCsv, type TitledApplication } from './write-csv.ts';

const read = (text: string) => {
  const found = readCsv(text);
  if ('refused' in found) throw new Error(`refused: ${found.refused}`);
  return found;
};
const one = (text: string) => {
  const { applications, problems } = read(text);
  if (applications.length !== 1 || !applications[0]) throw new Error(`${applications.length} applications`);
  return { ...applications[0], problems };
};

/** Pieces that tables stumble over. */
const PIECES = [
  ...['=1+1', '+', '-', '@', '\t', '\r', '\n', '\r\n', "'", "'=", '"', '""', ',', ';', '\\', '\\,', '|'],
  ...[' ', '  ', 'a', 'Müller', '東京', '👩‍⚕️', '\u0000', '\ud800', '\ufeff', 'sep=,', '#', '{}', 'null'],
] as const;

function someText(random: Random, most: number): string {
  return Array.from({ length: random.whole(6) }, () => random.pick(PIECES))
    .join('')
    .slice(0, most);
}

function someDay(random: Random): string {
  return random.pick(['', '2026-02-28', '1999-12-31', '2028-02-29']);
}

/** Ids count within one document alone, and what says nothing is not written. */
function somethingToSay(random: Random, length: number): string[] {
  const parts = Array.from({ length }, () => someText(random, 300));
  return parts.every((part) => part === '') ? ['x', ...parts.slice(1)] : parts;
}

function someApplication(random: Random): TitledApplication {
  const line = () => someText(random, 300);
  const many = <T>(make: (id: string) => T) =>
    Array.from({ length: random.whole(4) }, (_, at) => make(`${at + 1}`));
  const data: ApplicationData = {
    ...emptyApplication(),
    ...{ employer: line(), position: line(), location: line(), salary: line(), nextStep: line() },
    ...{ url: line(), ad: line(), notes: line(), deadline: someDay(random), nextStepOn: someDay(random) },
    stage: random.pick(STAGES),
    closedReason: random.pick(CLOSED_REASONS),
    stageChangedAt: random.pick([
      '',
      '2026-11-20T08:30:00.000Z',
      '2026-11-20T08:30:00Z',
      '2026-11-20T08:30Z',
    ]),
    tags: many(() => somethingToSay(random, 1).join('')),
    links: many((id) => {
      const [label = '', url = ''] = somethingToSay(random, 2);
      return { id, label, url: url === '' && /^https?:/i.test(label) ? 'x' : url };
    }),
    contacts: many((id) => {
      const [name = '', email = '', phone = '', note = ''] = somethingToSay(random, 4);
      return { id, name, email, phone, note };
    }),
  };
  return { title: random.pick(['Nurse', '=Nurse', "'@Nurse", 'Ana; "the" one, and only', '東京']), data };
}

describe('what is written is read back', () => {
  test('whole, and nothing is told', () => {
    const data = typicalApplication();
    const { applications, problems } = read(writeCsv([{ title: 'Mine', data }]));
    const withIds = {
      ...data,
      links: data.links.map((link) => ({ ...link, id: '1' })),
      contacts: data.contacts.map((contact) => ({ ...contact, id: '1' })),
    };
    expect(applications).toEqual([{ row: 2, title: 'Mine', data: withIds }]);
    expect(problems).toEqual([]);
  });

  test.each(Array.from({ length: 200 }, (_, seed) => seed))('whatever it holds (%i)', (seed) => {
    const random = seededRandom(seed);
    const written = Array.from({ length: 1 + random.whole(4) }, () => someApplication(random));
    const { applications, problems } = read(writeCsv(written));
    expect(applications.map(({ title, data }) => ({ title, data }))).toEqual(written);
    expect(problems).toEqual([]);
  });

  test('a thousand with long ads are no larger than what is read of our own', () => {
    const data = { ...typicalApplication(), ad: 'word '.repeat(1_600) };
    const table = writeCsv(Array.from({ length: CSV_ROWS_MAX }, () => ({ title: 'Mine', data })));
    expect(table.length).toBeGreaterThan(CSV_MAX_BYTES);
    expect(read(table).applications).toHaveLength(CSV_ROWS_MAX);
  });
});

describe('no cell is computed by a spreadsheet', () => {
  test.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=1", "''=1"])('%j', (text) => {
    const table = writeCsv([{ title: 'T', data: { ...emptyApplication(), employer: text } }]);
    const cell = table.split('\r\n').slice(1).join('\r\n').slice('T,'.length).replace(/^"/, '');
    expect(cell.startsWith(`'${text}`)).toBe(true);
    expect(one(table).data.employer).toBe(text);
  });

  test.each(Array.from({ length: 50 }, (_, seed) => seed))('whatever stands in it (%i)', (seed) => {
    const random = seededRandom(1_000 + seed);
    const table = writeCsv([someApplication(random), someApplication(random)]);
    // Read by no reader of ours: cells begin at the start, after a comma or a line end that is outside of quotes.
    const outside = table.slice(1).replace(/"(?:[^"]|"")*"/g, (quoted) => `Q${quoted.slice(1, 2)}`);
    for (const cell of outside.split(/,|\r\n/)) expect(cell.replace(/^Q/, '')).not.toMatch(/^[=+\-@\t\r]/);
  });
});

test('it begins with the mark by which Excel knows UTF-8, and has a head and lines as RFC 4180 has them', () => {
  const table = writeCsv([{ title: 'Mine', data: { ...emptyApplication(), employer: 'A, "B"\nC' } }]);
  expect(table.slice(0, 25)).toBe('\ufeffTitle,Employer,Position,');
  expect(table).toContain('\r\nMine,"A, ""B""\nC",');
  expect(table.endsWith('\r\n')).toBe(true);
});

describe('tables of others', () => {
  test("Huntr's", () => {
    const table = [
      'Job Title,Company,Location,List,URL,Salary,Date Applied,Description,Job Type',
      'Nurse,Mercy,Oslo,Wishlist,https://x.example/1,,,Care for people,Full time',
      'Doctor,Mercy,Oslo,Applied,https://x.example/2,$1,2026-11-03,,',
      'Medic,Mercy,Oslo,Interview,,,2026-11-04,,',
    ].join('\n');
    const { applications, problems } = read(table);
    expect(problems).toEqual([]);
    expect(applications.map(({ data }) => data)).toMatchObject([
      {
        position: 'Nurse',
        employer: 'Mercy',
        stage: 'saved',
        ad: 'Care for people',
        notes: 'Job Type: Full time',
      },
      {
        position: 'Doctor',
        stage: 'applied',
        stageChangedAt: '2026-11-03T12:00:00.000Z',
        salary: '$1',
        notes: '',
      },
      { position: 'Medic', stage: 'interviewing', stageChangedAt: '', notes: 'Date Applied: 2026-11-04' },
    ]);
    expect(applications[0]?.title).toBe('Nurse – Mercy');
  });

  test("Teal's, parted by semicolons", () => {
    const table = [
      'Job Position;Company;Max. Salary;Location;Status;Deadline;Follow up',
      'Nurse;Mercy;90000;Oslo;Not Selected;12/31/2026;Call',
      'Medic;Mercy;;Oslo;No Response;1/2/2027;',
    ].join('\r\n');
    expect(read(table).applications.map(({ data }) => data)).toMatchObject([
      {
        stage: 'closed',
        closedReason: 'rejected',
        deadline: '2026-12-31',
        nextStep: 'Call',
        notes: 'Max. Salary: 90000',
      },
      { stage: 'closed', closedReason: 'no-answer', deadline: '2027-01-02' },
    ]);
    expect(read(table).problems).toEqual([]);
  });

  test('a list that somebody keeps, parted by tabs, with one contact', () => {
    const table = 'Title\tEmployer\tRecruiter\tEmail\nNurse\tMercy\tJo\tjo@x.example\n';
    expect(one(table).data).toMatchObject({
      ...{ position: 'Nurse', employer: 'Mercy' },
      contacts: [{ name: 'Jo', email: 'jo@x.example' }],
    });
  });

  test('their days in many spellings', () => {
    const days = [
      '1.12.2026',
      'Dec 1, 2026',
      '1 December 2026',
      '2026/12/01',
      '2026-12-01T09:00:00+01:00',
      '1st Dec 2026',
    ];
    const table = ['Company;Deadline', ...days.map((day) => `A;${day}`)].join('\n');
    expect(read(table).applications.map(({ data }) => data.deadline)).toEqual(days.map(() => '2026-12-01'));
  });
});

describe('what cannot be taken as it stands is told, and among the notes', () => {
  test('a day that could be two', () => {
    const { data, problems } = one('Company,Deadline\nA,3/4/2026\n');
    expect(data).toMatchObject({ deadline: '', notes: 'Deadline: 3/4/2026' });
    expect(problems).toEqual([{ row: 2, column: 'Deadline', text: '3/4/2026', why: 'ambiguous-day' }]);
    expect(one('Company,Deadline\nA,3/3/2026\n').data.deadline).toBe('2026-03-03');
  });

  test.each([
    ['a day that there is none of', 'Company,Deadline\nA,2026-02-30\n', 'odd-day', 'Deadline: 2026-02-30'],
    ['a day in words', 'Company,Deadline\nA,soon\n', 'odd-day', 'Deadline: soon'],
    ['a stage of nobody', 'Company,Status\nA,Vibing\n', 'odd-stage', 'Status: Vibing'],
    ['a reason of nobody', 'Company,Outcome\nA,Bored\n', 'odd-reason', 'Outcome: Bored'],
    ['a cell without a head', 'Company,City\nA,Oslo,more\n', 'beyond-head', 'more'],
  ])('%s', (_what, table, why, notes) => {
    const { data, problems } = one(table);
    expect(data.notes).toBe(notes);
    expect(problems).toMatchObject([{ row: 2, why }]);
  });

  test('two columns of one name: the second one is a note', () => {
    expect(one('Company,Organization\nA,B\n').data).toMatchObject({
      employer: 'A',
      notes: 'Organization: B',
    });
  });
});

describe('what is lost is told', () => {
  test('the end of a text that is too long', () => {
    const { data, problems } = one(`Company,Notes\n${'x'.repeat(301)},${'n'.repeat(20_002)}\n`);
    expect([data.employer.length, data.notes.length]).toEqual([300, 20_000]);
    expect(problems).toMatchObject([
      { column: 'Company', text: 'x', why: 'cut' },
      { text: 'nn', why: 'cut' },
    ]);
  });

  test('more tags than are kept', () => {
    const tags = Array.from({ length: 202 }, (_, at) => `t${at}`).join('; ');
    const { data, problems } = one(`Company,Tags\nA,${tags}\n`);
    expect(data.tags).toHaveLength(200);
    expect(problems).toMatchObject([{ why: 'too-many', text: 't200, t201' }]);
  });

  test('a row with a quotation mark that never ends, and no other row', () => {
    const { applications, problems } = read('Company,City\n"A,Oslo\nB,Rome\n');
    expect(applications.map(({ data }) => data.employer)).toEqual(['B']);
    expect(problems).toMatchObject([{ row: 2, why: 'broken-row' }]);
  });

  test('rows beyond the thousandth', () => {
    const { applications, problems } = read(`Company\n${'A\n'.repeat(CSV_ROWS_MAX + 7)}`);
    expect(applications).toHaveLength(CSV_ROWS_MAX);
    expect(problems).toMatchObject([{ row: CSV_ROWS_MAX + 2, text: '7', why: 'rows-left-out' }]);
    expect(read(`Company\n${'A\n'.repeat(5_000)}`).problems).toMatchObject([{ text: '499 or more' }]);
  });
});

test('what is no table of applications is refused, saying why', () => {
  expect(readCsv('')).toEqual({ refused: 'empty' });
  expect(readCsv('\ufeff\r\n\r\n')).toEqual({ refused: 'empty' });
  expect(readCsv('First Name,Last Name\nAna,Silva\n')).toEqual({ refused: 'no-columns' });
  expect(readCsv(`Company\n${'x'.repeat(CSV_MAX_BYTES)}\n`)).toEqual({ refused: 'too-large' });
  expect(readCsv(`Company\n${'ä'.repeat(CSV_MAX_BYTES / 2)}\n`)).toEqual({ refused: 'too-large' });
});

test('what is read can be saved, whatever it was', () => {
  const random = seededRandom(7);
  const heads = [
    'Company',
    'Title',
    'Status',
    'Date Applied',
    'Deadline',
    'Links',
    'Contacts',
    'Tags',
    'Email',
    '',
    'Other',
  ];
  for (let round = 0; round < 300; round += 1) {
    const cells = () => heads.map(() => someText(random, 400));
    const table = [heads, cells(), cells()].map((row) => row.join(random.pick([',', ',', ';']))).join('\n');
    const found = readCsv(table);
    if ('refused' in found) continue;
    for (const { data } of found.applications) expect(anyApplicationData.parse(data)).toEqual(data);
  }
});
