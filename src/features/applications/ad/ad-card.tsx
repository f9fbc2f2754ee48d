import { APPLICATION } from '#documents/application/fields.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { LinesField } from '#editor/fields/text-field.tsx';
import { Card } from '#ui/display/card.tsx';
import type { AdEngine } from './ad-engine.ts';
import { usePastedAd } from './use-pasted-ad.ts';

/** The ad itself. */
export function AdCard({ engine }: { engine: AdEngine }) {
  const { onPaste, told } = usePastedAd(engine);
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
