import type { KeptPhoto } from '#editor/store/photos/contract.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';
import { aText, fields } from '#platform/http/answer-shapes.ts';

export const sendPhoto = apiCall<KeptPhoto, Blob>('POST', '/api/photos', fields({ id: aText }));

export const readPhoto = fileCall('/api/photos/{id}', 'image/jpeg');
