import { expect, test } from 'vitest';
import type { ApplicationRow } from '../contract.ts';
import { deskViewIn, isNarrowed, shownRows, tagsOf, withDeskView, type DeskView } from './desk-view.ts';

const ROW: ApplicationRow = {
  ...{ id: 1, version: 1, updatedAt: '2026-11-23T10:00:00.000Z', title: 'Baker – Bram' },
  ...{ employer: 'Bram', position: 'Baker', location: 'Ghent', stage: 'saved', stageChangedAt: '' },
  ...{
    closedReason: '',
    closedFrom: '',
    appliedOn: '',
    nextStep: '',
    nextStepOn: '',
    deadline: '',
    tags: [],
  },
  ...{ resumeId: null, letterId: null, resumeBaseId: null, sentOn: null, sentResume: null },
};
const rows: ApplicationRow[] = [
  { ...ROW, id: 1, tags: ['bread'], deadline: '2026-12-05' },
  { ...ROW, id: 2, employer: 'Zoe', stage: 'applied', deadline: '2026-11-01', nextStepOn: '2026-12-01' },
  { ...ROW, id: 3, employer: 'Aldo', stage: 'closed', nextStepOn: '2026-01-01', tags: ['bread', 'near'] },
  { ...ROW, id: 4, employer: '', title: 'Ms B’s offer', stage: 'offer' },
];
const shown = (query: string, search = '') =>
  shownRows(rows, { ...deskViewIn(new URLSearchParams(query)), search }).map(({ id }) => id);

test('what the address asks for is shown, and what it cannot mean is left out', () => {
  expect(shown('')).toEqual([1, 2, 3, 4]);
  expect(shown('stage=applied')).toEqual([2]);
  expect(shown('stage=hired&tag=&sort=luck&view=map&month=2026-13')).toEqual([1, 2, 3, 4]);
  expect(shown('tag=bread')).toEqual([1, 3]);
  expect(shown('', ' ZOE ')).toEqual([2]);
  expect(shown('', 'near')).toEqual([3]);
});

test('words are found in whichever order, with their accents or without', () => {
  const cafe = [{ ...ROW, id: 5, employer: 'Café Lumière', position: 'Pastry chef', location: 'Lyon' }];
  const found = (search: string) =>
    shownRows(cafe, { ...deskViewIn(new URLSearchParams()), search }).length === 1;
  expect([found('cafe lumiere'), found('lyon chef'), found('CAFÉ paris')]).toEqual([true, true, false]);
});

test('a board has every stage: none is narrowed there, and the one that a small screen shows narrows no list', () => {
  expect(shown('view=board&stage=applied')).toEqual([1, 2, 3, 4]);
  expect(shown('column=applied')).toEqual([1, 2, 3, 4]);
  const narrowed = (query: string) => isNarrowed(deskViewIn(new URLSearchParams(query)));
  expect(['stage=applied', 'tag=near', 'search=zoe', 'view=board&tag=near'].map(narrowed)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['view=board&stage=applied', 'view=calendar&stage=applied', 'column=offer'].map(narrowed)).toEqual([
    false,
    false,
    false,
  ]);
});

test('the next day is the next step, or the deadline of what was not applied for; what is closed waits for nothing', () => {
  expect(shown('sort=next')).toEqual([2, 1, 3, 4]);
  const sent = { ...ROW, id: 5, deadline: '2026-11-01', sentOn: '2026-10-30' };
  const byDay = shownRows([sent, ...rows], deskViewIn(new URLSearchParams('sort=next')));
  // It has a deadline no more.
  expect(byDay.map(({ id }) => id)).toEqual([2, 1, 3, 5, 4]);
  expect(shown('sort=stage')).toEqual([1, 2, 4, 3]);
  expect(shown('sort=employer')).toEqual([3, 1, 4, 2]);
});

test('a view goes into the address and comes out of it; how the page opens is not said there', () => {
  const view: DeskView = {
    ...({ view: 'calendar', stage: 'offer', column: 'closed', tag: 'near', sort: 'stage' } as const),
    ...{ month: '2027-01', search: 'zoe' },
  };
  const address = withDeskView(new URLSearchParams('other=7'), view);
  expect(deskViewIn(address)).toEqual(view);
  expect(address.get('other')).toBe('7');
  const plain: DeskView = {
    ...({ view: 'list', stage: null, column: null, tag: null, sort: 'changed' } as const),
    ...{ month: null, search: ' ' },
  };
  expect(withDeskView(address, plain).toString()).toBe('other=7');
});

test('each tag is there once, by the alphabet', () => {
  expect(tagsOf(rows)).toEqual(['bread', 'near']);
});
