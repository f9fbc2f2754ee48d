import type { ImportedFile, ImportRefusal } from '#documents/import/imported-file.ts';
import type { ReadLetter } from '#documents/import/letter/read-letter.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { PageDrawer } from '#editor/file-pages/file-page.tsx';
import { openWorkerChannel, WorkerFailedError, type WorkerPort } from '#platform/worker-channel.ts';
import type { Brought, ImportCalls } from './protocol.ts';

/** Why there is nothing to review: what was brought cannot be read, or the reader failed. */
export type ReadingRefusal = ImportRefusal | 'failed';

export type ReadingOutcome = { ok: true; imported: ImportedFile } | { ok: false; reason: ReadingRefusal };

export type LetterReading = { ok: true; letter: ReadLetter } | { ok: false; reason: ReadingRefusal };

/** One worker for one file, from its choice until another takes its place. */
export type ImportEngine = PageDrawer & {
  /** Once for an engine. Never rejects. */
  read(brought: Brought): Promise<ReadingOutcome>;
  /** The same as a cover letter. */
  readLetter(brought: Brought): Promise<LetterReading>;
  close(): void;
};

/** Two pages take about a second, and a slow phone six times as long: past it, in ms, a file is given up. */
const READING_LIMIT_MS = 45_000;

/** A page is drawn in less than a second: past it, in ms, the worker hangs. */
const DRAWING_LIMIT_MS = 30_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newImportWorker(): WorkerPort {
  return new Worker(new URL('./worker/import-worker.ts', import.meta.url), {
    type: 'module',
    name: 'import',
  });
}

export function startImportEngine(port: WorkerPort): ImportEngine {
  const channel = openWorkerChannel<ImportCalls>(port);
  // A failure is told to whoever asks for the file.
  channel.ask('prepare', {}).catch(() => undefined);
  return {
    read: (brought) =>
      channel.ask('read', { brought, paper: browserPaper() }, READING_LIMIT_MS).catch(refused),
    readLetter: (brought) =>
      channel.ask('readLetter', { brought, paper: browserPaper() }, READING_LIMIT_MS).catch(refused),
    draw: (page, width) => channel.ask('draw', { page, width }, DRAWING_LIMIT_MS),
    close: channel.close,
  };
}

function refused(error: unknown): { ok: false; reason: ReadingRefusal } {
  const late = error instanceof WorkerFailedError && error.late;
  return { ok: false, reason: late ? 'took-too-long' : 'failed' };
}
