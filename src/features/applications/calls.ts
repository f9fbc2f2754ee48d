import { CLOSED_REASONS, STAGES } from '#documents/application/fields.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { aListOf, aNumber, aText, fields, oneOf, orNull } from '#platform/http/answer-shapes.ts';
import type { ApplicationRow } from './contract.ts';

/** All of a person's applications, without their long texts. */
export const applicationRows = apiCall<ApplicationRow[]>(
  'GET',
  '/api/applications',
  aListOf(
    fields({
      ...{ id: aNumber, version: aNumber, updatedAt: aText, title: aText },
      ...{ employer: aText, position: aText, location: aText },
      ...{ stage: oneOf(STAGES), stageChangedAt: aText, closedReason: oneOf(CLOSED_REASONS) },
      ...{ nextStep: aText, nextStepOn: aText, deadline: aText, tags: aListOf(aText) },
      ...{ resumeId: orNull(aNumber), letterId: orNull(aNumber), sentOn: orNull(aText) },
    }),
  ),
);
