import { RESUME } from '#documents/resume/fields.ts';
import { partAt } from '#documents/filled-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { createServerCopies } from '#editor/drafts/server-copies.ts';
import type { Stored } from '#editor/session/content.ts';
import { noServerDrafts } from '#editor/session/testing/session-setup.ts';
import { createDocumentSession } from '#editor/session/document-session.ts';
import type { DocumentGateway } from '#editor/session/document-gateway.ts';
import { startStored } from '#editor/session/session-start.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import { createTailoring } from '../tailoring.ts';

export const BASE = 1;
export const OWN = 2;
const words = {
  nameOf: (path: string) => partAt(RESUME, path)?.part.label,
  templateName: (id: string) => id,
};
export const withPhone = (phone: string) => (data: ResumeData) => ({
  ...data,
  personalInfo: { ...data.personalInfo, phone },
});

/** An open resume and its base, on a server that follows when the resume is read. */
export function openTailored(own: (data: ResumeData) => ResumeData = (data) => data) {
  const data = typicalResume();
  const stored = (id: number, title: string): Stored<ResumeData> => ({
    ...{ id, title, version: 1, templateId: 'modern-1', data: structuredClone(data) },
  });
  const documents = new Map([BASE, OWN].map((id) => [id, stored(id, id === BASE ? 'Base' : 'Own')]));
  const find = (id: number) => {
    const found = documents.get(id);
    if (!found) throw new ApiError({ message: '', status: 404, code: 'not_found' });
    return structuredClone(found);
  };
  documents.set(OWN, { ...find(OWN), data: own(data), base: { id: BASE, title: 'Base', version: 1 } });
  const gateway: DocumentGateway<ResumeData> = {
    titleOf: ({ title }) => title,
    read: async (id) => find(id),
    create: async () => Promise.reject(new Error('nothing is made')),
    drafts: noServerDrafts,
    async update(id, content, version) {
      const before = find(id);
      if (before.version !== version)
        throw new ApiError({ message: '', status: 409, code: 'version_conflict' });
      documents.set(id, { ...before, ...structuredClone(content), version: version + 1 });
      return { id, version: version + 1 };
    },
  };
  const drafts = {
    keep: async () => true,
    drop: async () => undefined,
    leave: async () => undefined,
    cleared: () => false,
  };
  const copies = createServerCopies(1, memoryTable().table, { list: async () => [] });
  const session = createDocumentSession(startStored(find(OWN), undefined, 'resume/2'), {
    ...{ gateway, drafts, copies, fields: RESUME },
    draftNameOf: (id) => `resume/${id}`,
    now: () => new Date(),
  });
  const tailoring = createTailoring<ResumeData>({
    ...{ session, fields: RESUME, words },
    readBase: (id) => gateway.read(id),
    readOwn: (id) => gateway.read(id),
    changeBase: (id, change) => changeStored({ gateway }, id, change),
  });
  return { session, tailoring, documents, gateway, find };
}
