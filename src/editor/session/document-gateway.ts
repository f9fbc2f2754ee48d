import { patience } from './patience.ts';
import { fitTitle } from '#documents/fit-title.ts';
import { apiCall, fileCall } from '#platform/http/api-call.ts';
import { unexpectedAnswer } from '#platform/http/api-error.ts';
import type { DraftGateway } from './draft-gateway.ts';
import type {
  CreateRequest,
  Created,
  DocumentSummary,
  Saved,
  SaveCause,
  UpdateRequest,
} from '#editor/store/contract.ts';
import {
  aFlag,
  aListOf,
  anything,
  aNumber,
  anObject,
  aText,
  fields,
  nothing,
  orNull,
  type Shape,
} from '#platform/http/answer-shapes.ts';
import { BARE_TYPES } from '#documents/export/file-format.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import type { Content, Stored, FollowedBase } from './content.ts';

const summary = { id: aNumber, title: aText, templateId: aText, updatedAt: aText };
const base = fields({ id: aNumber, title: aText, version: aNumber });
const before = fields({ version: aNumber, title: aText, templateId: aText, data: anObject });
const conflicts: Shape<FieldConflict[]> = aListOf(
  fields({ path: aText, was: anything, mine: anything, theirs: anything }),
);
const saved = { id: aNumber, version: aNumber, updatedAt: aText };

/** A document as the server answers it; what its data has to be, its kind knows. */
type ReadDocument = DocumentSummary & {
  version: number;
  data: Record<string, unknown>;
  /** A copy of an earlier release knows of neither. */
  base?: FollowedBase | null | undefined;
  conflicts?: FieldConflict[] | undefined;
  /** Only where it was asked for. */
  beforeFollowing?: (Content<Record<string, unknown>> & { version: number }) | null | undefined;
};

/** Whether a document is out of the list of those in use. */
type Archived = { archived: boolean };

export type DocumentCalls = ReturnType<typeof documentCalls>;

/** The calls that the browser makes of one kind of documents, under its path. */
export function documentCalls(path: `/api/${string}`) {
  const one = `${path}/{id}` as const;
  return {
    list: apiCall<DocumentSummary[]>(
      'GET',
      `${path}/dashboard`,
      aListOf(fields(summary, { tags: aListOf(aText) })),
    ),
    read: apiCall<ReadDocument>(
      'GET',
      one,
      fields(
        { ...summary, version: aNumber, data: anObject },
        { base: orNull(base), conflicts, beforeFollowing: orNull(before) },
      ),
    ),
    create: apiCall<Created, CreateRequest>('POST', path, fields({ ...saved, title: aText })),
    update: apiCall<Saved, UpdateRequest>('PUT', one, fields(saved)),
    archive: apiCall<Archived, Archived>('PUT', `${one}/archived`, fields({ archived: aFlag })),
    remove: apiCall<void>('DELETE', one, nothing),
    download: fileCall(`${one}/download`, BARE_TYPES.pdf, ...Object.values(BARE_TYPES).slice(1)),
    thumbnail: fileCall(`${one}/thumbnail`, 'image/svg+xml'),
  };
}

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
  /** The document, fit for the screen. */
  read(id: number, signal?: AbortSignal): Promise<Stored<Data>>;
  /**
   * Makes one document for one key, however often it is called. `draftSeen` is the moment of the server's draft that it goes
   * on from, null for none; with another one there it is a conflict.
   */
  create(content: Content<Data>, key: string, draftSeen?: string | null): Promise<CreatedAs>;
  /**
   * Saves over `version` and no other; `cause` is what the save does, where that is more than editing, `settled` the paths
   * of what a merge had left open and was decided.
   */
  update(
    id: number,
    content: Content<Data>,
    version: number,
    cause?: SaveCause | null,
    settled?: readonly string[],
  ): Promise<SavedAs>;
  /**
   * The document, and in the same answer what it was before what had changed in its base came in, where it has done
   * nothing since. For kinds that follow none there is no such call.
   */
  readAnew?(id: number, signal?: AbortSignal): Promise<ReadAnew<Data>>;
  drafts: DraftGateway<Data>;
}

/** A document that a device has never had. */
export type ReadAnew<Data> = { stored: Stored<Data>; before: Stored<Data> | undefined };

type GatewayParts<Data> = {
  calls: DocumentCalls;
  /** Title of a document that is saved for the first time without one of its own. */
  firstTitle(data: Data): string;
  /** Makes what the server has fit for the screen; nothing of what no document of this kind can be. */
  dataOf(answered: Record<string, unknown>): Data | undefined;
  drafts: DraftGateway<Data>;
  /** Whether its documents can follow others. */
  canFollow?: boolean;
};

/** One kind of document by its calls. */
export function httpGateway<Data>({
  calls,
  firstTitle,
  dataOf,
  drafts,
  canFollow = false,
}: GatewayParts<Data>): DocumentGateway<Data> {
  const titleOf = ({ title, data }: Content<Data>) => fitTitle(title, firstTitle(data));
  const whole = (answered: ReadDocument): Stored<Data> => {
    const data = dataOf(answered.data);
    if (data === undefined) throw unexpectedAnswer();
    return { ...answered, data };
  };
  return {
    titleOf,

    read: async (id, signal) => whole(await calls.read({ params: { id }, signal: patience(signal) })),

    drafts,

    ...(canFollow && {
      async readAnew(id: number, signal?: AbortSignal): Promise<ReadAnew<Data>> {
        const query = { before: 'following' };
        const answer = await calls.read({ params: { id }, query, signal: patience(signal) });
        const { beforeFollowing: then, ...answered } = answer;
        const data = then ? dataOf(then.data) : undefined;
        const before = then && data && { ...then, id, data, base: answered.base };
        return { stored: whole(answered), before: before ?? undefined };
      },
    }),

    async create(content, key, draftSeen) {
      const { templateId, data } = content;
      const { answer, status } = await calls.create.withStatus({
        body: { title: titleOf(content), templateId, data, ...(draftSeen !== undefined && { draftSeen }) },
        headers: { 'Idempotency-Key': key },
        signal: patience(),
      });
      return { ...answer, repeated: status === 200 };
    },

    update: (id, content, version, cause = null, settled = []) =>
      calls.update({
        params: { id },
        body: {
          title: titleOf(content),
          templateId: content.templateId,
          data: content.data,
          version,
          ...(cause && { cause }),
          ...(settled.length > 0 && { settled: [...settled] }),
        },
        signal: patience(),
      }),
  };
}
