import { plainAd } from '#documents/ads/plain-ad.ts';
import type { CallHandlers } from '#platform/worker-channel.ts';
import type { AdCalls, AdReading } from '../protocol.ts';
import { proposedDay } from './proposed-day.ts';
import { compare } from './compare.ts';
import { readGiven } from './read-given.ts';

/** What the worker answers. An ad is read once, however often a resume is put beside it. */
export function createAdReader(): CallHandlers<AdCalls> {
  let last: { ad: string; reading: AdReading } | null = null;
  const read = (ad: string): AdReading => {
    if (last?.ad !== ad) last = { ad, reading: readGiven(ad) };
    return last.reading;
  };
  return {
    plain: ({ pasted }) => plainAd(pasted),
    read({ ad, today }) {
      const reading = read(ad);
      const { language, deadline } = reading.ad;
      const day = language && deadline ? proposedDay(deadline.words, language, today) : undefined;
      return { ...reading, deadlineDay: day ?? null };
    },
    match: ({ ad, ...sides }) => compare(read(ad), sides),
  };
}
