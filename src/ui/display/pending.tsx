import { classNames } from '#ui/class-names.ts';

/** Holds the place of what is being loaded; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-desk', className)} />;
}

/** Turns while something is under way; what it is must stand beside it in words. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
