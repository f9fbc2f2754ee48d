import { emptyValues } from '#documents/fields.ts';
import { SECTION } from '#documents/resume/fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { emptyItem } from '../editing/entries.ts';
import { withSectionAdded } from '../editing/no-jobs.ts';
import type { ConsentClause } from './country-pack.ts';

/** The resume with the clause as a section of its own, after all others. */
export function withClause(data: ResumeData, { heading, text }: ConsentClause): ResumeData {
  return withSectionAdded(data, {
    ...emptyValues(SECTION),
    id: newEntryId(),
    kind: 'custom',
    title: heading,
    items: [{ ...emptyItem(), description: text }],
  });
}

/** Whether a printed section says what the clause says, in whatever words. */
export function hasClause({ sections }: ResumeData, { knownBy }: ConsentClause): boolean {
  const printed = sections.filter(({ include }) => include);
  const texts = printed.map(({ title, items }) =>
    [title, ...items.filter(({ hidden }) => !hidden).flatMap((item) => [item.title, item.description])]
      .join(' ')
      .toLowerCase(),
  );
  return texts.some((text) => knownBy.every((part) => text.includes(part)));
}
