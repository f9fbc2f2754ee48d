import type { ReactNode } from 'react';

type CardGridProps<Example> = {
  examples: readonly Example[];
  children: (example: Example, index: number) => ReactNode;
};

/** Cards of examples, three beside each other where there is room. */
export function CardGrid<Example extends { id: string }>({ examples, children }: CardGridProps<Example>) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 sm:gap-7 lg:grid-cols-3">
      {examples.map((example, index) => (
        <li key={example.id}>{children(example, index)}</li>
      ))}
    </ul>
  );
}
