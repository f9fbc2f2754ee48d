import { describe, expect, test } from 'vitest';
import { someText } from '#tests/factories/some-applications.ts';
import { readRow, readTable } from '#tests/support/read-table.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { anyApplicationData } from '../schema.ts';
import { CSV_MAX_BYTES, CSV_ROWS_MAX, readCsv } from './read-csv.ts';

describe('what cannot be taken as it stands is told, and among the notes', () => {
  test('a day that could be two', () => {
    const { data, problems } = readRow('Company,Deadline\nA,3/4/2026\n');
    expect(data).toMatchObject({ deadline: '', notes: 'Deadline: 3/4/2026' });
    expect(problems).toEqual([{ row: 2, column: 'Deadline', text: '3/4/2026', why: 'ambiguous-day' }]);
    expect(readRow('Company,Deadline\nA,3/3/2026\n').data.deadline).toBe('2026-03-03');
  });

  test.each([
    ['a day that there is none of', 'Company,Deadline\nA,2026-02-30\n', 'odd-day', 'Deadline: 2026-02-30'],
    ['a year of six digits', 'Company,Deadline\nA,250026-12-25\n', 'odd-day', 'Deadline: 250026-12-25'],
    ['a year of two digits', 'Company,Deadline\nA,0026-12-25\n', 'odd-day', 'Deadline: 0026-12-25'],
    ['a day in words', 'Company,Deadline\nA,soon\n', 'odd-day', 'Deadline: soon'],
    ['a stage of nobody', 'Company,Status\nA,Vibing\n', 'odd-stage', 'Status: Vibing'],
    ['a reason of nobody', 'Company,Outcome\nA,Bored\n', 'odd-reason', 'Outcome: Bored'],
    ['a cell without a head', 'Company,City\nA,Oslo,more\n', 'beyond-head', 'more'],
  ])('%s', (_what, table, why, notes) => {
    const { data, problems } = readRow(table);
    expect(data.notes).toBe(notes);
    expect(problems).toMatchObject([{ row: 2, why }]);
  });

  test('a reason of one that is open by its stage, whichever column comes first', () => {
    for (const [table, notes] of [
      ['Company,Status,Outcome\nA,Applied,Rejected\n', 'Outcome: Rejected'],
      ['Company,Outcome,Status\nA,Ghosted,Offer\n', 'Outcome: Ghosted'],
    ] as const) {
      const { data, problems } = readRow(table);
      expect(data).toMatchObject({ closedReason: '', notes });
      expect(data.stage).not.toBe('closed');
      expect(problems).toMatchObject([{ column: 'Outcome', why: 'reason-of-open' }]);
    }
  });

  test('a stage that names another reason than the column of reasons does', () => {
    const { data, problems } = readRow('Company,Status,Outcome\nA,Rejected,No answer\n');
    expect(data).toMatchObject({ stage: 'closed', closedReason: 'no-answer', notes: 'Status: Rejected' });
    expect(problems).toMatchObject([{ column: 'Status', why: 'two-reasons' }]);
    expect(readRow('Company,Status,Outcome\nA,Rejected,rejected\n').problems).toEqual([]);
  });

  test('two columns of one name: the second one is a note', () => {
    expect(readRow('Company,Organization\nA,B\n').data).toMatchObject({
      employer: 'A',
      notes: 'Organization: B',
    });
  });
});

describe('what is lost is told', () => {
  test('the end of a text that is too long', () => {
    const { data, problems } = readRow(`Company,Notes\n${'x'.repeat(301)},${'n'.repeat(20_002)}\n`);
    expect([data.employer.length, data.notes.length]).toEqual([300, 20_000]);
    expect(problems).toMatchObject([
      { column: 'Company', text: 'x', why: 'cut' },
      { text: 'nn', why: 'cut' },
    ]);
  });

  test('the end of a tag that is too long, of which no save would take anything', () => {
    const { data, problems } = readRow(`Company,Tags\nA,near home; ${'t'.repeat(302)}\n`);
    expect(data.tags).toEqual(['near home', 't'.repeat(300)]);
    expect(problems).toMatchObject([{ column: 'Tags', text: 'tt', why: 'cut' }]);
  });

  test('more tags than are kept', () => {
    const tags = Array.from({ length: 202 }, (_, at) => `t${at}`).join('; ');
    const { data, problems } = readRow(`Company,Tags\nA,${tags}\n`);
    expect(data.tags).toHaveLength(200);
    expect(problems).toMatchObject([{ why: 'too-many', text: 't200, t201' }]);
  });

  test('a row with a quotation mark that never ends, and no other row', () => {
    const { applications, problems } = readTable('Company,City\n"A,Oslo\nB,Rome\n');
    expect(applications.map(({ data }) => data.employer)).toEqual(['B']);
    expect(problems).toMatchObject([{ row: 2, why: 'broken-row' }]);
  });

  test('rows beyond the thousandth', () => {
    const { applications, problems } = readTable(`Company\n${'A\n'.repeat(CSV_ROWS_MAX + 7)}`);
    expect(applications).toHaveLength(CSV_ROWS_MAX);
    expect(problems).toMatchObject([{ row: CSV_ROWS_MAX + 2, text: '7', why: 'rows-left-out' }]);
    expect(readTable(`Company\n${'A\n'.repeat(5_000)}`).problems).toMatchObject([{ text: '499 or more' }]);
  });
});

test('what is no table of applications is refused, saying why', () => {
  expect(readCsv('')).toEqual({ refused: 'empty' });
  expect(readCsv('\ufeff\r\n\r\n')).toEqual({ refused: 'empty' });
  expect(readCsv('First Name,Last Name\nAna,Silva\n')).toEqual({ refused: 'no-columns' });
  expect(readCsv(`Company\n${'x'.repeat(CSV_MAX_BYTES)}\n`)).toEqual({ refused: 'too-large' });
  expect(readCsv(`Company\n${'ä'.repeat(CSV_MAX_BYTES / 2)}\n`)).toEqual({ refused: 'too-large' });
});

/** Longer than any line, or as many as no list takes. */
function tooLong(random: Random): string {
  return random.pick(['x', 'x; ', 'https://x.example/', '👩‍⚕️', ' ']).repeat(2_100);
}

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
    const cells = () => heads.map(() => (random.whole(4) === 0 ? tooLong(random) : someText(random, 400)));
    const table = [heads, cells(), cells()].map((row) => row.join(random.pick([',', ',', ';']))).join('\n');
    const found = readCsv(table);
    if ('refused' in found) continue;
    for (const { data } of found.applications) expect(anyApplicationData.parse(data)).toEqual(data);
  }
});
