import { setTimeout as wait } from 'node:timers/promises';
import type { Asked, Engine } from '#documents/render/engine.ts';
import { titleInFileName } from '#documents/file-name.ts';
import type { Database } from '#platform/database/database.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Log } from '#platform/log/log.server.ts';
import { accountFacts } from './account-facts.server.ts';
import { exportedKinds, type ExportedKind } from './exported-kinds.ts';
import { readDocuments, type DocumentRow } from './read-documents.server.ts';
import { exportReadme } from './readme.ts';
import type { ZippedFile } from './zip-stream.server.ts';

/** How often a busy engine is asked again for one page, and the longest wait in between, in ms. */
const TRIES = 5;
const WAIT_MAX_MS = 5_000;

export type ExportParts = { db: Database; engine: Engine; log: Log; product: { name: string } };

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
  for (const kind of exportedKinds) {
    for await (const row of readDocuments(parts.db, kind.table, person.id)) {
      yield* documentFiles(parts, { kind, row, missing, ...person });
    }
  }
  const about = { product: parts.product.name, madeOn: person.now, withPdfs: person.withPdfs, missing };
  yield { path: 'README.txt', bytes: Buffer.from(exportReadme(about)) };
}

type Exporting = {
  id: number;
  kind: ExportedKind;
  row: DocumentRow;
  missing: string[];
  withPdfs: boolean;
  now: Date;
};

async function* documentFiles(
  { engine, log }: ExportParts,
  { id: personId, kind, row, missing, withPdfs, now }: Exporting,
): AsyncGenerator<ZippedFile> {
  const { id, title, templateId, data, version, createdAt, updatedAt } = row;
  const path = `${kind.folder}/${titleInFileName(title, kind.noun)}-${id}`;
  yield json(`${path}.json`, { id, title, templateId, version, createdAt, updatedAt, data });
  const asked: Asked = { person: String(personId), urgency: 'background' };
  try {
    const document = kind.toPrint({ templateId, data, updatedAt, day: now.toISOString().slice(0, 10) });
    if (kind.asJsonResume) {
      const content = await patiently(() => engine.jsonResume(document, asked));
      yield json(`${path}.json-resume.json`, content);
    }
    if (withPdfs) {
      const { bytes } = await patiently(() => engine.pdf(document, asked));
      yield { path: `${path}.pdf`, bytes };
    }
  } catch (error) {
    log.warn('export.not_made', { id, folder: kind.folder, error });
    missing.push(withPdfs ? `${path}.pdf` : `${path}.json-resume.json`);
  }
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
