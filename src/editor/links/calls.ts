import { aListOf, aNumber, aText, fields, nothing } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { RenewedLink } from './contract.ts';

/** Of the server's choices of what is left out the browser may know fewer. */
export const standingShape = aListOf(fields({ of: aText, value: aText, place: aText }));

/** Lets a link show the present version. */
export const renewLink = apiCall<ShownRenewal>(
  'POST',
  '/api/links/{id}/renew',
  fields({ id: aNumber, version: aNumber, standing: standingShape, missing: aListOf(aText) }),
);
type ShownRenewal = Omit<RenewedLink, 'standing' | 'missing'> & {
  standing: ShownStanding[];
  missing: string[];
};
export type ShownStanding = { of: string; value: string; place: string };

/** Takes a link back. */
export const deleteLink = apiCall<void>('DELETE', '/api/links/{id}', nothing);
