import type { KeptVersion } from '#editor/store/history/contract.ts';
import { aListOf, aNumber, anObject, aText, fields, nothing, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';

/** A version that was kept. The server may be of a release that knows further causes. */
export type ShownVersion = Omit<KeptVersion, 'cause'> & { cause: string };

/** A version with the document as it was. */
export type ShownWholeVersion = ShownVersion & {
  title: string;
  templateId: string;
  data: Record<string, unknown>;
};

const kept = { version: aNumber, savedAt: aText, name: orNull(aText), cause: aText };

/** The calls about the versions that were kept of one kind of documents, under its path. */
export function versionCalls(path: `/api/${string}`) {
  const all = `${path}/{id}/versions` as const;
  const one = `${all}/{version}` as const;
  return {
    list: apiCall<ShownVersion[]>('GET', all, aListOf(fields(kept))),
    read: apiCall<ShownWholeVersion>(
      'GET',
      one,
      fields({ ...kept, title: aText, templateId: aText, data: anObject }),
    ),
    name: apiCall<ShownVersion, { name: string }>('PUT', one, fields(kept)),
    remove: apiCall<void>('DELETE', one, nothing),
    forget: apiCall<void>('DELETE', all, nothing),
  };
}

export type VersionCalls = ReturnType<typeof versionCalls>;
