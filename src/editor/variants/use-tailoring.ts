import type { TailoringOf } from './tailoring-parts.ts';
import { useEffect, useState } from 'react';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import type * as Tailored from './tailored.tsx';

type Loaded = ReturnType<typeof Tailored.startTailoring> & Pick<typeof Tailored, 'TailoredStrip'>;

/**
 * What there is to be told of an open document that follows another one, or has something to be decided. The code of it
 * is loaded for such documents alone; where a bad network withholds it, the document is edited without.
 */
export function useTailoring<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  { kind, words }: TailoringOf<Data>,
  accountId: number,
): Loaded | null {
  const isTailored = useSession(
    session,
    ({ following: { base, conflicts } }) => base !== null || conflicts.length > 0,
  );
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!isTailored) return undefined;
    let isLeft = false;
    let close = () => undefined as void;
    void import('./tailored.tsx').then(
      ({ startTailoring, TailoredStrip }) => {
        if (isLeft) return;
        const started = startTailoring(session, { kind, words }, accountId);
        close = started.close;
        setLoaded({ ...started, TailoredStrip });
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      close();
      setLoaded(null);
    };
  }, [isTailored, session, kind, words, accountId]);
  return loaded;
}
