import { useCallback } from 'react';
import { APPLICATION } from '#documents/application/fields.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { LinesField } from '#editor/fields/text-field.tsx';
import { Card } from '#ui/display/card.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { AD_TEXTS } from '../content/ad-texts.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import { changeApplication } from '../detail/change-application.ts';
import type { AdEngine } from './ad-engine.ts';
import { usePastedAd } from './use-pasted-ad.ts';

type AdCardProps = { session: ApplicationSession; engine: Pick<AdEngine, 'plain'> };

/** The ad itself. */
export function AdCard({ session, engine }: AdCardProps) {
  const { toast } = useToast();
  const keep = useCallback(
    (change: (ad: string) => string) =>
      void changeApplication(session, ({ ad }) => ({ ad: change(ad) })).catch(() =>
        toast({ title: 'The ad was not pasted', description: AD_TEXTS.pasteLost, variant: 'destructive' }),
      ),
    [session, toast],
  );
  const { onPaste, told } = usePastedAd(engine, keep);
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">What the ad says</h3>
      <div onPaste={onPaste}>
        <LinesField
          path="ad"
          {...onForm(APPLICATION.ad)}
          rows={12}
          hint="Paste the whole text: ads are taken down, and the interview comes later."
        />
      </div>
      <p role="status" className="mt-2 text-sm text-caution empty:hidden">
        {told}
      </p>
    </Card>
  );
}
