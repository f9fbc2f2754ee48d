import { useState } from 'react';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { readText } from '#editor/formats/fetch-format.ts';
import { LazyFormatsDialog } from '#editor/formats/lazy-formats-dialog.tsx';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog, useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { tagsOf } from './list-view.ts';
import { TagsDialog } from './tags-dialog.tsx';
import { basesFor, countOfVariants } from './tailored/groups.ts';
import { TailorDialog } from './tailored/tailor-dialog.tsx';
import type { useDocumentActions } from './use-document-actions.ts';

const AttachFromList = onDemand(async () => (await import('./tailored/attach-from-list.tsx')).default, {
  missing: (notice, { onClose }) => (
    <Dialog open onOpenChange={onClose} title="Attach to a base">
      {notice}
    </Dialog>
  ),
});

type DocumentDialogsParts = {
  kind: AnyKind;
  /** All of the person's documents of the kind, archived ones included. */
  all: readonly DocumentSummary[];
  /** Those of them that are not archived. */
  inUse: readonly DocumentSummary[];
  actions: Pick<ReturnType<typeof useDocumentActions>, 'tag' | 'remove' | 'download'>;
  /** Whether Word and pictures are open to the person, and the way to the plans. */
  hasAccess: boolean;
  seePlans: () => void;
  refreshLists: () => Promise<void>;
};

type Asking = 'tags' | 'tailor' | 'attach' | 'formats' | 'delete';

/** The windows in which something is asked about one document, and what opens them. */
export function useDocumentDialogs(parts: DocumentDialogsParts) {
  const { kind, all, inUse, actions, refreshLists } = parts;
  const [asked, setAsked] = useState<{ asking: Asking; document: DocumentSummary }>();
  const rememberFocus = useReturnFocus(asked !== undefined);
  const opens = (asking: Asking) => (document: DocumentSummary) => {
    rememberFocus();
    setAsked({ asking, document });
  };
  const of = (asking: Asking) => (asked?.asking === asking ? asked.document : undefined);
  const close = () => setAsked(undefined);
  const [deleting, tailoring, attaching] = [of('delete'), of('tailor'), of('attach')];
  const baseId = tailoring?.baseId ?? null;
  const dialogs = (
    <>
      <TagsDialog
        document={of('tags')}
        noun={kind.noun}
        known={tagsOf(all)}
        onTags={(document, tags) => actions.tag.mutate({ document, tags })}
        onClose={close}
      />
      {kind.variants && (
        <TailorDialog
          kind={kind}
          document={tailoring}
          base={baseId === null ? undefined : { title: all.find(({ id }) => id === baseId)?.title }}
          taken={all.map(({ title }) => title)}
          onMade={() => void refreshLists()}
          onClose={close}
        />
      )}
      {attaching && (
        <AttachFromList
          {...{ kind, refreshLists }}
          document={attaching}
          bases={basesFor(attaching, inUse, all)}
          onClose={close}
        />
      )}
      <DocumentFormats {...parts} document={of('formats')} onClose={close} />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && close()}
        title={`Delete ${kind.Name}`}
        subject={deleting?.title}
        description={deleting && deletionText(kind, countOfVariants(all, deleting.id))}
        confirmLabel="Delete"
        destructive
        onConfirm={() => deleting && actions.remove.mutate(deleting)}
      />
    </>
  );
  return {
    ...{
      showFormats: opens('formats'),
      editTags: opens('tags'),
      tailor: opens('tailor'),
      attach: opens('attach'),
    },
    ...{ ask: opens('delete'), dialogs },
  };
}

type DocumentFormatsProps = Pick<DocumentDialogsParts, 'kind' | 'actions' | 'hasAccess' | 'seePlans'> & {
  document: DocumentSummary | undefined;
  onClose: () => void;
};

/** The formats of one document beside the PDF. */
function DocumentFormats({ kind, actions, document, onClose, hasAccess, seePlans }: DocumentFormatsProps) {
  return (
    <LazyFormatsDialog
      noun={kind.noun}
      {...(kind.name === 'resume' && document && { templateId: document.templateId })}
      open={document !== undefined}
      onClose={onClose}
      hasAccess={hasAccess}
      onPlans={seePlans}
      onDownload={(format) => {
        onClose();
        if (document) actions.download.mutate({ document, format });
      }}
      textOf={async () => document && readText(kind.calls, document.id)}
    />
  );
}

/** What deleting one does, also to those that follow it. */
function deletionText({ noun }: AnyKind, followers: number): string {
  const question = `Are you sure you want to delete this ${noun}? This action cannot be undone.`;
  if (followers === 0) return question;
  const what =
    followers === 1
      ? `One tailored ${noun} follows it. It keeps its text and becomes a ${noun} of its own.`
      : `${followers} tailored ${noun}s follow it. They keep their text and become ${noun}s of their own.`;
  return `${question} ${what}`;
}
