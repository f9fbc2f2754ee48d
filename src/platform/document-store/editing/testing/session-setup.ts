import { createDraftStore } from '#platform/drafts/draft-store.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content, Stored } from '../content.ts';
import type { DocumentGateway } from '../document-gateway.ts';
import { createDocumentSession } from '../document-session.ts';
import { startNew, startStored } from '../session-start.ts';

/** A document of one text. */
export type Text = { summary: string; unknown?: unknown };

export const conflict = () => new ApiError({ message: 'changed', status: 409, code: 'version_conflict' });
export const offline = () => new TypeError('Failed to fetch');

/** A server with one table, that can be unreachable, slow to answer, or lose an answer. */
export function server(rows: Stored<Text>[] = []) {
  const documents = new Map(rows.map((row) => [row.id, row]));
  const calls: string[] = [];
  let before: () => Promise<void> | void = () => undefined;
  let after: () => void = () => undefined;
  async function call<T>(name: string, work: () => T): Promise<T> {
    calls.push(name);
    await before();
    const answer = work();
    after();
    return answer;
  }
  const find = (id: number) => {
    const found = documents.get(id);
    if (!found) throw new ApiError({ message: 'Resume not found.', status: 404, code: 'not_found' });
    return found;
  };
  const gateway: DocumentGateway<Text> = {
    read: (id) => call('read', () => structuredClone(find(id))),
    create: (content) =>
      call('create', () => {
        const id = documents.size + 1;
        documents.set(id, { ...structuredClone(content), id, version: 1 });
        return { id, version: 1, title: content.title || 'My Resume' };
      }),
    update: (id, content, version) =>
      call('update', () => {
        if (find(id).version !== version) throw conflict();
        documents.set(id, { ...structuredClone(content), id, version: version + 1 });
        return { id, version: version + 1 };
      }),
  };
  return {
    gateway,
    calls,
    documents,
    summary: (id: number) => documents.get(id)?.data.summary,
    onCall: (action: () => Promise<void> | void) => (before = action),
    onAnswer: (action: () => void) => (after = action),
    saveElsewhere(id: number, change: Partial<Content<Text>>) {
      documents.set(id, { ...find(id), ...change, version: find(id).version + 1 });
    },
  };
}

export function device(room = Infinity) {
  const items = new Map<string, string>();
  const shelf = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  };
  const drafts = createDraftStore(shelf, 1, { self: 'page', alive: async () => new Set() });
  return { drafts, items, text: () => [...items.values()].join() };
}

export const seven: Stored<Text> = {
  id: 7,
  version: 3,
  title: 'Resume',
  templateId: 'modern-1',
  data: { summary: 'old' },
};
export const first: Content<Text> = { title: '', templateId: 'modern-1', data: { summary: '' } };
export const draftNameOf = (id: number) => `resume/${id}`;
export const type = (summary: string) => (content: Content<Text>) => ({
  ...content,
  data: { ...content.data, summary },
});

export function openSeven(there = server([seven]), here = device()) {
  const parts = { gateway: there.gateway, drafts: here.drafts, draftNameOf, now: () => new Date() };
  const session = createDocumentSession(startStored(structuredClone(seven), undefined, 'resume/7'), parts);
  return { session, there, here };
}

export function openNew(there = server(), here = device()) {
  const parts = { gateway: there.gateway, drafts: here.drafts, draftNameOf, now: () => new Date() };
  return { session: createDocumentSession(startNew(first, undefined, 'resume/new'), parts), there, here };
}
