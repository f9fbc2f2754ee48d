import type { ReactNode } from 'react';

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
