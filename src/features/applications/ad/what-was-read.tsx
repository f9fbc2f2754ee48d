import type { AdPlace } from '#documents/ads/ad.ts';
import { AD_TEXTS } from '../content/ad-texts.ts';
import type { AdReading } from './protocol.ts';
import { RequirementList } from './requirement-list.tsx';

/** Why there is no list of requirements; nothing where there is one. */
export function whyNoList({ ad, isShort }: AdReading): string | undefined {
  if (ad.language === null) return isShort ? AD_TEXTS.isShort : AD_TEXTS.unread;
  return ad.requirements.length + ad.notUnderstood.length === 0 ? AD_TEXTS.isEmpty : undefined;
}

/** What an ad asks for, beside no resume. */
export function WhatWasRead({ reading, onPlace }: { reading: AdReading; onPlace: (place: AdPlace) => void }) {
  const { ad } = reading;
  const why = whyNoList(reading);
  if (why !== undefined) return <p>{why}</p>;
  return (
    <RequirementList
      level={4}
      rows={ad.requirements.map((requirement) => ({ requirement }))}
      notUnderstood={ad.notUnderstood}
      onPlace={onPlace}
    />
  );
}
