import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { fitTitle } from '#documents/fit-title.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EditIcon } from '#ui/display/icons.tsx';
import { tooLong } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';

type CardTitleProps = {
  title: string;
  /** Below the heading of its group a title stands lower. */
  level?: 2 | 3;
  onRename: (title: string) => void;
};

/** A document's title, which is changed in its place: Enter or leaving it keeps the new one, Escape the old one. */
export function CardTitle({ title, level = 2, onRename }: CardTitleProps) {
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
  const Heading = `h${level}` as const;
  return (
    <div className="flex min-w-0 grow items-start">
      <Heading
        className={classNames(
          'line-clamp-4 min-w-0 wrap-anywhere',
          level === 2 ? 'pt-1.5 text-lg' : 'pt-2.5',
        )}
      >
        {title}
      </Heading>
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
