import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { BaseMark, BaseMarkOfFolded } from '#editor/variants/tailoring-context.tsx';
import { IconButton } from '#ui/buttons/button.tsx';
import {
  AlertIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  ChevronDownIcon,
  CopyIcon,
  EyeIcon,
  EyeOffIcon,
  TrashIcon,
} from '#ui/display/icons.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { onUnfold } from './open-cards.ts';
import { DragHandle, useSortableEntry, type SortHandle } from './sorting.tsx';
import { fieldId } from './use-field-focus.ts';

type EntryCardProps = {
  path: string;
  id: string;
  name: string;
  /** What stands beside the name while the card is folded: its dates. */
  besides: string;
  level: 4 | 5;
  place: { index: number; count: number };
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Somebody writes in it. */
  onWrite: () => void;
  /** Moves it one place up (-1) or down (1). */
  onShift: (by: -1 | 1) => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
  hidden: boolean | undefined;
  onHide: (hidden: boolean) => void;
  children: ReactNode;
};

/** One entry of a list: its name, what can be done with it, and its fields; folded it is its name and dates. */
export function EntryCard(props: EntryCardProps) {
  const { path, id, name, level, place, open, onOpen, onWrite, hidden, children } = props;
  const alone = place.count === 1;
  const { ref, style, handle, longPress, moving } = useSortableEntry(id, alone);
  const card = useRef<HTMLElement | null>(null);
  const body = useId();
  const show = useEffectEvent(() => {
    if (!open) flushSync(() => onOpen(true));
  });
  useEffect(() => (card.current ? onUnfold(card.current, () => show()) : undefined), []);
  return (
    <section
      ref={(element) => {
        card.current = element;
        ref(element);
      }}
      style={style}
      id={fieldId(path)}
      tabIndex={-1}
      aria-label={name}
      className={classNames(
        'relative rounded-lg',
        level === 4 ? 'px-4' : 'border px-3',
        !open && 'py-1.5',
        open && (level === 4 ? 'py-4' : 'py-3'),
        hidden ? 'border border-dashed border-edge bg-desk' : 'bg-sheet',
        !hidden && (level === 4 ? 'shadow-sheet' : 'border-line'),
        moving,
      )}
    >
      <CardHead {...props} {...{ alone, handle, body }} longPress={open ? undefined : longPress} />
      <div id={body} hidden={!open} onFocus={onWrite} className="mt-2">
        {children}
      </div>
    </section>
  );
}

type CardHeadProps = EntryCardProps & {
  alone: boolean;
  handle: SortHandle;
  /** Begins to move a folded card by a finger that rests on it. */
  longPress: ReturnType<typeof useSortableEntry>['longPress'] | undefined;
  /** Id of what is folded away. */
  body: string;
};

function CardHead(props: CardHeadProps) {
  const { path, name, besides, level, place, open, onOpen, hidden, alone, handle, longPress, body } = props;
  const wrong = useIsWrong(path);
  const Heading = `h${level}` as const;
  return (
    <div
      {...longPress}
      className={classNames('flex flex-wrap items-center gap-x-1', !open && 'touch-manipulation select-none')}
    >
      {!alone && <DragHandle name={name} handle={handle} />}
      <div className="flex min-w-0 grow basis-32 flex-wrap items-center gap-x-3">
        <Heading
          className={classNames(
            'flex min-w-0 grow basis-52 font-serif text-lg font-semibold',
            hidden && 'text-ink-soft',
          )}
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={body}
            onClick={({ currentTarget }) => keepingPlace(currentTarget, () => onOpen(!open))}
            className={classNames(
              'flex min-h-11 min-w-0 items-center gap-1.5 rounded-md text-left',
              // Folded, the whole line opens it.
              !open && 'after:absolute after:inset-0 after:rounded-lg',
            )}
          >
            <ChevronDownIcon className={classNames('size-5 shrink-0 text-ink-soft', !open && '-rotate-90')} />
            {/* Two lines at most: the employer tells jobs of one name apart. */}
            <span className="line-clamp-2 wrap-anywhere">{name}</span>
          </button>
        </Heading>
        {!open && besides && <p className="pl-6.5 text-sm text-ink-soft">{besides}</p>}
      </div>
      {wrong && (
        <>
          <AlertIcon className="size-5 shrink-0 text-danger" />
          <span className="visually-hidden">Something here cannot be saved.</span>
        </>
      )}
      {!open && <BaseMarkOfFolded at={path} />}
      {hidden && <Badge>Hidden</Badge>}
      {open ? <Actions {...props} /> : !alone && <Shifts {...props} place={place} folded />}
      <div className="relative z-1 flex empty:hidden">
        <BaseMark at={path} where="entry" />
      </div>
    </div>
  );
}

/** Whether something in an entry cannot be saved. */
function useIsWrong(path: string): boolean {
  return useSession(useEditorSession(), ({ fieldErrors }) =>
    fieldErrors.some(({ field }) => field.startsWith(`data.${path}.`)),
  );
}

/** Opening one card may fold another above it: what was pressed stays under the finger. */
function keepingPlace(pressed: HTMLElement, change: () => void): void {
  const { top } = pressed.getBoundingClientRect();
  flushSync(change);
  window.scrollBy(0, pressed.getBoundingClientRect().top - top);
}

type ActionsProps = Pick<
  EntryCardProps,
  'path' | 'name' | 'place' | 'hidden' | 'onHide' | 'onShift' | 'onDuplicate' | 'onRemove'
> & { alone: boolean };

function Actions(props: ActionsProps) {
  const { path, name, hidden, onHide, onDuplicate, onRemove, alone } = props;
  return (
    <div className="-mr-2 ml-auto flex">
      {hidden !== undefined && (
        <IconButton
          id={fieldId(`${path}.hidden`)}
          label={hidden ? `Show ${name} on the page` : `Hide ${name} from the page`}
          onClick={() => onHide(!hidden)}
        >
          {hidden ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      )}
      {!alone && <Shifts {...props} />}
      {onDuplicate && (
        <IconButton label={`Duplicate ${name}`} onClick={onDuplicate}>
          <CopyIcon />
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}

type ShiftsProps = Pick<EntryCardProps, 'name' | 'place' | 'onShift'> & { folded?: boolean };

function Shifts({ name, place, onShift, folded = false }: ShiftsProps) {
  return (
    <div className={classNames('flex', folded && 'relative z-1 -mr-2 max-sm:hidden')}>
      <Shift name={name} by={-1} possible={place.index > 0} onShift={onShift} />
      <Shift name={name} by={1} possible={place.index < place.count - 1} onShift={onShift} />
    </div>
  );
}

type ShiftProps = { name: string; by: -1 | 1; possible: boolean; onShift: (by: -1 | 1) => void };

export function Shift({ name, by, possible, onShift }: ShiftProps) {
  return (
    <IconButton
      label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={!possible || undefined}
      onClick={({ currentTarget }) => {
        if (!possible) return;
        onShift(by);
        // An entry that is put elsewhere in the page loses the focus on its way.
        setTimeout(() => {
          currentTarget.focus({ preventScroll: true });
          currentTarget.scrollIntoView({ block: 'nearest' });
        });
      }}
    >
      {by < 0 ? <ArrowUpIcon /> : <ArrowDownIcon />}
    </IconButton>
  );
}
