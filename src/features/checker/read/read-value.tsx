import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { readTexts } from '../content/read-texts.ts';
import { useMarks } from '../pages/marks-context.ts';
import { fieldId } from './field-id.ts';
import type { ReadField } from './what-was-read.ts';

const LOOKS = {
  line: 'block w-full rounded-sm px-1.5 py-1 text-left',
  text: 'block w-full rounded-sm px-1.5 py-0.5 text-left text-sm',
  tag: 'rounded-sm border border-line px-2 py-0.5 text-left text-sm',
};

/** A value that was read: whoever points at it sees where it was taken from, whoever chooses it is taken there. */
export function ReadValue({ field, look }: { field: ReadField; look: keyof typeof LOOKS }) {
  const { active, point, show } = useMarks();
  const { path, text, sure } = field;
  const isActive = active === path;
  return (
    <button
      type="button"
      id={fieldId(path)}
      aria-pressed={isActive}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(path)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={() => point(path)}
      onBlur={() => point(null)}
      onClick={() => show(path)}
      className={classNames(
        LOOKS[look],
        'break-words transition-colors hover:bg-accent-wash print:p-0',
        isActive && 'bg-accent-wash outline-2 outline-accent',
      )}
    >
      {text}
      {!sure && (
        <Badge tone="caution" className="ml-2 align-middle">
          {readTexts.notSure}
        </Badge>
      )}
    </button>
  );
}
