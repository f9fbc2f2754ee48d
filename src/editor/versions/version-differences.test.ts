import { describe, expect, it } from 'vitest';
import type { Fields } from '#documents/fields.ts';
import type { Place } from '#documents/render/places/field-places.ts';
import { conflictWords } from '#editor/merge/conflict-words.ts';
import { changedPlaces, differencesOf } from './version-differences.ts';

const FIELDS = {
  name: { kind: 'line', label: 'Name', print: 'name' },
  summary: { kind: 'text', label: 'Summary', print: 'text' },
} as const satisfies Fields;

const then = {
  title: 'Mine',
  templateId: 'plain',
  data: {
    name: 'Ana Silva',
    summary: 'I bake bread.\nI sell it.',
    jobs: [
      { id: 'a', position: 'Baker' },
      { id: 'b', position: 'Cook' },
    ],
  },
};
const now = {
  title: 'Mine',
  templateId: 'plain',
  data: {
    name: 'Ana Silva',
    summary: 'I bake bread.\nI gave it away.',
    jobs: [
      { id: 'b', position: 'Cook' },
      { id: 'c', position: 'Chef' },
    ],
  },
};
const words = { nameOf: (path: string) => path, templateName: (id: string) => id };
const place = (path: string, text: string, page = 0): Place => ({
  ...{ path, text, page, part: 0 },
  ...{ x: 0, y: 0, width: 1, height: 1 },
});

describe('two versions', () => {
  it('that are the same differ in nothing', () => {
    expect(differencesOf(FIELDS, then, structuredClone(then)).conflicts).toEqual([]);
  });

  it('differ in what either has and the other has not, each named once', () => {
    const told = conflictWords(differencesOf(FIELDS, then, now), words);
    expect(told).toEqual([
      { name: 'summary', mine: then.data.summary, theirs: now.data.summary },
      { name: 'jobs.0', mine: 'Baker', theirs: '' },
      { name: 'jobs.1', mine: '', theirs: 'Chef' },
    ]);
  });

  it('differ in title and template, too', () => {
    const other = { ...then, title: 'Yours', templateId: 'bold' };
    expect(conflictWords(differencesOf(FIELDS, then, other), words)).toEqual([
      { name: 'Title', mine: 'Mine', theirs: 'Yours' },
      { name: 'Template', mine: 'plain', theirs: 'bold' },
    ]);
  });
});

describe('what is marked on the pages', () => {
  const { conflicts } = differencesOf(FIELDS, then, now);
  const thenPlaces = [
    place('name', 'ANA SILVA'),
    place('summary', 'I bake bread.'),
    place('summary', 'I sell it.'),
    place('jobs.0.position', 'Baker'),
    place('jobs.1.position', 'Cook'),
  ];
  const nowPlaces = [
    place('summary', 'I bake'),
    place('summary', 'bread. I gave it away.'),
    place('jobs.0.position', 'Cook'),
    place('jobs.1.position', 'Chef', 1),
  ];

  it('is the text that the other one has not, line by line, wherever lines break', () => {
    const marked = (places: Place[], data: object, other: object) =>
      changedPlaces(places, data, other, conflicts).map(({ text }) => text);
    expect(marked(thenPlaces, then.data, now.data)).toEqual(['I sell it.', 'Baker']);
    expect(marked(nowPlaces, now.data, then.data)).toEqual(['bread. I gave it away.', 'Chef']);
  });
});
