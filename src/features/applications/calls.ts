import { CLOSED_FROM, CLOSED_REASONS, STAGES } from '#documents/application/fields.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';
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
      ...{ closedFrom: oneOf(CLOSED_FROM), appliedOn: aText },
      ...{ nextStep: aText, nextStepOn: aText, deadline: aText, tags: aListOf(aText) },
      ...{ resumeId: orNull(aNumber), letterId: orNull(aNumber), resumeBaseId: orNull(aNumber) },
      sentOn: orNull(aText),
      sentResume: orNull(fields({ documentId: aNumber, title: aText, baseId: orNull(aNumber) })),
    }),
  ),
);

/** The same with all of their texts, as a table for spreadsheets. */
export const applicationTable = fileCall('/api/applications.csv', 'text/csv');

/** Deadlines and next steps, for a calendar. */
export const applicationCalendar = fileCall('/api/applications.ics', 'text/calendar');
