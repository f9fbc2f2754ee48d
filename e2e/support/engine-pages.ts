import type { Page } from '@playwright/test';
import type {
  DrawAnswer,
  DrawRequest,
  PageWidth,
  PreviewDocument,
} from '../../src/editor/preview-engine/protocol.ts';

/**
 * What the engine of an open builder draws of a document, asked past the builder: the builder's own worker, with the
 * files and under the policy that it has there. The page must be watched (`watchEngine`) and drawn in the browser.
 * @returns PNG files as `data:` addresses, one a page
 */
export async function drawnByEngine(
  page: Page,
  document: PreviewDocument,
  pageWidth: PageWidth,
): Promise<string[]> {
  return page.evaluate(
    async ({ document, pageWidth }) => {
      const { engine } = window;
      if (!engine) throw new Error('no engine');
      // The builder counts its own requests from one, and passes over answers to others.
      const id = 1_000_000 + Math.floor(performance.now());
      const answer = await new Promise<DrawAnswer>((resolve) => {
        const listen = ({ data }: MessageEvent<{ id?: number; answer: DrawAnswer }>) => {
          if (data.id !== id) return;
          engine.removeEventListener('message', listen);
          resolve(data.answer);
        };
        engine.addEventListener('message', listen);
        const request: DrawRequest = { document, pageWidth, everything: true, patient: true };
        engine.postMessage({ call: 'draw', id, request });
      });
      if (answer.type !== 'painted') throw new Error(JSON.stringify(answer));
      const files = answer.pages.map(async ({ bitmap }) => {
        if (!bitmap) throw new Error('a page without a picture');
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
        return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
      });
      return Promise.all(files);
    },
    { document, pageWidth },
  );
}
