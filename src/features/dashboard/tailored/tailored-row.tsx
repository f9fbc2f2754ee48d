import { editPathOf, GOES_ON, templateNameOf } from '#editor/session/edited-kind.ts';
import type { VariantDifferences } from '#editor/store/variants/contract.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { CardTags } from '../card-tags.tsx';
import { CardTitle } from '../card-title.tsx';
import { ChangedAt } from '../changed-at.tsx';
import type { DocumentCardProps } from '../document-card.tsx';
import { differenceText, toDecideText } from './difference-text.ts';

type TailoredRowProps = Omit<DocumentCardProps, 'below'> & {
  /** In what it differs from its base; nothing while that is not known. */
  differences: VariantDifferences | undefined;
  /** The design of its base, where that is known. */
  baseTemplateId: string | undefined;
};

/** One document that follows another: its name, in what it differs, and what can be done with it. */
export function TailoredRow(props: TailoredRowProps) {
  const { kind, document, now, actions, onRename, unsaved, busy, shownTag, onTag, onBringBack } = props;
  const { differences } = props;
  const { title, templateId, tags = [] } = document;
  const toDecide = differences && toDecideText(differences.toDecide);
  // Another look than its base has is told, too.
  const isRestyled = props.baseTemplateId !== undefined && templateId !== props.baseTemplateId;
  const template = isRestyled ? templateNameOf(kind, templateId) : undefined;
  return (
    <div className="flex flex-wrap items-start gap-x-2 px-4 py-2">
      <div className="min-w-0 grow basis-0">
        <CardTitle title={title} level={3} onRename={onRename} />
        <p className="flex min-h-5.5 flex-wrap gap-x-3 text-sm text-ink-soft">
          {toDecide && <span className="font-semibold text-caution">{toDecide}</span>}
          {differences && <span className="text-ink">{differenceText(differences)}</span>}
          {template !== undefined && <Badge>{template}</Badge>}
          <span>
            <ChangedAt document={document} now={now} busy={busy} />
          </span>
        </p>
        {tags.length > 0 && (
          <div className="mt-2 mb-1">
            <CardTags tags={tags} shown={shownTag} onTag={onTag} />
          </div>
        )}
        {unsaved && <p className="text-sm text-caution">This device has changes that are not saved yet.</p>}
      </div>
      <div className="flex items-center gap-1">
        {onBringBack ? (
          <Button variant="secondary" size="small" aria-label={`Bring back ${title}`} onClick={onBringBack}>
            Bring back
          </Button>
        ) : (
          <ButtonLink
            to={editPathOf(kind, document)}
            state={GOES_ON}
            variant="secondary"
            size="small"
            aria-label={`Edit ${title}`}
          >
            Edit
          </ButtonLink>
        )}
        <Menu entries={actions} />
      </div>
    </div>
  );
}
