import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { TITLE_MAX } from '#documents/limits.ts';
import { useSession, type EditorSession } from '#editor/session/use-session.ts';
import { classNames } from '#ui/class-names.ts';
import { EditIcon } from '#ui/display/icons.tsx';
import { controlStyle } from '#ui/fields/text-controls.tsx';

/** The title that a document is kept by, or that a first save would give it. */
function useTitle(session: EditorSession): string {
  return useSession(
    session,
    useCallback(() => session.title(), [session]),
  );
}

/** Names the browser's tab after the document, once there is something in it. */
export function useTabTitle(session: EditorSession): void {
  const title = useTitle(session);
  const isNamed = useSession(session, ({ stored, dirty }) => stored !== null || dirty);
  useEffect(() => {
    if (!isNamed) return undefined;
    const before = document.title;
    const named = `${title} – Foothold`;
    document.title = named;
    return () => {
      // The next page may have named it already.
      if (document.title === named) document.title = before;
    };
  }, [title, isNamed]);
}

type DocumentTitleProps = {
  session: EditorSession;
  /** Whether the bar has room for a long one. */
  wide?: boolean;
};

/** The document's title, and a way to change it where it stands; what is typed there is an edit like any other. */
export function DocumentTitle({ session, wide = false }: DocumentTitleProps) {
  const title = useTitle(session);
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function finish(text: string | null, takesFocus: boolean) {
    setTyped(null);
    // Nothing is kept without a title: an empty one changes nothing.
    const next = text?.trim() ?? '';
    if (next !== '' && next !== title) session.edit((content) => ({ ...content, title: next }));
    if (takesFocus) requestAnimationFrame(() => button.current?.focus());
  }

  function onKeyDown({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    // Enter and Escape also end what an input method is composing.
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') finish(currentTarget.value, true);
    if (key === 'Escape') finish(null, true);
  }

  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        onClick={() => setTyped(title)}
        aria-label={`${title}: change the title`}
        title={title}
        className={classNames(
          'group -ml-1 flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-md px-2 text-left font-semibold hover:bg-accent-wash lg:ml-0',
          wide ? 'lg:max-w-lg 2xl:max-w-3xl' : 'lg:max-w-72',
        )}
      >
        <span className="truncate">{title}</span>
        <EditIcon className="size-4 shrink-0 text-ink-faint group-hover:text-accent" />
      </button>
    );
  return (
    <span className="block w-full py-1 lg:w-72 lg:py-0">
      <label htmlFor={id} className="visually-hidden">
        Document title
      </label>
      <input
        id={id}
        ref={takeFocus}
        value={typed}
        maxLength={TITLE_MAX}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => finish(currentTarget.value, false)}
        className={controlStyle('min-h-11 w-full')}
      />
    </span>
  );
}

/** Whoever opens the field is about to type in it. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
