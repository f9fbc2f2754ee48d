import { useState } from 'react';
import { canLeaveOut } from '#documents/leave-out/choices.ts';
import { LazyFormatsDialog } from '#editor/formats/lazy-formats-dialog.tsx';
import { LazyLinksDialog } from '#editor/links/lazy-links-dialog.tsx';
import { useSession } from '#editor/session/use-session.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { DocumentEditing } from './use-document-editing.ts';

type WaysOutProps = {
  session: DocumentSession<Record<string, unknown>>;
  kind: { name: string; path: `/api/${string}` };
  noun: string;
  editing: DocumentEditing;
  hasAccess: boolean;
};

/** What there is beside the PDF: other files, and a link instead of a file. */
export function WaysOut({ session, kind: { name, path }, noun, editing, hasAccess }: WaysOutProps) {
  const { formats, savedId } = editing;
  const templateId = useSession(session, ({ content }) => content.templateId);
  const [linksOpen, setLinksOpen] = useState(false);
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
