import { useQuery } from '@tanstack/react-query';
import { textKey } from '#documents/text/text-key.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import { SvgPage } from '#editor/preview/page-view.tsx';
import type { PaintedPage } from '#editor/preview/preview-source.ts';
import { serverPreview } from '#editor/preview-engine/server-preview.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { localDay } from '#platform/clock/clock.ts';
import { inTurn, mayComeLater } from '../drawn-in-turn.ts';
import { useSeen } from '../use-seen.ts';

type DraftPageProps = { kind: AnyKind; draft: Draft; title: string; template: string };

/** The first page of what was never saved, drawn once it comes into view; the template's name where it cannot be. */
export function DraftPage({ kind, draft, title, template }: DraftPageProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const { data: page } = useQuery({
    queryKey: ['draft-page', kind.name, draft.templateId, textKey(JSON.stringify(draft.data))],
    queryFn: ({ signal }) =>
      inTurn(signal, async () => {
        const { templateId, data } = draft;
        const document = {
          kind: kind.name,
          templateId,
          data: kind.prepare(data),
          date: localDay(new Date()),
        };
        const [first] = (await serverPreview.drawOnce(document, signal)).pages;
        return first && isDrawn(first) ? first : null;
      }),
    enabled: seen,
    gcTime: 60_000,
    retry: mayComeLater,
  });
  return (
    <div ref={ref} className="aspect-[595/842] overflow-hidden bg-white">
      {page ? (
        <SvgPage page={page} label={`First page of ${title}`} className="w-full" />
      ) : (
        <div className="flex h-full items-center justify-center bg-accent-wash p-2 text-center">
          <span className="font-serif text-accent-deep wrap-anywhere">{template}</span>
        </div>
      )}
    </div>
  );
}

function isDrawn(page: PaintedPage): page is Extract<PaintedPage, { kind: 'svg' }> {
  return page.kind === 'svg';
}
