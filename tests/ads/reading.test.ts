import { expect, it } from 'vitest';
import { readAd } from '#documents/ads/read-ad.ts';
import { addUp, KINDS, scoreOf, share, sumOf } from './measure/score.ts';
import { labelledAds } from './measure/truth.ts';

/** What was measured on the development half in November 2026, rounded down: reading does not fall below it again. */
const FLOORS = { recall: 0.91, precision: 0.86, strength: 0.9 };

it('what ads must have and would like is read as often as before, and as seldom wrongly', async () => {
  const ads = await labelledAds('development');
  expect(ads).toHaveLength(54);
  const tallies = addUp(ads.map((ad) => scoreOf(ad, readAd(ad.text)).asked));
  const { labels, found, read, right, same, strengths } = sumOf(KINDS.map((kind) => tallies[kind]));
  expect(share(found, labels)).toBeGreaterThanOrEqual(FLOORS.recall);
  expect(share(right, read)).toBeGreaterThanOrEqual(FLOORS.precision);
  expect(share(same, strengths)).toBeGreaterThanOrEqual(FLOORS.strength);
});

it('the language of each ad is told', async () => {
  const ads = await labelledAds('development');
  expect(ads.filter(({ text, truth }) => readAd(text).language !== truth.language)).toEqual([]);
});

it('each place is where its words stand', async () => {
  for (const { text } of await labelledAds('development')) {
    const { requirements, title, employer, place, pay, deadline } = readAd(text);
    for (const { words, places } of requirements) {
      const [first] = places;
      expect(text.slice(first?.from, first?.to)).toBe(words);
    }
    for (const proposal of [title, employer, place, pay, deadline].filter((each) => each !== undefined)) {
      expect(text.slice(proposal.place.from, proposal.place.to)).toBe(proposal.words);
    }
  }
});
