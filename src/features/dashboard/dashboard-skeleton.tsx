import { useEffect, useState } from 'react';
import { Card } from '#ui/display/card.tsx';
import { Skeleton } from '#ui/display/loaded.tsx';

const CARDS = 6;
/** After this long the person is told that it is the connection, in ms. */
const SLOW_MS = 8_000;

/** The shape of the dashboard while its lists are on their way. */
export function DashboardSkeleton() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <h1 className="visually-hidden">Dashboard</h1>
      <Skeleton className="h-10 w-full max-w-md" />
      <Skeleton className="mt-3 h-6 w-64" />
      <p role="status" className="mt-8 text-ink-soft">
        {slow
          ? 'This takes longer than usual. We keep trying to reach the server.'
          : 'Loading your documents...'}
      </p>
      <ul aria-hidden="true" className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index}>
            <Card padding="none" className="overflow-hidden">
              <Skeleton className="aspect-[4/3] rounded-none" />
              <div className="space-y-3 p-4">
                <Skeleton className="h-6 w-3/4" />
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-11" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
