import type { Saved } from '#editor/store/contract.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { aNumber, aText, fields, nothing } from '#platform/http/answer-shapes.ts';

/** The calls by which a document of one kind comes to follow another one, and no longer does. */
export function variantCalls(path: `/api/${string}`) {
  const base = `${path}/{id}/base` as const;
  return {
    attach: apiCall<Saved, { baseId: number }>(
      'PUT',
      base,
      fields({ id: aNumber, version: aNumber, updatedAt: aText }),
    ),
    detach: apiCall<void>('DELETE', base, nothing),
  };
}
