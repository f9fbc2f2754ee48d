import { fitTitle } from '#documents/fit-title.ts';
import type { Created, Saved } from '#editor/store/contract.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';
import type { Content, Stored } from './content.ts';

/** What saving answers. */
export type SavedAs = { id: number; version: number; updatedAt?: string };

/**
 * What a first save answers: the title too, which may be made from the content. `repeated` where an earlier call with
 * the same key had made the document, whose answer was lost: what this call brought was not saved.
 */
export type CreatedAs = SavedAs & { title: string; repeated: boolean };

/** The server's side of one kind of document. Every call may reject with an ApiError, or a TypeError offline. */
export interface DocumentGateway<Data> {
  /** The title that a document is kept by, where it is saved with this content. */
  titleOf(content: Content<Data>): string;
  read(id: number, signal?: AbortSignal): Promise<Stored<Data>>;
  /** Makes one document for one key, however often it is called. */
  create(content: Content<Data>, key: string): Promise<CreatedAs>;
  /** Saves over `version` and no other. */
  update(id: number, content: Content<Data>, version: number): Promise<SavedAs>;
}

/** Past this a call is taken as lost, in ms: a dead line often answers nothing at all. */
const PATIENCE_MS = 30_000;

type GatewayParts<Data> = {
  path: `/api/${string}`;
  /** Title of a document that is saved for the first time without one of its own. */
  firstTitle(data: Data): string;
  /** Whether the editor changes the title; otherwise later saves leave it as it is on the server. */
  editsTitle: boolean;
};

/** The calls of one kind of document. */
export function httpGateway<Data>({
  path,
  firstTitle,
  editsTitle,
}: GatewayParts<Data>): DocumentGateway<Data> {
  const titleOf = ({ title, data }: Content<Data>) => fitTitle(title, firstTitle(data));
  return {
    titleOf,

    read: async (id, signal) =>
      answer<Stored<Data>>(await apiFetch(`${path}/${id}`, { signal: patience(signal) })),

    create: async (content, key) => {
      const { templateId, data } = content;
      const body = { title: titleOf(content), templateId, data };
      const response = await send(path, 'POST', body, { 'Idempotency-Key': key });
      return { ...(await answer<Created>(response)), repeated: response.status === 200 };
    },

    update: async (id, content, version) =>
      answer<Saved>(
        await send(`${path}/${id}`, 'PUT', {
          ...(editsTitle && { title: titleOf(content) }),
          templateId: content.templateId,
          data: content.data,
          version,
        }),
      ),
  };
}

function send(
  path: string,
  method: 'POST' | 'PUT',
  body: object,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...more };
  return apiFetch(path, { method, headers, body: JSON.stringify(body), signal: patience() });
}

function patience(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** Our own API, whose answers are checked against the contract on the server. */
async function answer<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}
