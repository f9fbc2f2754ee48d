import { aListOf, aNumber, aRecordOf, aText, fields, nothing } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { ChangedLook, KeptLook, NewLook } from './contract.ts';

const kept = fields({ id: aNumber, name: aText, look: aRecordOf(aText) });

export const readLooks = apiCall<KeptLook[]>('GET', '/api/looks', aListOf(kept));
export const saveLook = apiCall<KeptLook, NewLook>('POST', '/api/looks', kept);
export const changeLook = apiCall<KeptLook, ChangedLook>('PUT', '/api/looks/{id}', kept);
export const removeLook = apiCall<void>('DELETE', '/api/looks/{id}', nothing);
