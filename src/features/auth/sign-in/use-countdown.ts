import { useEffect, useState } from 'react';

/** Whole seconds left until a moment in time (ms since 1970); 0 once it has come. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const over = now >= until;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [over]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
