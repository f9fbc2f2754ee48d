import { emptyValues } from '#documents/fields.ts';
import { JOB } from '#documents/resume/fields.ts';
import { describe, expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { readNotesOf, withReadNotes } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { valuesToConfirm } from './values-to-confirm.ts';

const job = (id: string, position: string) => ({
  ...emptyValues(JOB),
  id,
  position,
  company: 'Harbor Light',
  location: '',
  startDate: '2019-03',
  endDate: '',
  current: true,
  description: '',
});

function read(): ResumeData {
  const data = emptyResume('a4');
  return {
    ...data,
    personalInfo: { ...data.personalInfo, title: 'Nurse' },
    employment: [job('a', 'Ward nurse'), job('b', 'Night nurse')],
  };
}

const lowConfidenceFields = [
  { field: 'personalInfo.title', snippet: 'Nurse, RN' },
  { field: 'employment.1.position', snippet: 'Night nurse | Harbor Light' },
];
const notesOf = (data: ResumeData, fields = lowConfidenceFields) =>
  readNotesOf(withReadNotes(data, { lowConfidenceFields: fields, unplaced: [] })) ?? { doubts: [] };
const kept = notesOf(read());
const ticked = ({ doubts }: typeof kept, id: string) => ({
  doubts: doubts.map((doubt) => (doubt.id === id ? { ...doubt, settled: true } : doubt)),
});

describe('what is to be confirmed', () => {
  it('is every doubtful value, with what it was read from', () => {
    expect(valuesToConfirm(kept, read())).toEqual([
      {
        id: 'personalInfo.title',
        field: 'personalInfo.title',
        value: 'Nurse',
        snippet: 'Nurse, RN',
        empty: false,
        settled: false,
      },
      {
        id: 'employment.b.position',
        field: 'employment.1.position',
        value: 'Night nurse',
        snippet: 'Night nurse | Harbor Light',
        empty: false,
        settled: false,
      },
    ]);
  });

  it('stays with its entry when entries are moved', () => {
    const moved = read();
    moved.employment.reverse();
    expect(valuesToConfirm(kept, moved)[1]).toMatchObject({
      field: 'employment.0.position',
      settled: false,
    });
  });

  it('is settled by a tick and by a change', () => {
    const changed = read();
    changed.personalInfo.title = 'Head nurse';
    expect(
      valuesToConfirm(ticked(kept, 'employment.b.position'), changed).map(({ settled }) => settled),
    ).toEqual([true, true]);
  });

  it('is above all what could not be read: it stays to be filled in until it is', () => {
    const data = read();
    data.employment[0] = { ...job('a', 'Ward nurse'), startDate: '' };
    const dates = { field: 'employment.0.startDate', snippet: '2019 or so' };
    const left = notesOf(data, [dates]);
    expect(valuesToConfirm(left, data)).toMatchObject([{ value: '', empty: true, settled: false }]);
    const filled = structuredClone(data);
    filled.employment[0] = { ...job('a', 'Ward nurse'), startDate: '2019-05' };
    expect(valuesToConfirm(left, filled)).toMatchObject([{ value: '2019-05', empty: false, settled: true }]);
    expect(valuesToConfirm(ticked(left, 'employment.a.startDate'), data)).toMatchObject([{ settled: true }]);
  });

  it('is gone with its value and with its entry', () => {
    const changed = read();
    changed.personalInfo.title = '';
    changed.employment.pop();
    expect(valuesToConfirm(kept, changed)).toEqual([]);
  });
});
