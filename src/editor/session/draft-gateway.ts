import type { DraftRequest, KeptDraft, ListedDraft } from '#editor/store/server-drafts/contract.ts';
import { aListOf, anObject, aText, fields, nothing } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { ApiError, unexpectedAnswer } from '#platform/http/api-error.ts';
import type { Content } from './content.ts';
import { patience } from './patience.ts';
import type { DraftEvent, SharedDraft } from './draft-event.ts';

const listed = { key: aText, kind: aText, title: aText, templateId: aText, updatedAt: aText };

/** A draft as the server answers it; what its data has to be, its kind knows. */
type ReadDraft = ListedDraft & { data?: Record<string, unknown> };
/** Data of any kind: each kind's gateway sends its own. */
type KeepRequest = Omit<DraftRequest, 'kind' | 'data'> & { kind: string; data: unknown };

/* The calls about new documents that were never saved, of every kind. */

export const listDrafts = apiCall<ListedDraft[]>('GET', '/api/drafts', aListOf(fields(listed)));
export const readDraft = apiCall<ReadDraft>('GET', '/api/drafts/{key}', fields(listed, { data: anObject }));
export const keepDraft = apiCall<KeptDraft, KeepRequest>(
  'PUT',
  '/api/drafts/{key}',
  fields({ key: aText, updatedAt: aText }),
);
export const removeDraft = apiCall<void>('DELETE', '/api/drafts/{key}', nothing);

/** What reading a draft comes to. */
export type DraftAnswer<Data> = Extract<
  DraftEvent<Data>,
  { type: 'draftFound' | 'draftGone' | 'draftSaved' }
>;

/** The server's side of documents of one kind that were never saved. Every call may reject, as those of documents. */
export interface DraftGateway<Data> {
  read(key: string, signal?: AbortSignal): Promise<DraftAnswer<Data>>;
  /** Keeps it in place of `seen`, and of no other. */
  keep(
    key: string,
    content: Content<Data>,
    writtenAt: string,
    seen: string | null,
  ): Promise<SharedDraft<Data>>;
  /** Throws it away, and no other than that of this moment. */
  remove(key: string, seen: string): Promise<void>;
}

export function httpDraftGateway<Data>(
  kind: string,
  dataOf: (answered: Record<string, unknown>) => Data | undefined,
): DraftGateway<Data> {
  return {
    async read(key, signal) {
      try {
        const found = await readDraft({ params: { key }, signal: patience(signal) });
        const data = found.kind === kind && found.data ? dataOf(found.data) : undefined;
        if (data === undefined) throw unexpectedAnswer();
        const { title, templateId, updatedAt } = found;
        return { type: 'draftFound', shared: { content: { title, templateId, data }, updatedAt } };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'already_saved') return { type: 'draftSaved' };
        // What is no key of ours names no draft either.
        if (error.code === 'not_found' || error.code === 'invalid_request') return { type: 'draftGone' };
        throw error;
      }
    },

    async keep(key, content, writtenAt, seen) {
      const { title, templateId, data } = content;
      const body = { kind, title: title.trim(), templateId, data, updatedAt: writtenAt, seen };
      const { updatedAt } = await keepDraft({ params: { key }, body, signal: patience() });
      return { content, updatedAt };
    },

    async remove(key, seen) {
      try {
        await removeDraft({ params: { key }, query: { seen }, signal: patience() });
      } catch (error) {
        // Somebody else was first.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      }
    },
  };
}
