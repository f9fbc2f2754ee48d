import { useEffect, useEffectEvent } from 'react';
import { onUnfold } from '#editor/fields/open-cards.ts';
import { useSortableEntry, useSortableGap } from '#editor/fields/sorting.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { CloseIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';

type SkillChipProps = {
  id: string;
  /** Where the skill stands in the data. */
  path: string;
  skill: string;
  /** Whether it is the one that the buttons below the list are for. */
  chosen: boolean;
  alone: boolean;
  onChoose: () => void;
  /** Chooses it where somebody is led to it, as from the page. */
  onShow: () => void;
  onRemove: () => void;
};

/** One skill: dragged by its name, which a press chooses, and removed by its cross. */
export function SkillChip({ id, path, skill, chosen, alone, onChoose, onShow, onRemove }: SkillChipProps) {
  const show = useEffectEvent(onShow);
  useEffect(() => {
    const button = document.getElementById(fieldId(path));
    return button ? onUnfold(button, () => show()) : undefined;
  }, [path]);
  const { ref, style, handle, moving } = useSortableEntry(id, alone);
  return (
    <li
      ref={ref}
      style={style}
      className={classNames(
        'inline-flex max-w-full items-center rounded-lg border bg-sheet text-sm',
        chosen ? 'border-accent' : 'border-line',
        moving,
      )}
    >
      <button
        {...handle}
        id={fieldId(path)}
        disabled={undefined}
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className="min-h-9 min-w-0 pointer-coarse:min-h-11 pointer-coarse:min-w-11 cursor-grab touch-manipulation rounded-lg py-1.5 pl-3 text-left wrap-anywhere select-none active:cursor-grabbing"
      >
        {skill}
      </button>
      <button
        type="button"
        aria-label={`Remove ${skill}`}
        onClick={onRemove}
        className="inline-flex size-9 shrink-0 pointer-coarse:size-11 items-center justify-center rounded-full hover:bg-accent-wash disabled:opacity-55"
      >
        <CloseIcon className="size-4" />
      </button>
    </li>
  );
}

/** The end of a group, where a skill may be dropped. */
export function GroupEnd({ id, empty }: { id: string; empty: boolean }) {
  const ref = useSortableGap(id);
  return (
    <li
      ref={ref}
      className={classNames(
        'flex min-h-9 pointer-coarse:min-h-11 items-center text-xs text-ink-faint',
        empty ? 'grow rounded-lg border border-dashed border-line px-3' : 'min-w-4',
      )}
    >
      {empty && 'Drop skills here, or press a skill and choose this group.'}
    </li>
  );
}
