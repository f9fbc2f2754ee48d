import { useCallback, useState } from 'react';
import { canLeaveOut } from '#documents/leave-out/choices.ts';
import { LazyFormatsDialog } from '#editor/formats/lazy-formats-dialog.tsx';
import { LazyLinksDialog } from '#editor/links/lazy-links-dialog.tsx';
import type { CountPages } from '#editor/formats/ats-pages.tsx';
import { livePreviewOf } from '#editor/preview/tried-template.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import type { Content } from '#editor/session/content.ts';
import { useSession } from '#editor/session/use-session.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { DocumentEditing } from './use-document-editing.ts';

type WaysOutProps = {
  session: DocumentSession<Record<string, unknown>>;
  kind: { name: string; path: `/api/${string}` };
  noun: string;
  editing: DocumentEditing;
  hasAccess: boolean;
  /** What the engine is asked for. */
  toDocument: (content: Content<Record<string, unknown>>) => PreviewDocument;
};

/** What there is beside the PDF: other files, and a link instead of a file. */
export function WaysOut(props: WaysOutProps) {
  const {
    session,
    kind: { name, path },
    noun,
    editing,
    hasAccess,
    toDocument,
  } = props;
  const { formats, savedId } = editing;
  const templateId = useSession(session, ({ content }) => content.templateId);
  const [linksOpen, setLinksOpen] = useState(false);
  const countPages = useCallback<CountPages>(
    (signal) => pagesInBoth(session, toDocument, signal),
    [session, toDocument],
  );
  const showLinks = () => {
    formats.close();
    setLinksOpen(true);
  };
  const seePlans = () => {
    setLinksOpen(false);
    formats.seePlans();
  };
  return (
    <>
      <LazyFormatsDialog
        noun={noun}
        {...(name === 'resume' && { templateId })}
        open={formats.open}
        onClose={formats.close}
        hasAccess={hasAccess}
        onDownload={formats.take}
        onPlans={formats.seePlans}
        textOf={formats.textOf}
        countPages={countPages}
        {...(canLeaveOut(name) && { onLink: showLinks })}
      />
      {canLeaveOut(name) && (
        <LazyLinksDialog
          {...{ session, noun, hasAccess, savedId }}
          kind={{ name, path }}
          open={linksOpen}
          onClose={() => setLinksOpen(false)}
          onPlans={seePlans}
        />
      )}
    </>
  );
}

/** Counts the pages of a document as it is and in one column, where this browser can. */
async function pagesInBoth(
  session: WaysOutProps['session'],
  toDocument: WaysOutProps['toDocument'],
  signal: AbortSignal,
): ReturnType<CountPages> {
  const preview = livePreviewOf(session);
  if (!preview?.drawsHere()) return undefined;
  const document = toDocument(session.state().content);
  const own = await preview.locate(document, signal);
  if (signal.aborted) return undefined;
  const copy = await preview.locate({ ...document, layout: 'single' }, signal);
  return { own: own.pages, copy: copy.pages };
}
