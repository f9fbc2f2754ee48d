import { useEffect, useState } from 'react';

/** How many pages a document has as it is, and its copy in one column. */
export type PageCounts = { own: number; copy: number };

/** Counts them; nothing where that cannot be done here, or is not waited for any more. */
export type CountPages = (signal: AbortSignal) => Promise<PageCounts | undefined>;

/** Says where a copy in one column takes more pages than the document; what cannot be counted here is not said. */
export function AtsPages({ countPages }: { countPages: CountPages }) {
  const [counts, setCounts] = useState<PageCounts>();
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    countPages(signal).then(
      (found) => signal.aborted || setCounts(found),
      () => undefined,
    );
    return () => waiting.abort();
  }, [countPages]);
  return (
    <p role="status" className="text-sm text-caution empty:hidden">
      {counts && counts.copy > counts.own && morePages(counts)}
    </p>
  );
}

function morePages({ own, copy }: PageCounts): string {
  return `In one column it takes ${copy} pages; with the side column it is ${own === 1 ? 'one' : own}.`;
}
