import type { Created, Saved } from '#editor/store/contract.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';
import { aListOf, aNumber, aText, fields, nothing, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';

/** What a tailored document begins with; whatever is not named is as in the one that it is made from. */
export type Tailoring = { title?: string; language?: string };

export type TailoringCalls = ReturnType<typeof tailoringCalls>;

/** The calls about documents of a kind that follow another one: how they come to it, differ from it, and leave it. */
export function tailoringCalls(path: `/api/${string}`) {
  const variants = `${path}/{id}/variants` as const;
  const base = `${path}/{id}/base` as const;
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
      aListOf(fields({ id: aNumber, version: aNumber, toDecide: aNumber, ...numbers, untranslated })),
    ),
    attach: apiCall<Saved, { baseId: number }>(
      'PUT',
      base,
      fields({ id: aNumber, version: aNumber, updatedAt: aText }),
    ),
    detach: apiCall<void>('DELETE', base, nothing),
  };
}
