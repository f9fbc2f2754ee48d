import { describe, expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { someApplication } from '#tests/factories/some-applications.ts';
import { readRow, readTable } from '#tests/support/read-table.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { emptyApplication } from '../empty.ts';
import { CSV_MAX_BYTES, CSV_ROWS_MAX } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

describe('what is written is read back', () => {
  test('whole, and nothing is told', () => {
    const data = typicalApplication();
    const { applications, problems } = readTable(writeCsv([{ title: 'Mine', data }]));
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
    const { applications, problems } = readTable(writeCsv(written));
    expect(applications.map(({ title, data }) => ({ title, data }))).toEqual(written);
    expect(problems).toEqual([]);
  });

  test('without a reason that nothing shows, since the stage is open again', () => {
    const data = { ...emptyApplication(), stage: 'applied' as const, closedReason: 'rejected' as const };
    const { data: back, problems } = readRow(writeCsv([{ title: 'Mine', data: { ...data, employer: 'A' } }]));
    expect(back).toMatchObject({ stage: 'applied', closedReason: '', notes: '' });
    expect(problems).toEqual([]);
  });

  test('nor how far it had come, nor a day of applying that nothing shows', () => {
    const data = {
      ...emptyApplication(),
      employer: 'A',
      closedFrom: 'offer',
      appliedOn: '2026-11-01',
    } as const;
    const { data: back, problems } = readRow(writeCsv([{ title: 'Mine', data }]));
    expect(back).toMatchObject({ stage: 'saved', closedFrom: '', appliedOn: '', notes: '' });
    expect(problems).toEqual([]);
  });

  test('with what was sent as notes, since a table holds no PDFs; the day is that of applying', () => {
    const data = { ...emptyApplication(), employer: 'A', stage: 'applied', notes: 'Mine' } as const;
    const sent = { sentOn: '2026-11-03', resumeTitle: 'Nurse', letterTitle: 'To A' };
    const { data: back, problems } = readRow(writeCsv([{ title: 'Mine', data, ...sent }]));
    expect(back).toMatchObject({ appliedOn: '2026-11-03', notes: 'Mine\nResume: Nurse\nCover letter: To A' });
    expect(problems).toEqual([]);
    const again = writeCsv([{ title: 'Mine', data: { ...data, appliedOn: '2026-10-01' }, ...sent }]);
    expect(readRow(again).data).toMatchObject({
      ...{ appliedOn: '2026-10-01', notes: 'Mine\nResume: Nurse\nCover letter: To A\nSent on: 2026-11-03' },
    });
  });

  test('of a release that had fewer columns, however much it holds', () => {
    const head =
      'Title,Employer,Position,Place,Stage,Stage since,Why it is closed,Next step,Day of the next step,Deadline,Pay,Address of the ad,Tags,Contacts,Links,Notes,Job ad';
    const ad = 'word '.repeat(3_000);
    const rows = Array.from({ length: 200 }, () => `Mine,A,Nurse,,Applied,,,,,,,,,,,,${ad}`);
    expect(readTable([head, ...rows].join('\r\n')).applications).toHaveLength(200);
  });

  test('a thousand with long ads are no larger than what is read of our own', () => {
    const data = { ...typicalApplication(), ad: 'word '.repeat(1_600) };
    const table = writeCsv(Array.from({ length: CSV_ROWS_MAX }, () => ({ title: 'Mine', data })));
    expect(table.length).toBeGreaterThan(CSV_MAX_BYTES);
    expect(readTable(table).applications).toHaveLength(CSV_ROWS_MAX);
  });
});

describe('no cell is computed by a spreadsheet', () => {
  test.each([
    '=cmd|calc',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    "'=1",
    "'＝1",
    "''=1",
    '\u200b=1',
    "'\u2060+1",
  ])('%j', (text) => {
    const table = writeCsv([{ title: 'T', data: { ...emptyApplication(), employer: text } }]);
    const cell = table.slice(table.indexOf('\r\nT,') + '\r\nT,'.length).replace(/^"/, '');
    expect(cell.startsWith(`'${text}`)).toBe(true);
    expect(readRow(table).data.employer).toBe(text.replace(/[\r\n]+/g, ' '));
  });

  test.each(['x;=1+1;', 'x;＋1', 'x\n=1', "x;'=1", '\n=1', 'x;-1', 'x\r\n@A', 'x; =1', 'x\n\u200b+1'])(
    'nor a part of %j, where a spreadsheet begins cells at semicolons and lines',
    (text) => {
      const table = writeCsv([{ title: 'T', data: { ...emptyApplication(), notes: text } }]);
      for (const part of table.split(/[,;\r\n]/))
        expect(part.replace(/^"/, '')).not.toMatch(/^[\s\u200b]*(?:[=+@＝＋－＠]|-\S)/);
      expect(readRow(table).data.notes).toBe(text);
    },
  );

  test('lines that are listed with a dash stay as they are', () => {
    const notes = 'Asked:\n- pay\n- start; - place';
    expect(writeCsv([{ title: 'T', data: { ...emptyApplication(), notes } }])).toContain(notes);
  });

  test.each(Array.from({ length: 50 }, (_, seed) => seed))('whatever stands in it (%i)', (seed) => {
    const random = seededRandom(1_000 + seed);
    const table = writeCsv([someApplication(random), someApplication(random)]);
    // Read by no reader of ours: cells begin at the start, after a comma or a line end that is outside of quotes.
    const outside = table.slice(1).replace(/"(?:[^"]|"")*"/g, (quoted) => `Q${quoted.slice(1, 2)}`);
    for (const cell of outside.split(/,|\r\n/))
      expect(cell.replace(/^Q/, '')).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  });
});

test('it begins with the mark by which Excel knows UTF-8, and has a head and lines as RFC 4180 has them', () => {
  const table = writeCsv([{ title: 'Mine', data: { ...emptyApplication(), employer: 'A, "B"\nC' } }]);
  expect(table.slice(0, 25)).toBe('\ufeffTitle,Employer,Position,');
  expect(table).toContain('\r\nMine,"A, ""B""\nC",');
  expect(table.endsWith('\r\n')).toBe(true);
});
