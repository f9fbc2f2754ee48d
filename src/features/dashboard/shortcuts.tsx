import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowRightIcon, PlusIcon } from '#ui/display/icons.tsx';

type ShortcutsProps = {
  kinds: readonly AnyKind[];
  /** A way to what else the person keeps. */
  besides: ReactNode;
  /** Whether there are documents: on a phone they would stand more than a screen below. */
  low: boolean;
};

/** Links that begin a new document of each kind, and the way to what else there is. */
export function Shortcuts({ kinds, besides, low }: ShortcutsProps) {
  return (
    <ul
      className={classNames(
        'grid sm:mt-8 sm:grid-cols-2 sm:gap-4',
        low ? 'mt-5 grid-cols-2 gap-3' : 'mt-8 gap-4',
      )}
    >
      {kinds.map(({ name, begin, bring }) => (
        <li key={name} className="flex flex-col rounded-lg bg-sheet shadow-sheet">
          <Link
            to={begin.path}
            className={classNames(
              'group flex grow items-center rounded-lg transition-shadow hover:shadow-lifted sm:gap-4 sm:p-5',
              low ? 'gap-2 p-3' : 'gap-4 p-5',
            )}
          >
            <span
              className={classNames(
                'flex shrink-0 items-center justify-center rounded-full bg-accent-wash text-accent sm:size-11',
                low ? 'size-8' : 'size-11',
              )}
            >
              <PlusIcon />
            </span>
            <span className="grow">
              <span
                className={classNames(
                  'block font-serif font-semibold sm:text-lg',
                  low ? 'leading-snug' : 'text-lg',
                )}
              >
                {begin.label}
              </span>
              <span className={classNames('block text-ink-soft', low && 'max-sm:hidden')}>{begin.text}</span>
            </span>
            <span
              className={classNames(
                'text-ink-soft transition group-hover:translate-x-1 group-hover:text-ink',
                low && 'max-sm:hidden',
              )}
            >
              <ArrowRightIcon />
            </span>
          </Link>
          {bring && (
            <Link
              to={bring.path}
              className={classNames(
                'flex min-h-11 items-center border-t border-line py-2 text-sm font-semibold text-accent hover:underline sm:mx-5',
                low ? 'mx-3' : 'mx-5',
              )}
            >
              {bring.label}
            </Link>
          )}
        </li>
      ))}
      {besides && <li className={low ? 'col-span-2' : 'sm:col-span-2'}>{besides}</li>}
    </ul>
  );
}
