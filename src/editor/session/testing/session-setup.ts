import type { Fields } from '#documents/fields.ts';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import { createJournal } from '#editor/drafts/draft-journal.ts';
import { createDraftStore } from '#editor/drafts/draft-store.ts';
import { createServerCopies } from '#editor/drafts/server-copies.ts';
import { createSharedDrafts } from '#editor/drafts/shared-drafts.ts';
import { createWriters } from '#editor/drafts/writers.ts';
import { memoryShelf } from '#editor/drafts/testing/memory-shelf.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content, Stored } from '#editor/session/content.ts';
import type { DocumentGateway } from '#editor/session/document-gateway.ts';
import { createDocumentSession } from '#editor/session/document-session.ts';
import type { SharedDraft } from '#editor/session/draft-event.ts';
import { startNew, startStored } from '#editor/session/session-start.ts';

/** A document of one text. */
export type Text = { summary: string; unknown?: unknown };

export const conflict = () => new ApiError({ message: 'changed', status: 409, code: 'version_conflict' });
export const offline = () => new TypeError('Failed to fetch');

/** A server with one table, that can be unreachable, slow to answer, or lose an answer. */
export function server(rows: Stored<Text>[] = []) {
  const documents = new Map(rows.map((row) => [row.id, row]));
  const keys = new Map<string, number>();
  const drafts = new Map<string, SharedDraft<Text>>();
  let moment = Date.parse('2026-01-01T00:00:00Z');
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
    titleOf: ({ title }) => title || 'My Resume',
    read: (id) => call('read', () => structuredClone(find(id))),
    drafts: {
      read: (key) =>
        call('readDraft', () => {
          const shared = structuredClone(drafts.get(key));
          if (shared) return { type: 'draftFound', shared };
          return { type: keys.has(key) ? 'draftSaved' : 'draftGone' };
        }),
      keep: (key, content, _, seen) =>
        call('keepDraft', () => {
          if (keys.has(key) || (drafts.get(key)?.updatedAt ?? null) !== seen) throw conflict();
          return putDraft(key, content);
        }),
      remove: (key, seen) =>
        call('removeDraft', () => {
          if (drafts.has(key) && drafts.get(key)?.updatedAt !== seen) throw conflict();
          drafts.delete(key);
        }),
    },
    create: (content, key, seen) =>
      call('create', () => {
        const made = keys.get(key);
        const isOther = seen !== undefined && (drafts.get(key)?.updatedAt ?? null) !== seen;
        if (made === undefined && isOther) throw conflict();
        drafts.delete(key);
        const id = made ?? documents.size + 1;
        const title = content.title || 'My Resume';
        if (made === undefined) documents.set(id, { ...structuredClone(content), title, id, version: 1 });
        keys.set(key, id);
        return { id, version: 1, title, repeated: made !== undefined };
      }),
    update: (id, content, version) =>
      call('update', () => {
        if (find(id).version !== version) throw conflict();
        documents.set(id, { ...structuredClone(content), id, version: version + 1 });
        return { id, version: version + 1 };
      }),
  };
  function putDraft(key: string, content: Content<Text>): SharedDraft<Text> {
    moment += 1_000;
    const shared = { content: structuredClone(content), updatedAt: new Date(moment).toISOString() };
    drafts.set(key, shared);
    return shared;
  }
  return {
    gateway,
    calls,
    documents,
    drafts,
    /** Another device writes in a draft. */
    putDraft,
    summary: (id: number) => documents.get(id)?.data.summary,
    onCall: (action: () => Promise<void> | void) => (before = action),
    onAnswer: (action: () => void) => (after = action),
    saveElsewhere(id: number, change: Partial<Content<Text>>) {
      documents.set(id, { ...find(id), ...change, version: find(id).version + 1 });
    },
  };
}

/** A device with room for texts of so many characters; with none it keeps nothing at all. */
export function device(room = Infinity) {
  const [shelf, drafted, copied] = [memoryShelf(room), memoryTable(), memoryTable()];
  if (room < Infinity) drafted.break();
  const writers = { ...createWriters('page', undefined), alive: async () => new Set<string>() };
  const drafts = createDraftStore(1, { table: drafted.table, journal: createJournal(shelf), writers });
  const copies = createServerCopies(1, copied.table, drafts);
  const shared = createSharedDrafts(1, copied.table, drafts.cleared);
  const journaled = () => [...shelf.items].map(([key, text]) => [key.replace(/^foothold-draft:/, ''), text]);
  return {
    drafts,
    copies,
    shared,
    /** Names of the copies that are kept. */
    keptCopies: () => [...copied.rows.keys()],
    /** Names of the drafts that are kept. */
    names: () => [...new Set([...journaled().map(([name]) => name), ...drafted.rows.keys()])],
    text: () => JSON.stringify([journaled(), [...drafted.rows]]),
  };
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

/** What the documents of these tests hold. */
export const TEXT_FIELDS = {
  summary: { kind: 'text', label: 'Summary', print: 'text' },
} as const satisfies Fields;

export function sessionParts(there: ReturnType<typeof server>, here = device()) {
  const { drafts, copies } = here;
  return { fields: TEXT_FIELDS, gateway: there.gateway, drafts, copies, draftNameOf, now: () => new Date() };
}

export function openSeven(there = server([seven]), here = device(), summary = seven.data.summary) {
  const start = startStored({ ...structuredClone(seven), data: { summary } }, undefined, 'resume/7');
  return { session: createDocumentSession(start, sessionParts(there, here)), there, here };
}

export function openNew(there = server(), here = device()) {
  const start = { ...startNew(first, undefined, 'resume/new'), creationKey: crypto.randomUUID() };
  return { session: createDocumentSession(start, sessionParts(there, here)), there, here };
}

/** For documents that are saved: nothing is asked about drafts. */
export const noServerDrafts: DocumentGateway<never>['drafts'] = {
  read: async () => ({ type: 'draftGone' }),
  keep: async () => Promise.reject(new Error('no draft is kept')),
  remove: async () => undefined,
};
