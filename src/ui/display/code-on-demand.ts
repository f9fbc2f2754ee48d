import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Code that is loaded when it is needed. Where a bad network withholds it there is none; it is asked for again with the
 * network, and the next time that it is needed. React's `lazy` would take down the whole page instead, and never ask again.
 * @returns a hook that answers the code once it is wanted and there; `onMissing` is told each time that it was withheld
 */
export function codeOnDemand<Code extends object>(load: () => Promise<Code>) {
  let loaded: Code | null = null;
  return function useCode(wanted: boolean, onMissing?: () => void): Code | null {
    const [code, setCode] = useState(loaded);
    const tellMissing = useEffectEvent(() => onMissing?.());
    const isNeeded = wanted && code === null;
    useEffect(() => {
      if (!isNeeded) return undefined;
      let isOver = false;
      const ask = async () => {
        try {
          loaded = await load();
          if (!isOver) setCode(loaded);
        } catch {
          if (!isOver) tellMissing();
        }
      };
      const askAgain = () => void ask();
      askAgain();
      window.addEventListener('online', askAgain);
      return () => {
        isOver = true;
        window.removeEventListener('online', askAgain);
      };
    }, [isNeeded]);
    return wanted ? code : null;
  };
}
