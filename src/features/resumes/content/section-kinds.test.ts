import { expect, it } from 'vitest';
import { FURTHER_SECTION_KINDS } from '#documents/resume/section-kinds.ts';
import { SECTION_KINDS } from './section-kinds.ts';

it('every kind of section is offered, once', () => {
  expect(SECTION_KINDS.map(({ kind }) => kind).toSorted()).toEqual([...FURTHER_SECTION_KINDS].toSorted());
});
