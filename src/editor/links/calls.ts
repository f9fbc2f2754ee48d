import { aListOf, aNumber, aText, fields, nothing } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { RenewedLink } from './contract.ts';

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
