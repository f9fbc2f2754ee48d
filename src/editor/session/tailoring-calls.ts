import type { Created } from '#editor/store/contract.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';
import { aListOf, aNumber, aText, fields, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';

/** What a tailored document begins with; whatever is not named is as in the one that it is made from. */
export type Tailoring = { title?: string; language?: string };

export type TailoringCalls = ReturnType<typeof tailoringCalls>;

/** The calls that make documents which follow one of a kind, and tell how they differ from it. */
export function tailoringCalls(path: `/api/${string}`) {
  const variants = `${path}/{id}/variants` as const;
  const numbers = { reworded: aNumber, changed: aNumber, leftOut: aNumber, added: aNumber };
  const untranslated = orNull(fields({ same: aNumber, of: aNumber }));
  return {
    tailor: apiCall<Created, Tailoring>(
      'POST',
      variants,
      fields({ id: aNumber, version: aNumber, updatedAt: aText, title: aText }),
    ),
    differences: apiCall<VariantDifferences[]>(
      'GET',
      variants,
      aListOf(fields({ id: aNumber, version: aNumber, ...numbers, untranslated })),
    ),
  };
}
