import type { Design } from '../catalog/design.ts';
import { emptyValues } from '../fields.ts';
import { SECTION } from './fields.ts';
import type { ResumeData } from './schema.ts';
import { FURTHER_SECTION_KINDS } from './section-kinds.ts';
import { PLACED_SECTION } from './setting-fields.ts';

/**
 * A new resume with the sections that a design begins with, in their order: a nurse's has licenses before jobs. Whoever
 * changes the design later keeps the order that stands there.
 */
export function begunIn({ begins = [] }: Pick<Design, 'begins'>, data: ResumeData): ResumeData {
  if (begins.length === 0) return data;
  const kinds = FURTHER_SECTION_KINDS.filter((kind) => begins.some((section) => section === kind));
  return {
    ...data,
    sections: kinds.map((kind) => ({ ...emptyValues(SECTION), id: kind, kind })),
    order: begins.map((id) => ({ ...emptyValues(PLACED_SECTION), id })),
  };
}
