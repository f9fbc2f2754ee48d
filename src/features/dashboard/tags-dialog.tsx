import { useId, useRef, useState, type FormEvent } from 'react';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CloseIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { problemOfTags, typedTags } from '#editor/fields/typed-tags.ts';

type TagsDialogProps = {
  /** Whose tags they are; nothing while the dialog is closed. */
  document: DocumentSummary | undefined;
  noun: string;
  /** Tags of other documents, which are offered. */
  known: readonly string[];
  onTags: (document: DocumentSummary, tags: string[]) => void;
  onClose: () => void;
};

/** The tags of one document: each change is saved at once. */
export function TagsDialog({ document, noun, known, onTags, onClose }: TagsDialogProps) {
  return (
    <Dialog
      open={document !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Tags"
      description={
        document &&
        `Your own words to find “${document.title}” by. They are not printed. Pressing a tag on a card shows the ${noun}s that have it.`
      }
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {document && <Tags key={document.id} {...{ document, known, onTags }} />}
    </Dialog>
  );
}

type TagsProps = Pick<TagsDialogProps, 'known' | 'onTags'> & { document: DocumentSummary };

function Tags({ document, known, onTags }: TagsProps) {
  // What is being saved stands here at once.
  const [tags, setTags] = useState<readonly string[]>(document.tags ?? []);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const offered = useId();
  const problem = problemOfTags(typed, tags);

  const change = (next: string[], news: string) => {
    setTags(next);
    setTold(news);
    onTags(document, next);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = typedTags(typed);
    if (found.length === 0 || problem) return;
    setTyped('');
    const added = found.filter((tag) => !tags.includes(tag));
    const named = (list: string[]) => list.map((tag) => `“${tag}”`).join(', ');
    if (added.length === 0) setTold(`${named(found)} ${found.length === 1 ? 'is' : 'are'} there already.`);
    else change([...tags, ...added], `${named(added)} added.`);
  };
  const remove = (tag: string) => {
    change(
      tags.filter((one) => one !== tag),
      `“${tag}” removed.`,
    );
    // The button goes with its tag.
    input.current?.focus();
  };
  return (
    <>
      <form onSubmit={add} className="flex items-end gap-2">
        <Field label="New tag" error={problem} hint="Several at once are parted by commas." className="grow">
          <TextInput
            ref={input}
            value={typed}
            list={offered}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" className={problem ? 'mb-12' : 'mb-5.5'}>
          Add
        </Button>
        <datalist id={offered}>
          {known
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </form>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-full border border-edge bg-sheet pl-3 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">{tag}</span>
              <IconButton
                label={`Remove ${tag}`}
                className="size-9 rounded-full pointer-coarse:size-11"
                onClick={() => remove(tag)}
              >
                <CloseIcon className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
