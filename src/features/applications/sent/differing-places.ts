import type { Fields } from '#documents/fields.ts';
import type { Difference } from '#documents/merge/differences.ts';

/** The places in which a document differs, each as the form calls it: "Jobs: Position". */
export function placesIn(fields: Fields, differences: readonly Difference[]): string[] {
  return differences.map(({ path, part }) => {
    if (path === 'templateId') return 'Template';
    const [top = ''] = path.split('.');
    const names = [Object.hasOwn(fields, top) ? fields[top] : undefined, part].map(
      (one) => labelOf(one) ?? '',
    );
    return [...new Set(names)].filter(Boolean).join(': ') || 'Another place';
  });
}

function labelOf(part: object | undefined): string | undefined {
  return part && 'label' in part && typeof part.label === 'string' ? part.label : undefined;
}
