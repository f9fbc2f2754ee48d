import { z } from '@hono/zod-openapi';
import { creationHeaders, dayQuery } from '#editor/store/contract.ts';
import type { RequireUser } from '#platform/http/authentication.ts';
import { endpoint, idParam, json, optionalJsonBody } from '#platform/http/endpoint.ts';
import { markedAsSent, sending, sentParams, sentReceiptSchema, wholeSentSchema } from './contract.ts';

const ALL = '/api/applications/{id}/sent';
const ONE = `${ALL}/{sentId}` as const;
const NOT_THERE = ['unauthenticated', 'not_found'] as const;

/** The calls about applications that were marked as sent. */
export function sentEndpoints(requireUser: RequireUser) {
  const before = [requireUser];
  const file = <const What extends 'resume' | 'letter'>(what: What) =>
    endpoint({
      method: 'get',
      path: `${ONE}/${what}.pdf`,
      summary: `The ${what} that was sent, byte for byte, also after the plan has ended`,
      before,
      request: { params: sentParams },
      responses: {
        200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } },
      },
      errors: [...NOT_THERE, 'subscription_required'],
    });
  return {
    mark: endpoint({
      method: 'post',
      path: ALL,
      summary:
        'Mark an application as sent: both PDFs, the ad and all data are kept as they are; needs an active subscription',
      before,
      request: {
        ...{ params: idParam, query: dayQuery, headers: creationHeaders },
        ...optionalJsonBody(sending),
      },
      responses: {
        201: json(markedAsSent, 'Kept'),
        200: json(markedAsSent, 'An earlier call with the same key had kept it'),
      },
      errors: [
        ...NOT_THERE,
        ...(['subscription_required', 'version_conflict', 'storage_full', 'too_many_documents'] as const),
        ...(['rate_limited', 'engine_busy', 'cannot_be_set'] as const),
      ],
    }),
    list: endpoint({
      method: 'get',
      path: ALL,
      summary: 'What was sent of an application, also of one that was deleted, the latest first',
      before,
      request: { params: idParam },
      responses: { 200: json(z.array(sentReceiptSchema), 'Without what was frozen') },
      errors: NOT_THERE,
    }),
    everything: endpoint({
      method: 'get',
      path: '/api/sent',
      summary: 'All that the person has marked as sent, the latest first',
      before,
      responses: { 200: json(z.array(sentReceiptSchema), 'Without what was frozen') },
      errors: ['unauthenticated'],
    }),
    read: endpoint({
      method: 'get',
      path: ONE,
      summary: 'What was sent once, with the ad and the data as they were',
      before,
      request: { params: sentParams },
      responses: { 200: json(wholeSentSchema, 'All but the PDFs') },
      errors: NOT_THERE,
    }),
    remove: endpoint({
      method: 'delete',
      path: ONE,
      summary: 'Delete what was kept of having sent an application, for good',
      before,
      request: { params: sentParams },
      responses: { 204: { description: 'Deleted' } },
      errors: NOT_THERE,
    }),
    resume: file('resume'),
    letter: file('letter'),
  };
}
