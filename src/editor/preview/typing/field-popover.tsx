import { Popover } from 'radix-ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { EDITS_DOCUMENT } from '#editor/history/use-shortcuts.ts';
import { caretWithin } from '#editor/fields/caret.ts';
import { fieldId, land, StandContext } from '#editor/fields/use-field-focus.ts';
import { WritingAids } from '#editor/fields/writing/writing-aids.tsx';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#ui/display/icons.tsx';
import { KEEPS_MARK } from '../use-marked-field.ts';
import type { Typed, Typing } from './use-typing.ts';

type FieldPopoverProps = {
  typing: Typing;
  typed: Typed;
  /** What stands on the page where the field is to stand beside. */
  anchor: HTMLElement;
  /** Buttons that take back and do again. */
  history: ReactNode;
  /** Leads to the text before or after this one; null where there is none. */
  onBeside: Record<'before' | 'after', (() => void) | null>;
  /** Shows the field in the form. */
  onForm: (path: string) => void;
  /** Gives the focus back to the page. */
  onLeft: () => void;
};

/** The fields of a text, on the page beside it: those of the form, with all that can be done in them there. */
export function FieldPopover(props: FieldPopoverProps) {
  const { typing, typed, anchor, history, onBeside, onForm, onLeft } = props;
  const { path, fields, landing } = typed;
  const { Field, nameOf } = typing.onPage;
  const name = useSession(useEditorSession(), ({ content }) => nameOf(path, content.data));
  // Whoever closes it here goes back to the page; a press elsewhere takes the focus with it.
  const goesBack = useRef(true);
  const leadToForm = () => {
    goesBack.current = false;
    onForm(path);
  };
  /** In the last line that is asked for, where it leads to no other field. */
  const endWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') typing.close();
  };
  useEffect(() => {
    if (landing.focus === 'keep') return;
    // What takes the focus back as it closes does so in a task of its own.
    const timer = setTimeout(() => landInField(path, fields, landing));
    return () => clearTimeout(timer);
    // Once for each time that it is called up: the paths change when entries are moved.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [landing]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && typing.close()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          {...KEEPS_MARK}
          {...EDITS_DOCUMENT}
          aria-label={name ?? 'Text'}
          align="start"
          sideOffset={10}
          collisionPadding={12}
          sticky="always"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={() => (goesBack.current = false)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (goesBack.current && !typing.isOpen()) onLeft();
          }}
          className="z-50 flex max-h-(--radix-popover-content-available-height) min-h-40 w-[min(34rem,calc(100vw-1.5rem))] animate-appear flex-col rounded-lg border border-line bg-paper shadow-lifted"
        >
          <StandContext value="page">
            {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter ends what is written in one line */}
            <div className="contents" onKeyDown={endWithEnter}>
              <WritingAids>
                <div className="grid min-h-0 gap-3 overflow-y-auto overscroll-contain p-4 [&_textarea]:max-h-60">
                  {fields.map((field, index) => (
                    // The same field, wherever its entry moves.
                    <Field key={index} path={field} />
                  ))}
                </div>
              </WritingAids>
            </div>
          </StandContext>
          <div className="flex flex-wrap items-center gap-x-1 border-t border-line px-2 py-1">
            {history}
            <Step label="Text before" onClick={onBeside.before}>
              <ArrowLeftIcon />
            </Step>
            <Step label="Text after" onClick={onBeside.after}>
              <ArrowRightIcon />
            </Step>
            <Button variant="quiet" size="small" className="ml-auto" onClick={leadToForm}>
              Open in the form
            </Button>
            <IconButton label="Close" onClick={typing.close}>
              <CloseIcon />
            </IconButton>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type StepProps = { label: string; onClick: (() => void) | null; children: ReactNode };

/** It keeps the focus at either end: a disabled button would drop it. */
function Step({ label, onClick, children }: StepProps) {
  return (
    <IconButton label={label} aria-disabled={!onClick || undefined} onClick={onClick ?? undefined}>
      {children}
    </IconButton>
  );
}

/** The focus goes to the field of the text; of a heading to its words, though it stands for the section's switch. */
function landInField(path: string, fields: readonly string[], landing: Typed['landing']): void {
  const isSwitch = document.getElementById(fieldId(path, 'page'))?.role === 'switch';
  land((isSwitch && fields[0]) || path, landing, 'page');
  const { activeElement: control } = document;
  const { within } = landing;
  if (!within || !(control instanceof HTMLInputElement)) return;
  // A date is printed in other words than it was typed in: there typing replaces the whole line.
  if (caretWithin(control.value, within.text, within.share) === undefined) control.select();
}
