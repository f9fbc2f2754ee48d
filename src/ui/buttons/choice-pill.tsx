import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../display/icons.tsx';

type ChoicePillProps = { pressed: boolean; onPress: () => void; children: ReactNode };

/** One of several things to ask for, any number of which may be chosen. */
export function ChoicePill({ pressed, onPress, children }: ChoicePillProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold transition-colors max-lg:min-h-11 pointer-coarse:min-h-11',
        pressed ? 'border-transparent bg-ink text-paper' : 'border-line bg-sheet text-ink hover:border-edge',
      )}
    >
      {pressed && <CheckIcon className="size-4 shrink-0" />}
      {children}
    </button>
  );
}
