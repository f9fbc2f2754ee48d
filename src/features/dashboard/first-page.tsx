import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { localDay } from '#platform/clock/clock.ts';
import { inTurn, mayComeLater } from './drawn-in-turn.ts';
import { useSeen } from './use-seen.ts';

/** The picture of a document's first page, fetched once it comes into view; a coloured block until then. */
export function FirstPage({ kind, document, template }: Props) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const { data: picture } = useQuery({
    queryKey: [kind.path, document.id, 'thumbnail', document.updatedAt],
    queryFn: ({ signal }) =>
      inTurn(signal, async () => {
        const query = { date: localDay(new Date()) };
        const { content } = await kind.calls.thumbnail({ params: { id: document.id }, query, signal });
        return content.size > 0 ? content : null;
      }),
    enabled: seen,
    retry: mayComeLater,
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

type Props = { kind: AnyKind; document: DocumentSummary; template: string };

/** Stands where the picture will be, or where none can be drawn. */
function Placeholder({ template }: { template: string }) {
  return (
    <div className="flex h-full items-center justify-center bg-accent-wash p-4 text-center">
      <span className="font-serif text-xl text-accent-deep">{template}</span>
    </div>
  );
}
