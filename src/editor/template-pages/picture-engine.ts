import type { EngineWorker } from '#editor/preview-engine/engine-worker.ts';
import type { PageWidth, PreviewDocument } from '#editor/preview-engine/protocol.ts';

/** What is asked of a worker here. */
export type PictureWorker = Pick<EngineWorker, 'ready' | 'picture' | 'close'>;

/** Draws first pages small, beside the engine that follows the typing and without ever standing in its way. */
export type PictureEngine = {
  /**
   * One at a time. Null where this document cannot be set.
   * Rejects when the engine cannot be had, or has failed.
   */
  draw(document: PreviewDocument, pageWidth: PageWidth): Promise<Blob | null>;
  /** Gives its memory back; a later drawing starts it anew. */
  rest(): void;
};

/**
 * Past it a worker is ended and the next drawing begins a new one, in bytes: nothing of an engine's memory is ever given
 * back. It may hold less than the preview's, which cannot pause.
 */
const FULL_BYTES = 250_000_000;

/** @param start starts a worker */
export function createPictureEngine(start: () => PictureWorker): PictureEngine {
  let worker: PictureWorker | null = null;

  const rest = () => {
    worker?.close();
    worker = null;
  };

  return {
    async draw(document, pageWidth) {
      const current = (worker ??= start());
      try {
        await current.ready;
        const answer = await current.picture({ document, pageWidth });
        if (answer.type !== 'picture') return null;
        if (answer.memoryBytes > FULL_BYTES && worker === current) rest();
        return answer.picture;
      } catch (error) {
        if (worker === current) rest();
        throw error;
      }
    },
    rest,
  };
}
