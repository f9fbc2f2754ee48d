import { deskTrades } from './desk-trades.ts';
import { handTrades } from './hand-trades.ts';
import type { WrittenJob } from './written-resume.ts';

/** Bullets as people of many trades write them when they write well: no check may object to their words. */
export const trades: Readonly<Record<string, WrittenJob>> = { ...handTrades, ...deskTrades };
