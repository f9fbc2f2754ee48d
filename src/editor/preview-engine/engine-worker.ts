import { openWorkerChannel, type WorkerPort } from '#platform/worker-channel.ts';
import { photographer, type Photographed } from './photographed.ts';
import type {
  DrawAnswer,
  DrawRequest,
  EngineCalls,
  LocateAnswer,
  PictureAnswer,
  PictureRequest,
  PreviewDocument,
} from './protocol.ts';

/** A slow line has this long for the engine, and as long again for a document's fonts, in ms. */
export const PREPARE_MS = 180_000;

/** One worker with an engine in it. */
export type EngineWorker = {
  /** Once it can draw. Rejects when it never will. */
  ready: Promise<void>;
  /** Rejects when the engine has failed, or gives no answer in time; it is of no use any more then. */
  draw(request: DrawRequest, deadlineMs: number): Promise<DrawAnswer>;
  /** Rejects like `draw`. */
  picture(request: PictureRequest): Promise<PictureAnswer>;
  /** Rejects like `draw`. */
  locate(document: PreviewDocument, deadlineMs: number): Promise<LocateAnswer>;
  close(): void;
};

/** The worker's own file, whatever it is for, so that nothing is loaded twice; the build gives it a name with a hash. */
export function newEngineWorker(name: 'preview' | 'template-pages'): WorkerPort {
  return new Worker(new URL('./worker/preview-worker.ts', import.meta.url), { type: 'module', name });
}

/**
 * Starts an engine.
 * @param photoCame called once a photo is there that a document was drawn without
 */
export function startEngineWorker(port: WorkerPort, photoCame: () => void = () => undefined): EngineWorker {
  const photographed = photographer(photoCame);
  const channel = openWorkerChannel<EngineCalls>(port);
  const ready = channel.ask('start', undefined, PREPARE_MS);
  // Whoever draws awaits it and hears of a failure; where nobody does yet, that must be no unhandled rejection.
  ready.catch(() => undefined);
  return {
    ready,
    draw: (request, deadlineMs) =>
      withPhoto(photographed, request, (full) => channel.ask('draw', full, deadlineMs)),
    picture: (request) =>
      withPhoto(photographed, request, (full) => channel.ask('picture', full, PREPARE_MS)),
    locate: (document, deadlineMs) =>
      withPhoto(photographed, { document }, (full) => channel.ask('locate', full, deadlineMs)),
    close: channel.close,
  };
}

/** Asks at once where there is no photo to wait for. */
function withPhoto<R extends { document: PreviewDocument }, T>(
  photographed: Photographed,
  request: R,
  ask: (full: R) => Promise<T>,
): Promise<T> {
  const document = photographed(request.document);
  if (!(document instanceof Promise)) return ask(request);
  return document.then((full) => ask({ ...request, document: full }));
}
