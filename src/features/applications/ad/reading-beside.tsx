import { useMemo, type ReactNode } from 'react';
import type { AdPlace } from '#documents/ads/ad.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { useSession } from '#editor/session/use-session.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import type { AdEngine } from './ad-engine.ts';
import { ReadingContext } from './reading-context.ts';
import { useAdReading } from './use-ad.ts';

type ReadingBesideProps = {
  session: ApplicationSession;
  engine: AdEngine;
  showField: (field: string, landing?: Landing) => void;
  children: ReactNode;
};

/** Reads the ad of an application for what stands within. What does not ask for it is not drawn again for it. */
export function ReadingBeside({ session, engine, showField, children }: ReadingBesideProps) {
  const ad = useSession(session, ({ content }) => content.data.ad);
  const { reading, isReading } = useAdReading(engine, ad);
  const beside = useMemo(
    () => ({
      reading,
      isReading,
      onPlace: ({ from, to }: AdPlace) => showField('ad', { caret: from, until: to }),
    }),
    [reading, isReading, showField],
  );
  return <ReadingContext value={beside}>{children}</ReadingContext>;
}
