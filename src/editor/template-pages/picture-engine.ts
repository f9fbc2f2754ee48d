import type { EngineWorker } from '#editor/preview-engine/local-engine.ts';
import type { PageWidth, PreviewDocument } from '#editor/preview-engine/protocol.ts';

/** What is asked of a worker here. */
export type PictureWorker = Pick<EngineWorker, 'ready' | 'picture' | 'close'>;

/** A first page, and how many pages there are. */
export type FirstPage = { picture: Blob; pages: number };

/** Draws first pages small, beside the engine that follows the typing and without ever standing in its way. */
export type PictureEngine = {
  /**
   * Null where this document cannot be set.
   * Rejects when the engine cannot be had, or has failed.
   */
  draw(document: PreviewDocument, pageWidth: PageWidth): Promise<FirstPage | null>;
  /** Gives its memory back, once nothing is drawn; a later drawing starts it anew. */
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
  let underWay = 0;
  let isTired = false;

  const end = () => {
    worker?.close();
    worker = null;
    isTired = false;
  };
  const rest = () => {
    if (underWay === 0) end();
    else isTired = true;
  };

  return {
    async draw(document, pageWidth) {
      const current = (worker ??= start());
      underWay += 1;
      isTired = false;
      try {
        await current.ready;
        const answer = await current.picture({ document, pageWidth });
        if (answer.type !== 'picture') return null;
        if (answer.memoryBytes > FULL_BYTES) isTired = true;
        const { picture, pages } = answer;
        return { picture, pages };
      } catch (error) {
        if (worker === current) end();
        throw error;
      } finally {
        underWay -= 1;
        if (isTired) rest();
      }
    },
    rest,
  };
}
