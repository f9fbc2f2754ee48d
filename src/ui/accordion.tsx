import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';

export type AccordionItem = { id: string; question: ReactNode; answer: ReactNode };

/** Questions that open to their answers, one at a time. Without script all answers are there to read. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Radix.Root type="single" collapsible className="divide-y divide-line border-y border-line">
      {items.map(({ id, question, answer }) => (
        <Radix.Item key={id} value={id}>
          <Radix.Header className="text-lg">
            <Radix.Trigger className="group flex w-full items-center justify-between gap-4 py-4 text-left hover:text-rubric">
              {question}
              <span className="transition group-data-[state=open]:rotate-180">
                <ChevronDownIcon />
              </span>
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content forceMount className="max-w-prose pb-5 text-muted js:data-[state=closed]:hidden">
            {answer}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
