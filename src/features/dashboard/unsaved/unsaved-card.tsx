import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { relativeTime } from '../relative-time.ts';
import { continuePath, type UnsavedDocument } from './unsaved-documents.ts';

type Props = { document: UnsavedDocument; now: Date; onDiscard: () => void };

/** A document that is on this device alone: its template, its name, and the way on. */
export function UnsavedCard({ document, now, onDiscard }: Props) {
  const { kind, draft } = document;
  const { templateId, writtenAt } = draft;
  const title = kind.titleOf(draft);
  return (
    <Card padding="none" className="flex h-full overflow-hidden">
      <div className="w-24 shrink-0 overflow-hidden border-r border-line bg-white sm:w-32">
        <TemplatePicture picture={kind.templatePicture(templateId)} alt="" sizes="128px" />
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-4">
        <h3 className="line-clamp-2 text-lg wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="caution">Not saved yet</Badge>
          <Badge>{kind.templateName(templateId)}</Badge>
        </div>
        <p className="text-sm text-ink-soft">
          {kind.Noun}, written <time dateTime={writtenAt}>{relativeTime(new Date(writtenAt), now)}</time>
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <ButtonLink to={continuePath(document)} size="small" aria-label={`Continue ${title}`}>
            Continue
          </ButtonLink>
          <Button variant="secondary" size="small" aria-label={`Discard ${title}`} onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </div>
    </Card>
  );
}
