import type { Created, Saved } from '#editor/store/contract.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { aListOf, aNumber, aText, fields, nothing, orNull } from '#platform/http/answer-shapes.ts';

/** What a tailored document begins with; whatever is not named is as in the one that it is made from. */
export type Tailoring = { title?: string; language?: string };

export type VariantCalls = ReturnType<typeof variantCalls>;

const saved = { id: aNumber, version: aNumber, updatedAt: aText };

/** The calls by which documents of one kind come to follow another one, and no longer do, and tell how they differ. */
export function variantCalls(path: `/api/${string}`) {
  const base = `${path}/{id}/base` as const;
  const variants = `${path}/{id}/variants` as const;
  const numbers = { reworded: aNumber, changed: aNumber, leftOut: aNumber, added: aNumber };
  const untranslated = orNull(fields({ same: aNumber, of: aNumber }));
  return {
    tailor: apiCall<Created, Tailoring>('POST', variants, fields({ ...saved, title: aText })),
    differences: apiCall<VariantDifferences[]>(
      'GET',
      variants,
      aListOf(fields({ id: aNumber, version: aNumber, ...numbers, untranslated })),
    ),
    attach: apiCall<Saved, { baseId: number }>('PUT', base, fields(saved)),
    detach: apiCall<void>('DELETE', base, nothing),
  };
}
