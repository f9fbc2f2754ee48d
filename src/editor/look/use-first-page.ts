import { useQuery } from '@tanstack/react-query';
import { textKey } from '#documents/text/text-key.ts';
import type { PaintedPage } from '#editor/preview/preview-source.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { serverPreview } from '#editor/preview-engine/server-preview.ts';
import { hindranceToSecondEngine } from '#editor/preview-engine/suits-engine.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { pictureEngineOf } from '#editor/template-pages/template-pages.ts';

/** The first page of a document, and how many there are. */
type FirstPage = { page: PaintedPage; pages: number };

/** Half of a wide dialog, in CSS pixels; twice as sharp as that is enough to compare pages by. */
const WIDTH = 480;
const SHARPEST = 2;

/** Draws a first page once: in this browser where it has an engine for pictures, else by the server. */
export function useFirstPage(session: EditorSession, document: PreviewDocument) {
  return useQuery<FirstPage>({
    queryKey: ['first page', textKey(JSON.stringify(document))],
    queryFn: async ({ signal }) =>
      (hindranceToSecondEngine() === null && (await drawnHere(session, document))) ||
      drawnByServer(document, signal),
    gcTime: 60_000,
    retry: false,
  });
}

async function drawnHere(session: EditorSession, document: PreviewDocument): Promise<FirstPage | null> {
  const width = Math.round(WIDTH * Math.min(devicePixelRatio, SHARPEST));
  try {
    const drawn = await pictureEngineOf(session).draw(document, width);
    return drawn && { page: await onCanvas(drawn.picture), pages: drawn.pages };
  } catch {
    // The server draws what this engine cannot.
    return null;
  }
}

async function onCanvas(picture: Blob): Promise<PaintedPage> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return { kind: 'canvas', canvas, width, height };
}

async function drawnByServer(asked: PreviewDocument, signal: AbortSignal): Promise<FirstPage> {
  const { pages } = await serverPreview.drawOnce(asked, signal);
  const [page] = pages;
  if (!page) throw new Error('The server drew no page.');
  return { page, pages: pages.length };
}
