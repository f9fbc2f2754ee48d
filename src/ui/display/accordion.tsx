import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

export type AccordionEntry = { id: string; heading: ReactNode; content: ReactNode };

export type AccordionProps = { entries: readonly AccordionEntry[]; headingLevel?: 2 | 3 | 4 };

/**
 * Entries of which one at a time is open. All of them stand in the page, closed by style alone: where no script runs
 * they are all open, and nothing moves when a ready page comes alive.
 */
export function Accordion({ entries, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <RadixAccordion.Root type="single" collapsible className="border-t border-line">
      {entries.map(({ id, heading, content }) => (
        <RadixAccordion.Item key={id} value={id} className="border-b border-line">
          <RadixAccordion.Header asChild>
            <Heading className="font-sans text-base tracking-normal">
              <RadixAccordion.Trigger className="group flex w-full items-center justify-between gap-4 py-4 text-left hover:text-accent">
                {heading}
                <ChevronDownIcon className="size-5 shrink-0 text-ink-faint transition-transform group-data-[state=open]:rotate-180 noscript:hidden" />
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content
            forceMount
            className="overflow-hidden data-[state=open]:animate-unfold scripting:data-[state=closed]:hidden"
          >
            <div className="max-w-[65ch] pb-5 text-ink-soft">{content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
