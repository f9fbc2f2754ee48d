import { capitalised } from '#documents/text/clean.ts';
import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises';
import { documentKinds, folderName, KIND_NAMES, type KindName } from '#documents/kinds.ts';
import {
  isPrintedKind,
  printedKinds,
  type PrintedData,
  type PrintedKindName,
} from '#documents/printed-kinds.ts';
import type { EngineRequest, Engine } from '#documents/render/engine.ts';
import { servedPrintedKind, type ServedPrintedKind } from '#editor/store/served-kind.ts';
import { withPhoto } from '#editor/store/photos/with-photo.server.ts';
import { titleInFileName } from '#documents/file-name.ts';
import { eq } from 'drizzle-orm';
import { hasAccess } from '#money/access.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { users } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Log } from '#platform/log/log.server.ts';
import { accountFacts } from './account-facts.server.ts';
import {
  readDocuments,
  readDrafts,
  readTitles,
  readTexts,
  readVersions,
  type DocumentRow,
} from './read-documents.server.ts';
import { exportReadme } from './readme.ts';
import { photoFiles } from './photo-files.server.ts';
import { linksFile } from './links-file.server.ts';
import { sentFiles } from './sent-files.server.ts';
import type { ZippedFile } from './zip-stream.server.ts';

/** How often a busy engine is asked again for one page, and the longest wait in between, in ms. */
const TRIES = 5;
const WAIT_MAX_MS = 5_000;

export type ExportParts = {
  db: Database;
  clock: Clock;
  engine: Engine;
  log: Log;
  product: { name: string };
  /** Notes that a person has taken a PDF: it counts like one that was downloaded by itself. */
  countDownload: (userId: number) => Promise<void>;
};

/**
 * The files of a person's export, each made when it is asked for. A document that cannot be read or set does not keep
 * the others back: it is there as it is stored, and the readme, which comes last, says what is missing.
 */
export async function* exportFiles(
  parts: ExportParts,
  person: { id: number; withPdfs: boolean; now: Date },
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  yield json('account.json', { exportedAt: person.now, ...(await accountFacts(parts.db, person.id)) });
  for (const kind of KIND_NAMES) {
    const titles = await readTitles(parts.db, kind, person.id);
    for await (const row of readDocuments(parts.db, kind, person.id)) {
      await othersTurn();
      const file = fileOf(kind, row);
      yield documentFile(kind, row, titles);
      yield* versionsFile(parts.db, `${file}.versions.json`, row);
      if (!isPrintedKind(kind)) continue;
      const paths = madePaths(kind, file);
      try {
        yield* madeFiles(parts, { kind, row, paths, ...person });
      } catch (error) {
        parts.log.warn('export.not_made', { id: row.id, kind, error });
        missing.push(person.withPdfs ? paths.pdf : paths.exchange);
      }
    }
  }
  for await (const { sha256, body } of readTexts(parts.db, person.id)) yield json(pathOfText(sha256), body);
  yield* sentFiles(parts.db, parts.clock, person.id);
  yield* linksFile(parts.db, person.id);
  yield* photoFiles(parts.db, person.id);
  for await (const row of readDrafts(parts.db, person.id)) {
    const { userId: _own, listedAs: _name, listedOf: _of, key, kind, ...draft } = row;
    yield json(`drafts/${kind}-${key}.json`, draft);
  }
  const about = { product: parts.product.name, madeOn: person.now, withPdfs: person.withPdfs, missing };
  yield { path: 'README.txt', bytes: Buffer.from(exportReadme(about)) };
}

/** `resumes/Nurse-7`, which what is kept of a document begins with. */
function fileOf(kind: KindName, { id, title }: Pick<DocumentRow, 'id' | 'title'>): string {
  return `${folderName(kind)}/${titleInFileName(title, inFileNames(documentKinds[kind].noun))}-${id}`;
}

/** Where the document itself stands. */
function ownPath(kind: KindName, document: Pick<DocumentRow, 'id' | 'title'>): string {
  return `${fileOf(kind, document)}.json`;
}

type Paths = { exchange: string; pdf: string; docx: string };

/** What the engine makes of a document, beside it. */
function madePaths(kind: PrintedKindName, file: string): Paths {
  return {
    exchange: `${file}.${printedKinds[kind].exchange.fileEnding}`,
    pdf: `${file}.pdf`,
    docx: `${file}.docx`,
  };
}

/** `Cover-Letter` of "cover letter". */
function inFileNames(noun: string): string {
  return noun.split(' ').map(capitalised).join('-');
}

/** The document as it is stored, whole. */
function documentFile(kind: KindName, row: DocumentRow, titles: ReadonlyMap<number, string>): ZippedFile {
  const { id, title, templateId, version, createdAt, updatedAt, archivedAt, tags, conflicts, data } = row;
  const about = { id, title, templateId, version, createdAt, updatedAt, archivedAt, tags };
  const base = baseOf(kind, row, titles);
  return json(ownPath(kind, row), { ...about, base, conflicts: conflicts ?? [], data });
}

/** What a document follows: by its number, its title and its file, and what was last seen of its text. */
function baseOf(
  kind: KindName,
  { baseId: id, baseSha256 }: DocumentRow,
  titles: ReadonlyMap<number, string>,
): { id: number; title: string; file: string; data: string | null } | null {
  if (id === null) return null;
  const title = titles.get(id) ?? '';
  const data = baseSha256 === null ? null : pathOfText(baseSha256);
  return { id, title, file: ownPath(kind, { id, title }), data };
}

/** What was kept of a document: each version names the file with its data, which others may have, too. */
async function* versionsFile(db: Database, path: string, row: DocumentRow): AsyncGenerator<ZippedFile> {
  const versions = await readVersions(db, row);
  if (versions.length === 0) return;
  yield json(
    path,
    versions.map(({ version, savedAt, keptAt, name, cause, title, templateId, sha256, baseSha256 }) => ({
      ...{ version, savedAt, keptAt, name, cause, title, templateId, data: pathOfText(sha256) },
      ...(baseSha256 !== null && { base: pathOfText(baseSha256) }),
    })),
  );
}

function pathOfText(sha256: string): string {
  return `history/${sha256}.json`;
}

type Making = {
  id: number;
  kind: PrintedKindName;
  row: DocumentRow;
  paths: Paths;
  withPdfs: boolean;
  now: Date;
};

/** What the engine makes of a document. @throws where it cannot be read or set */
async function* madeFiles(
  parts: ExportParts,
  { id, kind, row, paths, withPdfs, now }: Making,
): AsyncGenerator<ZippedFile> {
  const { templateId, updatedAt } = row;
  const about = { templateId, updatedAt, date: now.toISOString().slice(0, 10) };
  const document = await withPhoto(parts.db, id, printable(servedPrintedKind(kind), row.data, about));
  const asked: EngineRequest = { person: String(id), urgency: 'background' };
  yield json(paths.exchange, await patiently(() => parts.engine.exchange(document, asked)));
  if (!withPdfs) return;
  await assertAccess(parts, id);
  const { bytes } = await patiently(() => parts.engine.pdf(document, asked));
  await parts.countDownload(id);
  yield { path: paths.pdf, bytes };
  // Its typefaces would make each a hundred times as large.
  const copy = { format: 'docx', withoutFonts: true, stem: '' } as const;
  const word = await patiently(() => parts.engine.copy({ ...document, copy }, asked));
  yield { path: paths.docx, bytes: word.bytes };
}

function printable<Name extends PrintedKindName>(
  kind: ServedPrintedKind<Name, PrintedData[Name]>,
  stored: unknown,
  about: { templateId: string; updatedAt: Date; date: string },
) {
  return kind.toPrint({ ...about, data: kind.schema.data.parse(stored) });
}

/** An export takes its time, within which a payment may be given back: what it bought ends with it. */
async function assertAccess({ db, clock }: ExportParts, userId: number): Promise<void> {
  const [person] = await db
    .select({ accessUntil: users.accessUntil })
    .from(users)
    .where(eq(users.id, userId));
  if (person && hasAccess(person, clock.now())) return;
  throw new AppError('subscription_required', 'Access ended while the export was made.');
}

/** Nobody watches an export page by page: a busy engine is waited for. */
async function patiently<T>(job: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await job();
    } catch (error) {
      const busy = error instanceof AppError && error.code === 'engine_busy';
      if (!busy || tries === TRIES) throw error;
      await wait(Math.min((error.retryAfterSeconds ?? 1) * 1000, WAIT_MAX_MS));
    }
  }
}

function json(path: string, content: unknown): ZippedFile {
  return { path, bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) };
}
