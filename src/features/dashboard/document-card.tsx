import { TITLE_MAX } from '#documents/limits.ts';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { tooLong } from '#ui/fields/field.tsx';
import { editPathOf, templateNameOf, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { Button, ButtonLink, IconButton } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { Menu, type MenuEntry } from '#ui/menus/menu.tsx';
import { FirstPage } from './first-page.tsx';
import { relativeTime } from './relative-time.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fitTitle } from '#documents/fit-title.ts';

import { EditIcon } from '#ui/display/icons.tsx';

type Props = {
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
};

/** One saved document: its first page, its name and what can be done with it. */
export function DocumentCard(props: Props) {
  const { kind, document, now, actions, onRename, unsaved, busy, shownTag, onTag, onBringBack } = props;
  const updated = new Date(document.updatedAt);
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
        <CardTags tags={document.tags ?? []} shown={shownTag} onTag={onTag} />
        {unsaved && <p className="text-sm text-caution">This device has changes that are not saved yet.</p>}
        {onBringBack ? (
          <Button variant="secondary" className="mt-auto w-full" onClick={onBringBack}>
            Bring back
          </Button>
        ) : (
          <ButtonLink to={editPathOf(kind, document)} variant="secondary" className="mt-auto w-full">
            Edit {kind.Name}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

type CardTagsProps = { tags: readonly string[]; shown: string | null; onTag: (tag: string | null) => void };

/** A document's tags; pressing one shows those that have it, pressing it again shows all. */
function CardTags({ tags, shown, onTag }: CardTagsProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-label={`Show only ${tag}`}
            aria-pressed={shown === tag}
            onClick={() => onTag(shown === tag ? null : tag)}
            className={classNames(
              'min-h-7 max-w-full rounded-full border px-2.5 text-left text-xs font-semibold wrap-anywhere transition-colors',
              shown === tag
                ? 'border-accent bg-accent-wash text-accent-deep'
                : 'border-edge bg-sheet text-ink-soft hover:border-accent hover:text-accent',
            )}
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}

type CardTitleProps = { title: string; onRename: (title: string) => void };

/** A document's title, which is changed in its place: Enter or leaving it keeps the new one, Escape the old one. */
function CardTitle({ title, onRename }: CardTitleProps) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (editing || !returns.current) return;
    returns.current = false;
    button.current?.focus();
  }, [editing]);

  const close = (typed: string, by: 'key' | 'leaving') => {
    if (!editing) return;
    returns.current = by === 'key';
    setEditing(false);
    const next = fitTitle(typed, title);
    if (next !== title) onRename(next);
  };
  if (editing) return <TitleInput title={title} onClose={close} />;
  return (
    <div className="flex min-w-0 grow items-start">
      <h2 className="line-clamp-2 min-w-0 pt-1.5 text-lg wrap-anywhere">{title}</h2>
      <IconButton
        ref={button}
        label={`Rename ${title}`}
        onClick={() => setEditing(true)}
        className="text-ink-faint"
      >
        <EditIcon className="size-4.5" />
      </IconButton>
    </div>
  );
}

type TitleInputProps = { title: string; onClose: (typed: string, by: 'key' | 'leaving') => void };

function TitleInput({ title, onClose }: TitleInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(title);
  const problemId = useId();
  const problem = tooLong(typed, TITLE_MAX);
  useEffect(() => input.current?.select(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // The key must not press the button that takes the focus next.
    event.preventDefault();
    if (event.key === 'Enter' && problem) return;
    onClose(event.key === 'Enter' ? typed : title, 'key');
  };
  return (
    <div className="min-w-0 grow">
      <TextInput
        ref={input}
        aria-label="Title"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && problemId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        // What cannot be saved stays where it can be mended.
        onBlur={() => !problem && onClose(typed, 'leaving')}
        className="font-serif text-lg font-semibold"
      />
      {problem && (
        <p id={problemId} className="mt-1 text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
