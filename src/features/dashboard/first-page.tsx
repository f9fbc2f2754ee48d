import { useCallback, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';
import type { DashboardKind } from './document-kinds.ts';
import { localDay } from '#platform/clock/clock.ts';
import { inTurn } from './pictures-in-turn.ts';

/** How far below the window a card's picture is already fetched. */
const AHEAD = '300px';
/** Another tab may have the server's engine at work for this person. */
const RETRIES = 4;

/** The picture of a document's first page, fetched once it comes into view; a coloured block until then. */
export function FirstPage({ kind, document, template }: Props) {
  const { ref, seen } = useSeen();
  const { data: picture } = useQuery({
    queryKey: [kind.api, document.id, 'thumbnail', document.updatedAt],
    queryFn: ({ signal }) =>
      inTurn(signal, () =>
        fetchPicture(`${kind.api}/${document.id}/thumbnail?date=${localDay(new Date())}`, signal),
      ),
    enabled: seen,
    // The engine may be busy for a moment; a picture that cannot be drawn stays away.
    retry: (failures, error) => failures < RETRIES && error instanceof ApiError && error.status >= 500,
  });
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !picture) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
  return (
    <div ref={ref} className="relative aspect-[4/3] overflow-hidden">
      {picture ? (
        <img ref={show} alt={`First page of ${document.title}`} className="w-full bg-white" />
      ) : (
        <Placeholder template={template} />
      )}
    </div>
  );
}

type Props = { kind: DashboardKind; document: DocumentSummary; template: string };

/** Stands where the picture will be, or where none can be drawn. */
function Placeholder({ template }: { template: string }) {
  return (
    <div className="flex h-full items-center justify-center bg-accent-wash p-4 text-center">
      <span className="font-serif text-xl text-accent-deep">{template}</span>
    </div>
  );
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob | null> {
  const response = await apiFetch(path, { signal });
  const picture = await response.blob();
  return picture.size > 0 ? picture : null;
}

/** Whether an element has been in view; from then on it stays so. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, seen };
}
