import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';

/** What is asked for: there, on its way, or failed. */
type Asked<T> = { data: T | undefined; isError: boolean; refetch: () => unknown };

export type LoadedProps<T> = {
  asked: Asked<T>;
  /** As people call it: "your payments". */
  noun: string;
  children: (data: T) => ReactNode;
};

/** Shows what was asked for once it is there, and a way to ask again where it failed. */
export function Loaded<T>({ asked, noun, children }: LoadedProps<T>) {
  if (asked.data !== undefined) return children(asked.data);
  if (asked.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>We could not load {noun}.</p>
        <Button variant="secondary" size="small" onClick={() => void asked.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading {noun}...
      </p>
      <Skeleton className="h-11" />
    </div>
  );
}

/** Holds the place of what is being loaded; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-desk', className)} />;
}
