import type { ReactNode } from 'react';

type SectionProps = { title: string; id: string; children: ReactNode };

/** A part of the home page under its own heading. */
export function Section({ title, id, children }: SectionProps) {
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
