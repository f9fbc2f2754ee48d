import type {
  CreateRequest,
  Created,
  DocumentSummary,
  Saved,
  UpdateRequest,
} from '#editor/store/contract.ts';
import { aListOf, aNumber, anObject, aText, fields, nothing } from '#platform/http/answer-shapes.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';

const summary = { id: aNumber, title: aText, templateId: aText, updatedAt: aText };
const saved = { id: aNumber, version: aNumber, updatedAt: aText };

/** A document as the server answers it; what its data has to be, its kind knows. */
type ReadDocument = DocumentSummary & { version: number; data: Record<string, unknown> };

export type DocumentCalls = ReturnType<typeof documentCalls>;

/** The seven calls that one kind of documents has, under its path. */
export function documentCalls(path: `/api/${string}`) {
  const one = `${path}/{id}` as const;
  return {
    list: apiCall<DocumentSummary[]>('GET', `${path}/dashboard`, aListOf(fields(summary))),
    read: apiCall<ReadDocument>('GET', one, fields({ ...summary, version: aNumber, data: anObject })),
    create: apiCall<Created, CreateRequest>('POST', path, fields({ ...saved, title: aText })),
    update: apiCall<Saved, UpdateRequest>('PUT', one, fields(saved)),
    remove: apiCall<void>('DELETE', one, nothing),
    download: fileCall(`${one}/download`, 'application/pdf'),
    thumbnail: fileCall(`${one}/thumbnail`, 'image/svg+xml'),
  };
}
