import type { DocumentSummary } from '#editor/store/contract.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Menu, type MenuEntry } from '#ui/menus/menu.tsx';
import { CardTitle } from './card-title.tsx';
import type { DashboardKind } from './document-kinds.ts';
import { FirstPage } from './first-page.tsx';
import { relativeTime } from './relative-time.ts';

type Props = {
  kind: DashboardKind;
  document: DocumentSummary;
  now: Date;
  actions: readonly MenuEntry[];
  onRename: (title: string) => void;
  /** Whether this device has changes of it that are not saved. */
  unsaved: boolean;
  /** What is under way with it, such as "Downloading...". */
  busy: string | undefined;
};

/** One saved document: its first page, its name and what can be done with it. */
export function DocumentCard({ kind, document, now, actions, onRename, unsaved, busy }: Props) {
  const updated = new Date(document.updatedAt);
  const template = kind.templateName(document.templateId);
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
            <span aria-live="polite">{busy}</span>
            {!busy && (
              <time
                dateTime={document.updatedAt}
                title={updated.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
              >
                {relativeTime(updated, now)}
              </time>
            )}
          </p>
        </div>
        {unsaved && <p className="text-sm text-caution">This device has changes that are not saved yet.</p>}
        <ButtonLink to={kind.editPath(document)} variant="secondary" className="mt-auto w-full">
          Edit {kind.Name}
        </ButtonLink>
      </div>
    </Card>
  );
}
