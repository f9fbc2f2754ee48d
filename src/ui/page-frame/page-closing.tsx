import type { ReactNode } from 'react';

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
