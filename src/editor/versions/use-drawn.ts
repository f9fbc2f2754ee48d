import { useQuery } from '@tanstack/react-query';
import { textKey } from '#documents/text/text-key.ts';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { PaintedPage } from '#editor/preview/preview-source.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { serverPreview } from '#editor/preview-engine/server-preview.ts';
import { ApiError, mayPass } from '#platform/http/api-error.ts';

/** The pages of a version, and where the fields' texts stand on them. */
export type Drawn = { pages: readonly PaintedPage[]; layout?: Layout | undefined };

/** The engine may be busy with what is being written. */
const RETRIES = 4;

/** Draws a document once. The server does: the engine in the browser follows what is being written. */
export function useDrawn(document: PreviewDocument | null) {
  return useQuery<Drawn>({
    queryKey: ['drawn', document && textKey(JSON.stringify(document))],
    queryFn: ({ signal }) => serverPreview.drawOnce(document ?? {}, signal),
    enabled: document !== null,
    gcTime: 60_000,
    retry: (failures, error) => failures < RETRIES && error instanceof ApiError && mayPass(error),
  });
}
