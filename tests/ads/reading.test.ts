import { expect, it } from 'vitest';
import { jobName } from '#documents/ads/proposals/job-name.ts';
import { readAd } from '#documents/ads/read-ad.ts';
import { addUp, KINDS, scoreOf, share, sumOf } from './measure/score.ts';
import { labelledAds } from './measure/truth.ts';

/** What was measured on the ads learned from in November 2026, rounded down: reading does not fall below it again. */
const FLOORS = {
  development: { ads: 54, recall: 0.94, precision: 0.88, strength: 0.92 },
  spent: { ads: 54, recall: 0.92, precision: 0.88, strength: 0.92 },
  fresh: { ads: 24, recall: 0.92, precision: 0.87, strength: 0.91 },
  further: { ads: 24, recall: 0.84, precision: 0.9, strength: 0.97 },
  later: { ads: 48, recall: 0.8, precision: 0.82, strength: 0.78 },
} as const;
const LEARNED = ['development', 'spent', 'fresh', 'further', 'later'] as const;

it.each(LEARNED)('what ads must have and would like is read as before: %s', async (set) => {
  const ads = await labelledAds(set);
  expect(ads).toHaveLength(FLOORS[set].ads);
  const tallies = addUp(ads.map((ad) => scoreOf(ad, readAd(ad.text)).asked));
  const { labels, found, read, right, same, strengths } = sumOf(KINDS.map((kind) => tallies[kind]));
  expect(share(found, labels)).toBeGreaterThanOrEqual(FLOORS[set].recall);
  expect(share(right, read)).toBeGreaterThanOrEqual(FLOORS[set].precision);
  expect(share(same, strengths)).toBeGreaterThanOrEqual(FLOORS[set].strength);
});

it.each(LEARNED)('the language of each ad is told: %s', async (set) => {
  const ads = await labelledAds(set);
  expect(ads.filter(({ text, truth }) => readAd(text).language !== truth.language)).toEqual([]);
});

it.each(LEARNED)('each place is where its words stand: %s', async (set) => {
  for (const { text } of await labelledAds(set)) {
    const { requirements, title, employer, place, pay, deadline } = readAd(text);
    for (const { words, places } of requirements) {
      const [first] = places;
      expect(text.slice(first?.from, first?.to)).toBe(words);
    }
    if (title) expect(title.words).toBe(jobName(text.slice(title.place.from, title.place.to)));
    for (const proposal of [employer, place, pay, deadline].filter((each) => each !== undefined)) {
      expect(text.slice(proposal.place.from, proposal.place.to)).toBe(proposal.words);
    }
  }
});
