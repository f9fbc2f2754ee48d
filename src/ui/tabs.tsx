import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TabItem<Id extends string> = { id: Id; label: ReactNode; content: ReactNode };

type TabsProps<Id extends string> = {
  /** What the tabs choose between, read out with them. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
};

/** Tabs with one panel shown at a time; arrow keys move between the tabs. */
export function Tabs<Id extends string>({ label, items, value, onChange, className }: TabsProps<Id>) {
  return (
    <Radix.Root value={value} onValueChange={(id) => onChange(id as Id)} className={className}>
      {/* Radix hands back the same ids it was given, hence the cast above. */}
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-line">
        {items.map((item) => (
          <Radix.Trigger
            key={item.id}
            value={item.id}
            className={classNames(
              '-mb-px min-h-11 border-b-2 border-transparent px-3 font-semibold text-muted',
              'hover:text-ink data-[state=active]:border-rubric data-[state=active]:text-ink',
            )}
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.id} value={item.id} className="pt-5">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
