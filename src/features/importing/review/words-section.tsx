import type { ReactNode } from 'react';

type WordsSectionProps = {
  id: string;
  title: string;
  /** What can be done with the words, or that none is left. */
  text: string;
  /** What became of the words that were settled last, to be said. */
  told: string;
  children: ReactNode;
};

/** The frame of the words that went nowhere. */
export function WordsSection({ id, title, text, told, children }: WordsSectionProps) {
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-sheet px-4 py-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      {children}
      <p role="status" className="text-sm text-ink-soft">
        {told}
      </p>
    </section>
  );
}

/** The row that had the focus goes: its heading takes it, so that the next row is at hand. */
export function focusWords(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
