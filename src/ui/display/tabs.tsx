import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Panels of which one is shown; `value` and `onValueChange`, or `defaultValue`. */
export const Tabs = RadixTabs.Root;

export type TabListProps = ComponentProps<typeof RadixTabs.List> & {
  /** What the tabs choose between, for screen readers. */
  'aria-label': string;
};

export function TabList({ className, ...rest }: TabListProps) {
  return (
    <RadixTabs.List
      {...rest}
      className={classNames('flex gap-x-1 overflow-x-auto overflow-y-hidden border-b border-line', className)}
    />
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      className={classNames(
        '-mb-px min-h-11 border-b-2 border-transparent px-3 py-2 text-sm font-semibold whitespace-nowrap',
        'text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:border-accent data-[state=active]:text-accent',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content
      {...rest}
      className={classNames('-mx-2 rounded-sm px-2 pt-5 pb-2 focus-visible:-outline-offset-2', className)}
    />
  );
}
