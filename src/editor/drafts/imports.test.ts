import { expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { createImports } from './imports.ts';
import { memoryShelf } from './testing/memory-shelf.ts';

const fields = [{ field: 'summary', snippet: 'read' }];
const rest = { data: emptyResume(), unplaced: [], settled: ['summary'], hidden: true };

it('what earlier versions kept of an import is read under its name of today, and goes on with its owner', () => {
  const shelf = memoryShelf();
  shelf.setItem('foothold-import:7:key', JSON.stringify({ ...rest, doubts: fields }));
  const imports = createImports(shelf);
  const notes = { ...rest, lowConfidenceFields: fields };
  expect(imports.find(7, 'key')).toEqual(notes);
  imports.move(7, 8, 'key');
  expect(imports.find(8, 'key')).toEqual(notes);
  expect(imports.isRead(7, 'key')).toBe(false);
});

it('what is not in the form of such notes counts as none', () => {
  const shelf = memoryShelf();
  const imports = createImports(shelf);
  for (const kept of ['{', 'null', '[]', '{"data":{}}', JSON.stringify({ ...rest, doubts: 'many' })]) {
    shelf.setItem('foothold-import:7:key', kept);
    expect(imports.find(7, 'key')).toBeUndefined();
  }
});
