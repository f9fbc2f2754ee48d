import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

type UnfoldingProps = {
  title: string;
  hint?: string;
  children: ReactNode;
  /** Whether what is in it is made once it is first opened: it asks the server for something, or for its code. */
  isFolded?: boolean;
};

/** Something that most people do without: its title is in sight, the rest one press away. */
export function Unfolding({ title, hint, children, isFolded = false }: UnfoldingProps) {
  const [wasOpen, setWasOpen] = useState(!isFolded);
  return (
    <details onToggle={({ currentTarget }) => setWasOpen(wasOpen || currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-md text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDownIcon className="size-4 transition-transform [[open]>summary>&]:rotate-180" />
        <span className="font-semibold">{title}</span>
        {hint && <span className="text-ink-soft">{hint}</span>}
      </summary>
      {wasOpen && children}
    </details>
  );
}
