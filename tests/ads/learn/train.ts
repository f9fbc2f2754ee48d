import { MOVES_OF_SIGN, sharesOfChain } from '#documents/ads/learned/chain.ts';
import { AD_CLASSES } from '#documents/ads/learned/classes.ts';
import { HEARD, MOST_STEPS, STEP } from '#documents/ads/learned/model.ts';
import { SIGNS } from '#documents/ads/learned/token-signs.ts';
import type { Example } from './examples.ts';

/* Chains made as likely as can be, by steps that grow smaller with what each weight has moved (AdaGrad). */

const CLASSES = AD_CLASSES.length;
/** As often as it is learned anew; what each comes to is averaged. */
const RUNS = 3;
const PASSES = 8;
/** How far a first step goes, and how much of a weight is lost with each: others made no difference beyond noise. */
const RATE = 0.15;
const DECAY = 2e-6;
/** Features of fewer words say nothing of others. */
const FEWEST = 2;
/** A share that is as good as right moves nothing. */
const RIGHT_ENOUGH = 0.002;

/** Hashes of features in order, how many words have each, their weights, one for each class, and the weights of moves. */
export type LearnedWeights = {
  hashes: readonly number[];
  counts: readonly number[];
  weights: Float32Array;
  moves: Float32Array;
};

/** What a sentence is learned from, its features by their place among all. */
type Lesson = { rows: readonly Int32Array[]; signs: Int32Array; answers: readonly number[] };

/** Learns from the features of all examples; a few minutes. */
export function learnFrom(examples: readonly Example[]): LearnedWeights {
  const often = [...countsOf(examples)]
    .filter(([, count]) => count >= FEWEST)
    .toSorted(([one], [other]) => one - other);
  const hashes = often.map(([hash]) => hash);
  const ids = new Map(hashes.map((hash, id) => [hash, id]));
  const lessons = examples.map(({ words, signs, answers }) => ({
    rows: words.map((features) => Int32Array.from(features.flatMap((feature) => ids.get(feature) ?? []))),
    signs: Int32Array.from(signs),
    answers,
  }));
  const runs = Array.from({ length: RUNS }, (_, run) => runOf(lessons, hashes.length, run + 1));
  return {
    hashes,
    counts: often.map(([, count]) => count),
    weights: meanOf(runs.map(({ weights }) => weights.values)),
    moves: meanOf(runs.map(({ moves }) => moves.values)),
  };
}

/** What is learned by going through all lessons a few times, in an order and with features left out by chance. */
function runOf(
  lessons: readonly Lesson[],
  features: number,
  seed: number,
): { weights: Learner; moves: Learner } {
  const weights = learner(features * CLASSES, 1e-3);
  const moves = learner(SIGNS.length * MOVES_OF_SIGN, 1);
  const random = randomFrom(seed);
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const { rows, ...lesson } of shuffled(lessons, random)) {
      // So that no feature leans on another that always comes with it.
      const heard = rows.map((row) => row.filter(() => random() >= 1 - HEARD));
      learnLesson({ ...lesson, rows: heard }, weights, moves);
    }
  return { weights, moves };
}

const meanOf = (all: readonly Float32Array[]): Float32Array =>
  Float32Array.from(
    { length: all[0]?.length ?? 0 },
    (_, at) => all.reduce((sum, each) => sum + (each[at] ?? 0), 0) / all.length,
  );

function countsOf(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { words } of examples)
    for (const features of words)
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** Weights, and how far each has moved. */
type Learner = { values: Float32Array; moved: Float32Array };

const learner = (length: number, moved: number): Learner => ({
  values: new Float32Array(length),
  moved: new Float32Array(length).fill(moved),
});

function learnLesson({ rows, signs, answers }: Lesson, weights: Learner, moves: Learner): void {
  const shares = sharesOfChain(
    { powers: powersOf(rows, weights.values), signs },
    Float64Array.from(moves.values, Math.exp),
  );
  rows.forEach((row, at) => {
    for (let each = 0; each < CLASSES; each += 1) {
      const off = (shares.words[at * CLASSES + each] ?? 0) - (each === answers[at] ? 1 : 0);
      if (Math.abs(off) < RIGHT_ENOUGH) continue;
      for (const id of row) step(weights, id * CLASSES + each, off);
    }
    if (at === 0) return;
    const pairs = shares.pairs(at);
    for (let pair = 0; pair < MOVES_OF_SIGN; pair += 1) {
      const isRight = pair === (answers[at - 1] ?? 0) * CLASSES + (answers[at] ?? 0);
      const off = (pairs[pair] ?? 0) - (isRight ? 1 : 0);
      if (Math.abs(off) >= RIGHT_ENOUGH) step(moves, (signs[at] ?? 0) * MOVES_OF_SIGN + pair, off);
    }
  });
}

function step({ values, moved }: Learner, at: number, off: number): void {
  const value = values[at] ?? 0;
  const by = off + DECAY * value;
  const sum = (moved[at] ?? 0) + by * by;
  moved[at] = sum;
  values[at] = value - (RATE * by) / Math.sqrt(sum);
}

function powersOf(rows: readonly Int32Array[], weights: Float32Array): Float64Array {
  const powers = new Float64Array(rows.length * CLASSES);
  rows.forEach((row, at) => {
    const sums = powers.subarray(at * CLASSES, (at + 1) * CLASSES);
    for (const id of row)
      for (let each = 0; each < CLASSES; each += 1)
        sums[each] = (sums[each] ?? 0) + (weights[id * CLASSES + each] ?? 0);
    const highest = Math.max(...sums);
    for (let each = 0; each < CLASSES; each += 1) sums[each] = Math.exp((sums[each] ?? 0) - highest);
  });
  return powers;
}

/** A model as it is kept, the hashes of its features in order. */
export type KeptModel = { hashes: readonly number[]; weights: Int8Array; moves: Int8Array };

/** @param keep how many features are kept, those that say most */
export function modelOf({ hashes, counts, weights, moves }: LearnedWeights, keep: number): KeptModel {
  const strongest = (id: number): number =>
    weights
      .subarray(id * CLASSES, (id + 1) * CLASSES)
      .reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const inSteps = (weight: number): number =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / STEP)));
  const kept = hashes
    .map((hash, id) => ({ hash, id, worth: strongest(id) * Math.sqrt(counts[id] ?? 0) }))
    .filter(({ id }) => inSteps(strongest(id)) > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, keep)
    .toSorted((one, other) => one.hash - other.hash);
  const rows = new Int8Array(kept.length * CLASSES);
  kept.forEach(({ id }, row) => {
    for (let each = 0; each < CLASSES; each += 1)
      rows[row * CLASSES + each] = inSteps(weights[id * CLASSES + each] ?? 0);
  });
  return { hashes: kept.map(({ hash }) => hash), weights: rows, moves: Int8Array.from(moves, inSteps) };
}

/** Numbers from 0 to 1 that come out the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
