import { aFlag, aListOf, aNumber, aText, fields, nothing } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { AnyLink, ListedLink, RenewedLink } from './contract.ts';

/** A link as it is listed. The server may be of a release that knows more to leave out, and further states. */
export type ShownLink = Omit<ListedLink, 'hide' | 'state'> & { hide: string[]; state: string };

/** The same among all of a person's; and further kinds of documents. */
export type ShownAnyLink = ShownLink & Omit<AnyLink, keyof ListedLink | 'kind'> & { kind: string };

export const linkShape = {
  ...{ id: aNumber, label: aText, hide: aListOf(aText), countOpens: aFlag, version: aNumber },
  ...{ createdAt: aText, updatedAt: aText, expiresAt: aText, state: aText },
  opens: aListOf(fields({ day: aText, opens: aNumber })),
};

/** All links of a person, the latest first. */
export const allLinks = apiCall<ShownAnyLink[]>(
  'GET',
  '/api/links',
  aListOf(fields({ ...linkShape, kind: aText, documentId: aNumber, documentTitle: aText })),
);

/** Of the server's choices of what is left out the browser may know fewer. */
export const standingShape = aListOf(fields({ of: aText, value: aText, place: aText }));

/** What the release before does not answer. */
export const missingShape = { missing: aListOf(aText) };

/** What is told of leaving out: where something still stands, and what was not there. */
export type ShownLeft = { standing: ShownStanding[]; missing?: string[] };

/** Lets a link show the present version. */
export const renewLink = apiCall<ShownRenewal>(
  'POST',
  '/api/links/{id}/renew',
  fields({ id: aNumber, version: aNumber, standing: standingShape }, missingShape),
);
type ShownRenewal = Omit<RenewedLink, keyof ShownLeft> & ShownLeft;
export type ShownStanding = { of: string; value: string; place: string };

/** Takes a link back. */
export const deleteLink = apiCall<void>('DELETE', '/api/links/{id}', nothing);
