import { afterEach, expect, test, vi } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { applicationKind } from './application-kind.ts';

afterEach(() => void vi.unstubAllGlobals());

const data = { ...emptyApplication(), position: 'Baker', employer: 'Bram' };
const stored = (title: string) => ({
  ...{ id: 7, title, templateId: 'application', updatedAt: '2026-11-23T10:00:00.000Z', version: 3 },
  ...{ tags: [], archived: false, base: null, conflicts: [], data },
});
const answerWith = (body: object, status = 200) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

test('a title that only says what the fields say goes on following them', async () => {
  answerWith(stored('Baker – Bram'));
  const read = await applicationKind.gateway.read(7);
  expect(read.title).toBe('');
  expect(applicationKind.gateway.titleOf({ ...read, data: { ...data, employer: 'Zoe' } })).toBe(
    'Baker – Zoe',
  );
});

test('one that is called as its ad begins follows its position and employer once they are typed', async () => {
  const ad = 'Bakers wanted (m/f)\nWe bake by night.';
  const nameless = { ...data, position: '', employer: '', ad };
  const { titleOf } = applicationKind.gateway;
  expect(titleOf({ title: '', templateId: 'application', data: nameless })).toBe('Bakers wanted');
  for (const named of [nameless, { ...data, ad }]) {
    answerWith({ ...stored('Bakers wanted'), data: named });
    const read = await applicationKind.gateway.read(7);
    expect(titleOf({ ...read, data: { ...data, ad } })).toBe('Baker – Bram');
  }
  answerWith({ ...stored('Bakers wanted, by night'), data: { ...data, ad } });
  expect((await applicationKind.gateway.read(7)).title).toBe('Bakers wanted, by night');
});

test('a title of the person’s own stays', async () => {
  answerWith(stored('The bakery round the corner'));
  expect((await applicationKind.gateway.read(7)).title).toBe('The bakery round the corner');
});

test('one that is saved for the first time without a title has none here', async () => {
  answerWith({ id: 7, version: 1, updatedAt: '2026-11-23T10:00:00.000Z', title: 'Baker – Bram' }, 201);
  const made = await applicationKind.gateway.create({ title: '', templateId: 'application', data }, 'key');
  expect(made).toMatchObject({ id: 7, title: '' });
});

test('a day in a year that nobody means is held back, and all else is saved', () => {
  const problems = (deadline: string) =>
    applicationKind.unsavable?.({ title: '', templateId: 'application', data: { ...data, deadline } });
  expect(problems('2026-12-25')).toEqual([]);
  for (const day of ['250026-12-25', '0026-12-25'])
    expect(problems(day)).toEqual([
      { field: 'data.deadline', message: 'Please give a whole date, with a year of four digits.' },
    ]);
});
