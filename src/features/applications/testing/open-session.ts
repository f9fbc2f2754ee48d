import { emptyApplication } from '#documents/application/empty.ts';
import { APPLICATION } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { createDocumentSession } from '#editor/session/document-session.ts';
import { startStored } from '#editor/session/session-start.ts';
import { device } from '#editor/session/testing/session-setup.ts';
import { applicationKind } from '../application-kind.ts';

export const ID = 9;
const UPDATED_AT = '2026-11-23T10:00:00.000Z';

/** An application as the server answers it. */
export function storedAs(data: Partial<ApplicationData>, version = 1) {
  return {
    ...{ id: ID, version, title: 'Baker – Bram', templateId: 'application', updatedAt: UPDATED_AT },
    data: { ...emptyApplication(), position: 'Baker', employer: 'Bram', ...data },
  };
}

/** The editing of a stored application, over the calls of the product. */
export function openApplicationSession(data: Partial<ApplicationData> = {}) {
  const start = startStored({ ...storedAs(data), title: '' }, undefined, `application/${ID}`);
  const { drafts, copies } = device();
  return createDocumentSession(start, {
    ...{ fields: APPLICATION, gateway: applicationKind.gateway, drafts, copies },
    ...{ unsavable: applicationKind.unsavable, now: () => new Date() },
    draftNameOf: (id) => `application/${id}`,
  });
}
