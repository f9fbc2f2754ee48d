import { BARE_TYPES } from '#documents/export/file-format.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';
import {
  aFlag,
  aListOf,
  anything,
  aNumber,
  aText,
  fields,
  nothing,
  orNull,
} from '#platform/http/answer-shapes.ts';
import type { MarkedAsSent, Sending, SentReceipt, WholeSent } from './contract.ts';

const ALL = '/api/applications/{id}/sent';
const ONE = '/api/applications/{id}/sent/{sentId}';

const marked = {
  ...{ id: aNumber, sentOn: aText },
  sha256: fields({ resume: orNull(aText), letter: orNull(aText) }),
};
const document = orNull(
  fields({
    ...{ documentId: aNumber, version: aNumber, title: aText, templateId: aText },
    ...{ sha256: aText, size: aNumber },
  }),
);

/** Keeps both PDFs, the ad and all data of an application as they are. */
export const markAsSent = apiCall<MarkedAsSent, Sending>('POST', ALL, fields(marked));

const receipt = {
  ...marked,
  ...{ applicationId: aNumber, title: aText, employer: aText, position: aText },
  ...{ how: aText, createdAt: aText, resume: document, letter: document, isWithheld: aFlag },
};

/** What was sent of an application, the latest first. */
export const sentReceipts = apiCall<SentReceipt[]>('GET', ALL, aListOf(fields(receipt)));

/** All that was ever sent, the latest first, also of applications that were deleted since. */
export const allSent = apiCall<SentReceipt[]>('GET', '/api/sent', aListOf(fields(receipt)));

/** What was sent once, with the ad and the data as they were. */
export const wholeSent = apiCall<WholeSent>(
  'GET',
  ONE,
  fields({
    ...receipt,
    ad: aText,
    data: fields({ application: anything, resume: anything, letter: anything }),
  }),
);

export const deleteSent = apiCall<void>('DELETE', ONE, nothing);

/** The very bytes that were sent. */
export const sentResume = fileCall(`${ONE}/resume.pdf`, BARE_TYPES.pdf);
export const sentLetter = fileCall(`${ONE}/letter.pdf`, BARE_TYPES.pdf);
