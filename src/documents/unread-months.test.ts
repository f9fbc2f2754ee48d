import { expect, it } from 'vitest';
import { emptyResume } from './resume/empty.ts';
import { RESUME } from './resume/fields.ts';
import { resumeData } from './resume/schema.ts';
import { unreadMonths, withoutUnreadMonths } from './unread-months.ts';

const entry = { id: 'a', title: 'x', startDate: '15', endDate: '2019-03' };
const resume = {
  ...emptyResume(),
  employment: [{ id: 'e', startDate: '2019-01', endDate: '03/19', position: 'Cook' }],
  education: [{ id: 's', graduationDate: 'soon' }],
  sections: [
    { id: 'p', kind: 'projects', items: [entry] },
    { id: 'c', kind: 'certificates', items: [{ ...entry, startDate: '2019-13', endDate: '' }] },
  ],
} as unknown as ReturnType<typeof emptyResume>; // Entries hold what matters here.

it('every date field of every section is looked at, and what is no date is found where it stands', () => {
  expect(unreadMonths(RESUME, resume)).toEqual([
    { path: 'employment.0.endDate', text: '03/19' },
    { path: 'education.0.graduationDate', text: 'soon' },
    { path: 'sections.0.items.0.startDate', text: '15' },
    { path: 'sections.1.items.0.startDate', text: '2019-13' },
  ]);
});

it('these are the texts that the schema refuses, and without them it takes the resume, with all else in it', () => {
  const refused = resumeData.safeParse(resume).error?.issues.map(({ path }) => path.join('.'));
  expect(refused).toEqual(unreadMonths(RESUME, resume).map(({ path }) => path));
  const readable = resumeData.parse(withoutUnreadMonths(RESUME, resume));
  expect(readable.employment[0]).toMatchObject({ position: 'Cook', startDate: '2019-01', endDate: '' });
  expect(readable.sections[0]?.items[0]).toMatchObject({ title: 'x', startDate: '', endDate: '2019-03' });
});

it('a resume whose dates can all be read is the very same', () => {
  const fine = emptyResume();
  expect(withoutUnreadMonths(RESUME, fine)).toBe(fine);
});
