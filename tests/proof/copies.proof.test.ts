import { expect, it } from 'vitest';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { letterDocuments } from '#tests/factories/letter-documents.ts';
import { copiedLetter, copiedResume, copiedResumes, faultsOfCopies } from './copies/copied.ts';

/** Documents of each design: the next design has the next ones, so that all have their turn in several. */
const EACH = 12;

it.each(resumeTemplates.map(({ id }, index) => ({ id, index })))(
  'resume $id: every printed field stands in order in Word, plain text and Markdown',
  ({ id, index }) => {
    for (const { name, data } of inTurn(copiedResumes, index))
      expect(faultsOfCopies(copiedResume(id, data())), name).toEqual({});
  },
);

it.each(letterTemplates.map(({ id }, index) => ({ id, index })))(
  'letter $id: every printed field stands in order in Word, plain text and Markdown',
  ({ id, index }) => {
    for (const { name, data } of inTurn(letterDocuments, index))
      expect(faultsOfCopies(copiedLetter(id, data())), name).toEqual({});
  },
);

function inTurn<T>(documents: readonly T[], index: number): T[] {
  const from = (index * EACH) % documents.length;
  return [...documents.slice(from), ...documents.slice(0, from)].slice(0, EACH);
}
