import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { showCaret } from '#editor/fields/caret.ts';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { typeInto } from '#editor/fields/writing/type-into.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { BulbIcon } from '#ui/display/icons.tsx';
import { insertBullet, insertSentence } from './insert-phrase.ts';
import { usePhrasePanel } from './open-panel.ts';
import { PhrasePanel } from './phrase-panel.tsx';
import type { PhraseGroups } from './phrase-groups.ts';

export type PhraseHelpProps = {
  /** Where the text stands that they are for. */
  path: string;
  /** What that text is called: "Description of job 1". */
  name: string;
  /** Whether a phrase is a bullet of its own or goes on in the text. */
  as: 'bullets' | 'sentences';
  /** What the groups are. */
  groupsLabel: string;
  /** Loaded when they are opened: they are many words. It must keep its identity. */
  load: () => Promise<PhraseGroups>;
  /** The title by which a group is chosen. */
  title: string;
  /** Further buttons beside it. */
  children?: ReactNode;
};

/**
 * Examples and phrases for a text, beside it: over the preview where that stands at its side, else below it, and never
 * over the text itself, which can be written in meanwhile.
 */
export function PhraseHelp({ path, name, as, children, ...about }: PhraseHelpProps) {
  const session = useEditorSession();
  const [open, setOpen] = usePhrasePanel();
  const button = useRef<HTMLButtonElement>(null);
  const id = `${fieldId(path)}-phrases`;
  // Whoever comes back to the section begins without it.
  const close = useEffectEvent(() => setOpen(false));
  useEffect(() => () => close(), []);

  const insert = (phrase: string) => {
    const field = document.getElementById(fieldId(path));
    if (!(field instanceof HTMLTextAreaElement)) return;
    // A text that nobody has been in has its caret before its first letter.
    const caret = field.selectionEnd || field.value.length;
    const put = as === 'bullets' ? insertBullet : insertSentence;
    const next = put(field.value, caret, phrase);
    session.endStep();
    typeInto(field, next, 'insertText');
    session.endStep();
    field.focus({ preventScroll: true });
    field.setSelectionRange(next.from, next.to);
    showCaret(field, next.from);
  };
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  const place = useRef<HTMLDivElement>(null);
  useCloseByEscape(place, path, open, (isInText) => (isInText ? setOpen(false) : leave()));
  return (
    <div ref={place}>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <BulbIcon />
          Examples and phrases
        </Button>
        {children}
      </div>
      {open && <PhrasePanel {...about} id={id} name={name} onChoose={insert} onClose={leave} />}
    </div>
  );
}

/** Escape closes them: in the text, too, where the caret then stays. */
function useCloseByEscape(
  place: RefObject<HTMLElement | null>,
  path: string,
  open: boolean,
  onClose: (isInText: boolean) => void,
): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const field = document.getElementById(fieldId(path));
    const here = place.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const isInText = event.currentTarget === field;
      if (!isInText) event.stopPropagation();
      close(isInText);
    };
    field?.addEventListener('keydown', onKey);
    here?.addEventListener('keydown', onKey);
    return () => {
      field?.removeEventListener('keydown', onKey);
      here?.removeEventListener('keydown', onKey);
    };
  }, [place, path, open]);
}
