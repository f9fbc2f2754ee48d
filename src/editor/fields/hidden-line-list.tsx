import type { HiddenLine } from '#documents/text/hidden-lines.ts';
import { useRemoval, UndoLine } from '#editor/history/removal.tsx';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { EyeOffIcon, TrashIcon } from '#ui/display/icons.tsx';
import { useFieldId } from './use-field-focus.ts';

type HiddenLineListProps = {
  /** Where in the document's data the hidden lines stand. */
  path: string;
  lines: readonly HiddenLine[];
  onShow: (index: number) => void;
  onDelete: (index: number) => void;
};

/** Lines of a long text that are kept and not printed. */
export function HiddenLineList({ path, lines, onShow, onDelete }: HiddenLineListProps) {
  const session = useEditorSession();
  const fieldId = useFieldId();
  const { removal, offer, hold } = useRemoval(useSession(session, ({ history }) => history));
  const takeOut = (index: number, name: string) => {
    onDelete(index);
    const restore = () => {
      session.undo();
      setTimeout(() => document.getElementById(fieldId(path))?.focus());
    };
    offer({ name, index, since: session.state().history, restore });
  };
  return (
    <>
      {lines.length > 0 && (
        <div
          id={fieldId(path)}
          tabIndex={-1}
          role="group"
          aria-label="Hidden lines"
          className="rounded-md border border-dashed border-edge px-3 pt-2 pb-1"
        >
          <p className="flex items-center gap-1.5 text-xs font-semibold text-ink-soft">
            <EyeOffIcon className="size-4 shrink-0" />
            Hidden: kept here, not printed
          </p>
          <ul>
            {lines.map((line, index) => (
              <li key={`${index} ${line.text}`} className="flex flex-wrap items-center gap-x-2 text-sm">
                <span className="min-w-0 grow basis-40 py-1 text-ink-soft wrap-anywhere">{line.text}</span>
                <span className="-mr-2 ml-auto flex items-center">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Show again: ${line.text}`}
                    onClick={() => onShow(index)}
                  >
                    Show again
                  </Button>
                  <IconButton
                    label={`Delete hidden line: ${line.text}`}
                    className="size-9! pointer-coarse:size-11!"
                    onClick={() => takeOut(index, line.text)}
                  >
                    <TrashIcon />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {removal && <UndoLine removal={removal} onHold={hold} />}
    </>
  );
}
