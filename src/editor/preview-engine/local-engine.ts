import { openWorkerChannel, type WorkerPort } from '#platform/worker-channel.ts';
import { photographer, type Photographed } from './photographed.ts';
import type {
  DrawAnswer,
  DrawRequest,
  EngineCalls,
  LocateAnswer,
  PageWidth,
  PictureAnswer,
  PictureRequest,
  PreviewDocument,
} from './protocol.ts';

/** A slow line has this long for the engine, and as long again for a document's fonts, in ms. */
const PREPARE_MS = 180_000;

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

/** What is asked of a worker here. */
export type DrawingWorker = Omit<EngineWorker, 'picture'>;

/** Draws documents in the browser, for as long as somebody writes. */
export type LocalEngine = {
  /** Loads what a document needs and sets it once, so that its changes come quickly. Rejects when that fails. */
  prepare(document: PreviewDocument, pageWidth: PageWidth): Promise<void>;
  /** One at a time. Rejects when the engine has failed. */
  draw(document: PreviewDocument, pageWidth: PageWidth): Promise<DrawAnswer>;
  /** How a document comes out; it is not shown. Rejects when the engine has failed. */
  locate(document: PreviewDocument): Promise<LocateAnswer>;
  close(): void;
};

/**
 * Past it the engine's memory is taken as full, in bytes: nothing of it is ever given back, and each version of a
 * document keeps about 0.2 MB.
 */
const FULL_BYTES = 300_000_000;
/** A hundred times what a page takes, in ms: past it the engine is stuck. */
const DRAW_MS = 5_000;

/** @param start starts a worker */
export function createLocalEngine(start: () => DrawingWorker): LocalEngine {
  let current = start();
  let successor: DrawingWorker | null = null;
  let successorReady = false;
  /** Whether the next drawing is the first that is shown of what the current worker draws. */
  let fresh = true;
  let closed = false;

  async function prepareWith(worker: DrawingWorker, document: PreviewDocument, pageWidth: PageWidth) {
    await worker.ready;
    const answer = await worker.draw({ document, pageWidth, everything: true, patient: true }, PREPARE_MS);
    if (answer.type === 'painted') for (const { bitmap } of answer.pages) bitmap?.close();
  }

  /** Gets a worker with empty memory ready beside the full one. */
  async function prepareSuccessor(document: PreviewDocument, pageWidth: PageWidth) {
    const next = start();
    successor = next;
    try {
      await prepareWith(next, document, pageWidth);
      successorReady = !closed;
    } catch {
      // The full one goes on for as long as it can; a second attempt would fare no better.
      next.close();
    }
  }

  return {
    async prepare(document, pageWidth) {
      fresh = true;
      await prepareWith(current, document, pageWidth);
    },

    async draw(document, pageWidth) {
      if (successor && successorReady) {
        current.close();
        current = successor;
        successor = null;
        successorReady = false;
        fresh = true;
      }
      const worker = current;
      const answer = await worker.draw({ document, pageWidth, everything: fresh, patient: false }, DRAW_MS);
      if (answer.type === 'painted') {
        fresh = false;
        if (answer.memoryBytes > FULL_BYTES && !successor) void prepareSuccessor(document, pageWidth);
      }
      return answer;
    },

    locate: (document) => current.locate(document, DRAW_MS),

    close() {
      closed = true;
      current.close();
      successor?.close();
    },
  };
}
