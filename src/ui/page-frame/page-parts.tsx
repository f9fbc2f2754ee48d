import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type PageOpeningProps = { title: string; text: string; children?: ReactNode };

/** Heading and first words of a public page. */
export function PageOpening({ title, text, children }: PageOpeningProps) {
  return (
    <header className="pt-12 pb-10 sm:pt-16">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{text}</p>
      {children}
    </header>
  );
}

type PageSectionProps = { title: string; id: string; children: ReactNode };

/** A part of a public page under its own heading; links lead to it by its id. */
export function PageSection({ title, id, children }: PageSectionProps) {
  const heading = `${id}-title`;
  return (
    <section id={id} aria-labelledby={heading} className="page-width py-14 sm:py-20">
      <h2 id={heading} className="max-w-[24ch] text-3xl">
        {title}
      </h2>
      <div className="mt-8 sm:mt-10">{children}</div>
    </section>
  );
}

type PageClosingProps = { title: string; text: string; children: ReactNode };

/** The last words of a public page, and the ways on. */
export function PageClosing({ title, text, children }: PageClosingProps) {
  return (
    <section className="border-t border-line bg-sheet">
      <div className="page-width flex flex-col items-center py-16 text-center sm:py-24">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </section>
  );
}

type PointsProps = { entries: readonly { title: string; text: string }[] };

/** Things worth knowing that have no order, each under a rule of its own. */
export function Points({ entries }: PointsProps) {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

type StepsProps = { entries: readonly { title: string; text: string }[] };

/** What happens one after the other, each with its number: three or four in a row where there is room. */
export function Steps({ entries }: StepsProps) {
  const columns = entries.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <ol className={classNames('grid gap-8 md:gap-10', columns)}>
      {entries.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <p aria-hidden="true" className="font-serif text-3xl font-semibold text-accent">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
