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
        appliedOn: '2026-11-03',
        salary: '$1',
        notes: '',
      },
      { position: 'Medic', stage: 'interviewing', stageChangedAt: '', appliedOn: '2026-11-04', notes: '' },
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
        salary: 'up to 90000',
        notes: '',
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

  test('a day of applying says that it is applied for, where no stage is told', () => {
    for (const table of [
      'Company,Date Applied\nA,2026-11-03\n',
      'Company,Status,Sent\nA,Vibing,2026-11-03\n',
    ])
      expect(readRow(table).data).toMatchObject({ stage: 'applied', appliedOn: '2026-11-03' });
    expect(readRow('Company,Date Applied,Outcome\nA,2026-11-03,Rejected\n').data).toMatchObject({
      ...{ stage: 'closed', closedReason: 'rejected', appliedOn: '2026-11-03', notes: '' },
    });
    const { data, problems } = readRow('Company,Date Applied,Status\nA,2026-11-03,Wishlist\n');
    expect(data).toMatchObject({ stage: 'saved', appliedOn: '', notes: 'Date Applied: 2026-11-03' });
    expect(problems).toMatchObject([{ column: 'Date Applied', why: 'applied-of-saved' }]);
  });

  test.each([
    ['Salary Min,Salary Max', '40000,50000', '40000 – 50000', ''],
    ['Salary Min,Salary Max', '40000,', 'from 40000', ''],
    ['Min. Salary,Max. Salary', ',50000', 'up to 50000', ''],
    ['Minimum Salary,Maximum Salary', '40000,40000', '40000', ''],
    ['Salary,Salary Min', '24 an hour,20', '24 an hour', 'Salary Min: 20'],
  ])('what is paid, of %s with %s', (heads, cells, salary, notes) => {
    expect(readRow(`Company,${heads}\nA,${cells}\n`).data).toMatchObject({ salary, notes });
  });

  test('an end of a line where a field has one line alone', () => {
    const { data } = readRow(
      'Company,Location,Job Description\n"Mercy\r\nHospital","Oslo\nNorway","Two\nlines"\n',
    );
    expect(data).toMatchObject({ employer: 'Mercy Hospital', location: 'Oslo Norway', ad: 'Two\nlines' });
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
