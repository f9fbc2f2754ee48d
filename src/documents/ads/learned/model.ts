import { type Moves, MOVES_OF_SIGN, sharesOfChain } from './chain.ts';
import { AD_CLASSES, type AdClass } from './classes.ts';
import type { SentenceFeatures } from './features.ts';
import { SIGNS } from './token-signs.ts';

/*
 * A linear model: each feature of a word speaks for or against each class. It is learned from labelled ads
 * (tests/ads/learn), and the same for everybody: nothing is learned from whoever reads an ad.
 */

/**
 * Where the weights of a feature begin, by its hash; one weight for each class, in the order of `AD_CLASSES`. `moves` are
 * powers, of how two neighbours go together.
 */
export type AdModel = { rows: ReadonlyMap<number, number>; weights: Int8Array; moves: Moves };

/** How likely a word is part of each class; all of a word add up to one. */
export type WordShares = Readonly<Record<AdClass, number>>;

const HASH_BITS = 24;
const CLASSES = AD_CLASSES.length;
/** Weights are kept in steps of this, so many of them up or down. */
export const STEP = 0.1;
export const MOST_STEPS = 25;
/** So many of the features of a word are heard while learning; read with all of them, each says that much less. */
export const HEARD = 0.7;
/** A model is written in signs from this one on: letters, figures and others that stand in a text as they are. */
export const FIRST_SIGN = 40;

/** FNV-1a with its bits mixed once more, cut to the bits that are kept. */
export function hashOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85_eb_ca_6b);
  return (hash ^ (hash >>> 13)) >>> (32 - HASH_BITS);
}

/** What the features of a sentence's words say together. */
export function sharesOf({ words, signs }: SentenceFeatures, model: AdModel): WordShares[] {
  const powers = new Float64Array(words.length * CLASSES);
  words.forEach((features, at) => {
    addPowers(features, powers.subarray(at * CLASSES, (at + 1) * CLASSES), model);
  });
  const { words: shares } = sharesOfChain({ powers, signs: Int32Array.from(signs) }, model.moves);
  return words.map((_, at) => {
    const share = (name: AdClass) => shares[at * CLASSES + AD_CLASSES.indexOf(name)] ?? 0;
    return {
      none: share('none'),
      skill: share('skill'),
      certificate: share('certificate'),
      degree: share('degree'),
      years: share('years'),
      language: share('language'),
      mentioned: share('mentioned'),
      soft: share('soft'),
    };
  });
}

function addPowers(features: readonly string[], sums: Float64Array, { rows, weights }: AdModel): void {
  for (const feature of features) {
    const row = rows.get(hashOf(feature));
    if (row === undefined) continue;
    for (let at = 0; at < CLASSES; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
  }
  const highest = Math.max(...sums);
  for (let at = 0; at < CLASSES; at += 1) sums[at] = Math.exp(((sums[at] ?? 0) - highest) * STEP * HEARD);
}

/**
 * Reads a model as `tests/ads/learn` writes it: the weights of moves, a sign each, then for each feature, in the order of
 * hashes, how far its hash is from the one before, and its weights, a sign each. A distance is written in figures of half
 * as many values as there are signs, the lowest first; a sign of the upper half is followed by another.
 */
export function modelFrom(written: string): AdModel {
  let read = 0;
  const next = (): number => {
    if (read >= written.length) throw new Error('The model is cut short: learn it anew.');
    return written.charCodeAt(read++) - FIRST_SIGN;
  };
  const distance = (): number => {
    const half = MOST_STEPS + 1;
    let [value, unit] = [0, 1];
    for (;;) {
      const figure = next();
      value += (figure % half) * unit;
      if (figure < half) return value;
      unit *= half;
    }
  };
  const moves = Float64Array.from({ length: SIGNS.length * MOVES_OF_SIGN }, () =>
    Math.exp((next() - MOST_STEPS) * STEP * HEARD),
  );
  const rows = new Map<number, number>();
  // A feature takes a sign for each class and one for its distance at least.
  const weights = new Int8Array(written.length);
  for (let hash = 0, row = 0; read < written.length; row += CLASSES) {
    hash += distance();
    rows.set(hash, row);
    for (let each = 0; each < CLASSES; each += 1) weights[row + each] = next() - MOST_STEPS;
  }
  return { rows, weights, moves };
}
