import type { KeptPhoto, ListedPhoto } from '#editor/store/photos/contract.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';
import { aListOf, aNumber, aText, fields, nothing } from '#platform/http/answer-shapes.ts';

export const sendPhoto = apiCall<KeptPhoto, Blob>('POST', '/api/photos', fields({ id: aText }));

export const readPhoto = fileCall('/api/photos/{id}', 'image/jpeg');

/** A photo as it is listed. The server may be of a release that knows further places. */
export type ShownPhoto = Omit<ListedPhoto, 'places'> & { places: string[] };

export const readPhotos = apiCall<ShownPhoto[]>(
  'GET',
  '/api/photos',
  aListOf(
    fields({
      ...{ id: aText, size: aNumber, places: aListOf(aText) },
      documents: aListOf(fields({ id: aNumber, kind: aText, title: aText })),
    }),
  ),
);

export const deletePhoto = apiCall<void>('DELETE', '/api/photos/{id}', nothing);
