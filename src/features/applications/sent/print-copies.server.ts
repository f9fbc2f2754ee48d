import { APPLICATION } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import type { Engine, EngineRequest } from '#documents/render/engine.ts';
import { createKindStore } from '#editor/store/kind-store.server.ts';
import { withPhoto } from '#editor/store/photos/with-photo.server.ts';
import type { WholeDocument } from '#editor/store/read-documents.server.ts';
import { deletedReferences } from '#editor/store/references.server.ts';
import { servedKind, servedPrintedKind, type ServedPrintedKind } from '#editor/store/served-kind.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import type { Log } from '#platform/log/log.server.ts';

/** A document as it is about to be frozen. */
export type Copy = {
  kind: 'resume' | 'letter';
  document: Pick<WholeDocument<unknown>, 'id' | 'version' | 'title' | 'templateId' | 'data'>;
  pdf: Uint8Array;
};

/** All that an application is sent with. */
export type Copies = { application: WholeDocument<ApplicationData>; documents: Copy[] };

type PrintParts = { db: Database; clock: Clock; log: Log; engine: Engine };
type Asked = {
  userId: number;
  id: number;
  /** What somebody has seen chosen, where they say so. */
  seen: Partial<Pick<ApplicationData, 'resumeId' | 'letterId'>>;
  /** The day that the letter is dated by. */
  date: string;
  inTurn: InTurn;
  request: EngineRequest;
  /** Counts what is about to be printed. */
  count: () => Promise<void>;
};

/** Prints what an application is sent with. Nothing is written, but where a tailored resume has yet to follow its base. */
export function createCopyPrinter({ db, clock, log, engine }: PrintParts) {
  const stores = { db, clock, log };
  const { name, noun } = servedKind('application');
  const applications = createKindStore(stores, servedKind('application'));
  const printer = <Name extends 'resume' | 'letter', Data>(kind: ServedPrintedKind<Name, Data>) => {
    const store = createKindStore(stores, kind);
    return async (id: number | null, { userId, date, inTurn, request, count }: Asked): Promise<Copy[]> => {
      if (id === null) return [];
      const document = await store.get(userId, id, inTurn);
      const { templateId, data, updatedAt } = document;
      await count();
      const printed = kind.toPrint({ templateId, data, updatedAt: new Date(updatedAt), date });
      const job = await withPhoto(db, userId, printed);
      const { bytes } = await engine.pdf(job, request);
      return [{ kind: kind.name, document, pdf: bytes }];
    };
  };
  const resume = printer(servedPrintedKind('resume'));
  const letter = printer(servedPrintedKind('letter'));
  /** Nothing goes without a document that somebody means to send. */
  const assertAsSeen = async ({ userId, id, seen }: Asked, data: ApplicationData) => {
    const gone = await deletedReferences(db, APPLICATION, { userId, kind: name, noun, id });
    for (const field of ['resumeId', 'letterId'] as const) {
      const said = seen[field];
      const isGone = said === undefined ? gone.some((one) => one.name === field) : said !== data[field];
      if (isGone) throw notAsSeen(field);
    }
  };
  /** @throws AppError `not_found`, or `invalid_request` where there is nothing to send, or something else than was seen */
  return async (asked: Asked): Promise<Copies> => {
    const application = await applications.get(asked.userId, asked.id, asked.inTurn);
    const { resumeId, letterId } = application.data;
    await assertAsSeen(asked, application.data);
    if (resumeId === null && letterId === null)
      throw new AppError(
        'invalid_request',
        'data.resumeId: there is nothing to send. Please choose a resume or a cover letter for this application first.',
        { field: 'data.resumeId' },
      );
    const documents = [...(await resume(resumeId, asked)), ...(await letter(letterId, asked))];
    return { application, documents };
  };
}

function notAsSeen(field: 'resumeId' | 'letterId'): AppError {
  const what = APPLICATION[field].label.toLowerCase();
  return new AppError(
    'invalid_request',
    `data.${field}: the ${what} of this application was deleted or changed for another. Please look which one is chosen, and try again.`,
    { field: `data.${field}` },
  );
}
