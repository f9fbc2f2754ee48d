import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ExampleKind } from '#documents/samples/example-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { examples } from '../content/examples.ts';
import { StartLink, UseCount } from './start-link.tsx';

type ExampleCardProps = {
  kind: ExampleKind;
  example: { id: string; templateId: string; title: string; industry: string; experience: string };
  /** Address of its own page. */
  path: string;
  picture: Picture | undefined;
  alt: string;
  eager: boolean;
  children: ReactNode;
};

/** An example in the gallery: the top of its page, what it is, and the ways to it. */
export function ExampleCard({ kind, example, path, picture, alt, eager, children }: ExampleCardProps) {
  const { id, title, industry, experience } = example;
  return (
    <Card padding="none" className="group flex h-full flex-col overflow-hidden">
      {/* The title is the same link; one stop for the keyboard is enough. */}
      <Link to={path} tabIndex={-1} className="block aspect-[6/5] overflow-hidden bg-desk px-[9%] pt-[9%]">
        <TemplatePicture
          picture={picture}
          alt={alt}
          eager={eager}
          className="shadow-sheet transition-transform group-hover:-translate-y-1.5"
        />
      </Link>
      <div className="flex grow flex-col border-t border-line p-5">
        <h3 id={`${id}-title`} className="text-xl">
          <Link to={path} className="-my-2 inline-block py-2 no-underline hover:text-accent hover:underline">
            {title}
          </Link>
        </h3>
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone="accent">{industry}</Badge>
          <Badge>{experience}</Badge>
          <UseCount kind={kind} id={id} className="ml-auto" />
        </div>
        <div className="mt-3 mb-4 flex grow flex-col gap-3">{children}</div>
        <StartLink kind={kind} example={example} variant="secondary" aria-describedby={`${id}-title`} />
      </div>
    </Card>
  );
}

type ChipsProps = { label: string; chips: readonly string[]; max?: number };

/** The first few of a list, and how many more there are. */
export function Chips({ label, chips, max = chips.length }: ChipsProps) {
  const hidden = chips.length - max;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5 text-xs">
      {chips.slice(0, max).map((chip) => (
        <li key={chip} className="rounded-full border border-line px-2.5 py-0.5">
          {chip}
        </li>
      ))}
      {hidden > 0 && <li className="px-1 py-0.5 text-ink-faint">{examples.more(hidden)}</li>}
    </ul>
  );
}

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
