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
