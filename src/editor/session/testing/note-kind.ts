import type { Fields } from '#documents/fields.ts';
import { editedKind } from '#editor/session/edited-kind.ts';

export type NoteData = { schemaVersion: number; text: string };

const FIELDS = { text: { kind: 'text', label: 'Text', print: 'text' } } as const satisfies Fields;

/** A third kind of documents as the browser knows it, which is in none of the product's lists. */
export const noteInBrowser = editedKind<NoteData>({
  name: 'note',
  path: '/api/notes',
  noun: 'note',
  schemaVersion: 1,
  Name: 'Note',
  Names: 'Notes',
  begin: { path: '/note-templates', label: 'Create Note', text: 'Write one down.' },
  findTemplate: (id) => (id === 'plain' ? { id, name: 'Plain' } : undefined),
  unknownTemplate: 'Unknown Template',
  newPath: '/note-builder/new',
  editPath: '/note-builder',
  hasPaidActions: true,
  fields: FIELDS,
  migrate: (data) => data,
  firstTitle: ({ text }) => text.slice(0, 20) || 'Note',
});
