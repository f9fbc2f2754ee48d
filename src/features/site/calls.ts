import { aNumber, aRecordOf, fields, oneOf } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { z } from 'zod';
import type { contactAnswer, ContactRequest } from './contact/contract.ts';
import type { ExampleUses } from './examples/contract.ts';

export const sendMessage = apiCall<z.infer<typeof contactAnswer>, ContactRequest>(
  'POST',
  '/api/contact',
  fields({ received: oneOf([true]) }),
);

export const exampleUses = apiCall<ExampleUses>('GET', '/api/examples/uses', aRecordOf(aNumber));
