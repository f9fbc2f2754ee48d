import { classNames } from '../class-names.ts';

/** Holds the place of what is being loaded; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-desk', className)} />;
}
