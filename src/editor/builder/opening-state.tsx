import type { ReactNode } from 'react';
import { Spinner } from '#ui/display/spinner.tsx';

/** A document is on its way. */
export function DocumentLoading({ text }: { text: string }) {
  return (
    <div
      className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-ink-soft"
      role="status"
    >
      <Spinner />
      <p>{text}</p>
    </div>
  );
}

/** A document that cannot be shown, why, and the ways on. */
export function DocumentNotOpen({
  title,
  text,
  actions,
}: {
  title: string;
  text: string;
  actions: ReactNode;
}) {
  return (
    <div className="page-width flex grow flex-col items-center justify-center py-24 text-center" role="alert">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-md text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
