import { describe, expect, test } from 'vitest';
import { readRow, readTable } from '#tests/support/read-table.ts';

describe('tables of others', () => {
  test("Huntr's", () => {
    const table = [
      'Job Title,Company,Location,List,URL,Salary,Date Applied,Description,Job Type',
      'Nurse,Mercy,Oslo,Wishlist,https://x.example/1,,,Care for people,Full time',
      'Doctor,Mercy,Oslo,Applied,https://x.example/2,$1,2026-11-03,,',
      'Medic,Mercy,Oslo,Interview,,,2026-11-04,,',
    ].join('\n');
    const { applications, problems } = readTable(table);
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
    expect(readTable(table).applications.map(({ data }) => data)).toMatchObject([
      {
        stage: 'closed',
        closedReason: 'rejected',
        deadline: '2026-12-31',
        nextStep: 'Call',
        notes: 'Max. Salary: 90000',
      },
      { stage: 'closed', closedReason: 'no-answer', deadline: '2027-01-02' },
    ]);
    expect(readTable(table).problems).toEqual([]);
  });

  test('a list that somebody keeps, parted by tabs, with one contact', () => {
    const table = 'Title\tEmployer\tRecruiter\tEmail\nNurse\tMercy\tJo\tjo@x.example\n';
    expect(readRow(table).data).toMatchObject({
      ...{ position: 'Nurse', employer: 'Mercy' },
      contacts: [{ name: 'Jo', email: 'jo@x.example' }],
    });
  });

  test('a reason without a stage: it is closed', () => {
    for (const table of ['Company,Outcome\nA,Rejected\n', 'Company,Status,Outcome\nA,,Rejected\n']) {
      const { data, problems } = readRow(table);
      expect(data).toMatchObject({ stage: 'closed', closedReason: 'rejected', notes: '' });
      expect(problems).toEqual([]);
    }
    expect(readRow('Company,Status,Outcome\nA,Archived,Rejected\n').data).toMatchObject({
      ...{ stage: 'closed', closedReason: 'rejected' },
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
    expect(readTable(table).applications.map(({ data }) => data.deadline)).toEqual(
      days.map(() => '2026-12-01'),
    );
  });
});
