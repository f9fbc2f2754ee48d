import { aFlag, aListOf, aNumber, aText, fields } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { missingShape, standingShape, type ShownLeft } from './calls.ts';
import type { LinkWish, ListedLink, MadeLink } from './contract.ts';

/** A link as it is listed. The server may be of a release that knows more to leave out, and further states. */
export type ShownLink = Omit<ListedLink, 'hide' | 'state'> & { hide: string[]; state: string };

/** What making one answers, its address among it. */
export type NewLinkAnswer = Omit<MadeLink, keyof ShownLeft> & ShownLeft;

const link = {
  ...{ id: aNumber, label: aText, hide: aListOf(aText), countOpens: aFlag, version: aNumber },
  ...{ createdAt: aText, updatedAt: aText, expiresAt: aText, state: aText },
  opens: aListOf(fields({ day: aText, opens: aNumber })),
};

/** The calls about the links of one kind of documents, under its path. */
export function linkCalls(path: `/api/${string}`) {
  const all = `${path}/{id}/links` as const;
  return {
    list: apiCall<ShownLink[]>('GET', all, aListOf(fields(link))),
    make: apiCall<NewLinkAnswer, LinkWish>(
      'POST',
      all,
      fields({ id: aNumber, url: aText, expiresAt: aText, standing: standingShape }, missingShape),
    ),
  };
}
