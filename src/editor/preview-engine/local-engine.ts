import { PREPARE_MS, type EngineWorker } from './engine-worker.ts';
import type { DrawAnswer, LocateAnswer, PageWidth, PreviewDocument } from './protocol.ts';

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
