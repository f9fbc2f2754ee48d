import { editPathOf, GOES_ON, templateNameOf, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Menu, type MenuEntry } from '#ui/menus/menu.tsx';
import { FirstPage } from './first-page.tsx';
import { CardTags } from './card-tags.tsx';
import { CardTitle } from './card-title.tsx';
import { ChangedAt } from './changed-at.tsx';
import type { ReactNode } from 'react';

export type DocumentCardProps = {
  kind: AnyKind;
  document: DocumentSummary;
  now: Date;
  actions: readonly MenuEntry[];
  onRename: (title: string) => void;
  /** Whether this device has changes of it that are not saved. */
  unsaved: boolean;
  /** What is under way with it, such as "Downloading...". */
  busy: string | undefined;
  /** The tag whose documents are shown, where only those are. */
  shownTag: string | null;
  /** Shows the documents with a tag; with null all again. */
  onTag: (tag: string | null) => void;
  /** Of one that is archived: brings it back. */
  onBringBack?: (() => void) | undefined;
  /** Stands at its foot. */
  below?: ReactNode;
};

/** One saved document: its first page, its name and what can be done with it. */
export function DocumentCard(props: DocumentCardProps) {
  const { kind, document, now, actions, onRename, unsaved, busy, shownTag, onTag, onBringBack, below } =
    props;
  const template = templateNameOf(kind, document.templateId);
  return (
    <Card padding="none" className="flex h-full flex-col overflow-hidden">
      <FirstPage kind={kind} document={document} template={template} />
      <div className="flex grow flex-col gap-3 border-t border-line p-4">
        <div className="flex items-start justify-between gap-2">
          <CardTitle title={document.title} onRename={onRename} />
          <Menu entries={actions} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge>{template}</Badge>
          <p className="text-sm text-ink-soft">
            <ChangedAt document={document} now={now} busy={busy} />
          </p>
        </div>
        <CardTags tags={document.tags ?? []} shown={shownTag} onTag={onTag} />
        {unsaved && <p className="text-sm text-caution">This device has changes that are not saved yet.</p>}
        {onBringBack ? (
          <Button variant="secondary" className="mt-auto w-full" onClick={onBringBack}>
            Bring back
          </Button>
        ) : (
          <ButtonLink
            to={editPathOf(kind, document)}
            state={GOES_ON}
            variant="secondary"
            className="mt-auto w-full"
          >
            Edit {kind.Name}
          </ButtonLink>
        )}
        {below}
      </div>
    </Card>
  );
}
