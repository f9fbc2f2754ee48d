import { expect } from 'vitest';
import type { Fields } from '#documents/fields.ts';
import { mergeDocuments } from '#documents/merge/merge.ts';

/*
 * A small kind of documents whose versions the tests of the merge bring together.
 */

const ENTRY = {
  id: { kind: 'id', label: '', print: 'not printed' },
  title: { kind: 'line', label: 'Title', print: 'title' },
  text: { kind: 'text', label: 'Text', print: 'text' },
} as const satisfies Fields;
export const FIELDS = {
  name: { kind: 'line', label: 'Name', print: 'name' },
  summary: { kind: 'text', label: 'Summary', print: 'text' },
  skills: { kind: 'lines', label: 'Skills', print: 'skill', most: 9 },
  jobs: { kind: 'list', label: 'Jobs', entry: 'job', most: 9, fields: ENTRY },
  links: {
    kind: 'list',
    label: 'Links',
    entry: 'link',
    most: 9,
    fields: { url: { kind: 'address', label: 'Address', print: 'contact' } },
  },
  sections: {
    kind: 'list',
    label: 'Sections',
    entry: 'section',
    most: 9,
    fields: {
      id: ENTRY.id,
      items: { kind: 'list', label: 'Entries', entry: 'entry', most: 9, fields: ENTRY },
    },
  },
} as const satisfies Fields;

export const merge = (was: object, mine: object, theirs: object) => mergeDocuments(FIELDS, was, mine, theirs);
/** The merge of one field where nothing is in conflict. */
export const merged = (field: string, was: unknown, mine: unknown, theirs: unknown) => {
  const result = merge({ [field]: was }, { [field]: mine }, { [field]: theirs });
  expect(result.conflicts).toEqual([]);
  return Object.entries(result.merged).find(([name]) => name === field)?.[1] as unknown;
};
export const lines = (...texts: string[]) => texts.join('\n');
export const job = (id: string, title = id, text = '') => ({ id, title, text });
