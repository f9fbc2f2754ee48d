import { useEffect, useMemo } from 'react';
import type { Content } from '#editor/session/content.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { CanvasPage, SvgPage } from '#editor/preview/page-view.tsx';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import { type PicturedKind, pictureEngineOf } from '#editor/template-pages/template-pages.ts';
import { VersionProblem } from '#editor/versions/version-problem.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/display/loaded.tsx';
import { DRAWING_TEXTS, pagesInWords } from './drawing-texts.ts';
import { withNewestDrawing } from './template-choice.ts';
import { useFirstPage } from './use-first-page.ts';

type DrawingsDialogProps = {
  session: EditorSession;
  pictured: PicturedKind;
  noun: string;
  onClose: () => void;
  onTake: () => void;
};

/** The first page as it is beside the first page in the newest drawing; one of them is chosen. */
export function DrawingsDialog({ session, pictured, noun, onClose, onTake }: DrawingsDialogProps) {
  const { content } = session.state();
  const [before, after] = useMemo(() => {
    // The session is of the kind that the line was made for.
    const documentOf = (each: Content<unknown>) => pictured.toDocument(each as Content<never>);
    return [documentOf(content), documentOf(withNewestDrawing(content))];
  }, [content, pictured]);
  useEffect(() => () => pictureEngineOf(session).rest(), [session]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="page"
      title={DRAWING_TEXTS.title}
      description={DRAWING_TEXTS.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {DRAWING_TEXTS.keep}
          </Button>
          <Button onClick={onTake}>{DRAWING_TEXTS.take}</Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Side {...{ session, noun }} name={DRAWING_TEXTS.before} document={before} />
        <Side {...{ session, noun }} name={DRAWING_TEXTS.after} document={after} />
      </div>
    </Dialog>
  );
}

type SideProps = { session: EditorSession; noun: string; name: string; document: PreviewDocument };

const SHEET = 'block h-auto w-full bg-white shadow-sheet';

function Side({ session, noun, name, document }: SideProps) {
  const { data, error, refetch } = useFirstPage(session, document);
  const label = `${name}: first page of your ${noun}`;
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="mb-2 flex flex-wrap items-baseline gap-x-2 text-base">
        {name}
        <span role="status" className="font-sans text-sm font-normal text-ink-soft">
          {data && pagesInWords(data.pages)}
          {!data && !error && <span className="visually-hidden">{DRAWING_TEXTS.drawing}</span>}
        </span>
      </h3>
      {error && (
        <VersionProblem
          error={error}
          failed={DRAWING_TEXTS.failed}
          missing={DRAWING_TEXTS.failed}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="aspect-[595/842] w-full" />}
      {data?.page.kind === 'canvas' && <CanvasPage page={data.page} label={label} shown className={SHEET} />}
      {data?.page.kind === 'svg' && <SvgPage page={data.page} label={label} className={SHEET} />}
    </section>
  );
}
