import type { ReactNode } from 'react';

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
