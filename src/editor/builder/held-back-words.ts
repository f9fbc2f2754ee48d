import type { Fields } from '#documents/fields.ts';
import { partAt } from '#documents/filled-fields.ts';
import type { FieldProblem } from '#editor/session/save-failure.ts';

/** That all is saved but what is held back: by the name of its field where that is one. */
export function savedButFor(fields: Fields, heldBack: readonly FieldProblem[]): string {
  const [first, ...others] = heldBack;
  if (!first) return 'Saved';
  return others.length > 0
    ? `Saved, but for ${heldBack.length} fields`
    : `Saved, but for ${nameOf(fields, first.field)}`;
}

function nameOf(fields: Fields, field: string): string {
  if (field === 'title') return 'Title';
  const found = partAt(fields, field.replace(/^data\./, ''));
  if (!found) return 'one field';
  const where = found.entries.toReversed().map(({ name, number }) => `${name} ${number}`);
  return [found.part.label, where.join(', ')].filter(Boolean).join(' of ');
}
