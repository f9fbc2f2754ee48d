import { buttonStyle } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon } from '#ui/display/icons.tsx';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentFamily } from './groups.ts';

type FoldButtonProps = {
  kind: AnyKind;
  group: DocumentFamily;
  /** The id of the list that it opens. */
  list: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** Says how many documents follow one, and folds them away. */
export function FoldButton({ kind, group, list, isOpen, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': list })}
      onClick={onToggle}
      className={buttonStyle('quiet', 'small', '-mx-3 -mb-1 text-left')}
    >
      <span className="grow">{countText(kind, group)}</span>
      <ChevronDownIcon
        className={classNames('size-5 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
      />
    </button>
  );
}

/** "2 tailored resumes", or "1 of 10 tailored resumes" where something is looked for. */
function countText({ noun }: AnyKind, { tailored, count, isNarrowed }: DocumentFamily): string {
  const all = `${count} tailored ${noun}${count === 1 ? '' : 's'}`;
  return isNarrowed && tailored.length < count ? `${tailored.length} of ${all}` : all;
}
