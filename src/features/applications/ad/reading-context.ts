import { createContext } from 'react';
import type { AdPlace } from '#documents/ads/ad.ts';
import type { ReadHere } from './use-ad.ts';

/** What was read of the ad beside the fields of an application. */
export type ReadBeside = {
  reading: ReadHere | null;
  /** Whether what stands there now is still being read. */
  isReading: boolean;
  /** Leads to a place in the ad, and marks it. */
  onPlace: (place: AdPlace) => void;
};

export const ReadingContext = createContext<ReadBeside | null>(null);
