import { expect, it } from 'vitest';
import { problemOfTags, DOCUMENT_TAGS_MAX, typedTags } from './typed-tags.ts';

it.each([
  ['nurse, portland', ['nurse', 'portland']],
  ['one;two,,  three  four ,', ['one', 'two', 'three four']],
  ['same, same', ['same']],
  [' , ', []],
])('%j is the tags %j', (typed, tags) => {
  expect(typedTags(typed)).toEqual(tags);
});

it('each has to be short by itself, however many are typed at once', () => {
  expect(problemOfTags(`${'a'.repeat(30)}, ${'b'.repeat(30)}`, [])).toBeUndefined();
  expect(problemOfTags(`short, ${'b'.repeat(41)}`, [])).toContain('40');
});

it('there can be so many and no more, and one that is there already is no further one', () => {
  const tags = Array.from({ length: DOCUMENT_TAGS_MAX - 1 }, (_, at) => `tag ${at}`);
  expect(problemOfTags('one', tags)).toBeUndefined();
  expect(problemOfTags('one, two', tags)).toBe('There can be 20 tags.');
  expect(problemOfTags('tag 1, one', tags)).toBeUndefined();
});

it('nothing is wrong with more than that, such as a table brings, until a further one is typed', () => {
  const tags = Array.from({ length: DOCUMENT_TAGS_MAX + 5 }, (_, at) => `tag ${at}`);
  expect(problemOfTags('', tags)).toBeUndefined();
  expect(problemOfTags('tag 1', tags)).toBeUndefined();
  expect(problemOfTags('one', tags)).toBe('There can be 20 tags.');
});
