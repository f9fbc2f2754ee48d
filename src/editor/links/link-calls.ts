import { aListOf, aNumber, aText, fields } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { linkShape, missingShape, standingShape, type ShownLeft, type ShownLink } from './calls.ts';
import type { LinkWish, MadeLink } from './contract.ts';

/** What making one answers, its address among it. */
export type NewLinkAnswer = Omit<MadeLink, keyof ShownLeft> & ShownLeft;

/** The calls about the links of one kind of documents, under its path. */
export function linkCalls(path: `/api/${string}`) {
  const all = `${path}/{id}/links` as const;
  return {
    list: apiCall<ShownLink[]>('GET', all, aListOf(fields(linkShape))),
    make: apiCall<NewLinkAnswer, LinkWish>(
      'POST',
      all,
      fields({ id: aNumber, url: aText, expiresAt: aText, standing: standingShape }, missingShape),
    ),
  };
}
