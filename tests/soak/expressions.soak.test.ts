import { expect, test } from 'vitest';
import { FULL } from '#tests/support/soak-counts.ts';
import { adversarialTexts } from './expressions/adversarial-texts.ts';
import {
  collectExpressions,
  composedExpressions,
  type FoundExpression,
} from './expressions/collect-expressions.ts';

/*
 * Every expression of the product by itself, on texts made of its own pieces. Lint refuses what backtracks without bound;
 * this finds what is bounded and slow all the same, such as three repetitions within each other.
 */

const LENGTH = 2_000;
const TIMES = 4;
/** Sixteen would be a square; four is linear. */
const MOST_GROWTH = 9;
/** Below it a measurement says more of the machine than of the expression, in ms. */
const NOTICEABLE_MS = 25;
/** Where a module asks of short texts alone: so many signs at most. */
const LONGEST: Readonly<Record<string, number>> = {
  // Names of places in the lines of a head, from each word on.
  'src/documents/ads/proposals/head-lines.ts': 90,
};

test.runIf(FULL)('every expression of the product takes time in proportion to its text', () => {
  const expressions = collectExpressions();
  expect(expressions.length).toBeGreaterThan(1_500);
  expect(slowOf(expressions)).toEqual([]);
});

test.runIf(FULL)('every expression that documents put together from parts does, too', async () => {
  const expressions = await composedExpressions();
  expect(expressions.length).toBeGreaterThan(100);
  expect(slowOf(expressions)).toEqual([]);
});

function slowOf(expressions: readonly FoundExpression[]): string[] {
  return expressions.flatMap(({ file, line, expression }) => {
    const worst = worstOf(expression, LONGEST[file]);
    return worst ? [`${file}:${line} ${String(expression).slice(0, 60)} ${worst}`] : [];
  });
}

/** The text that an expression is too slow on, if there is one. */
function worstOf(expression: RegExp, longest = LENGTH * TIMES): string | undefined {
  for (const text of adversarialTexts(expression)) {
    const [short, long] = [text(longest / TIMES), text(longest)];
    // A single look tells whether seven are worth it.
    if (timeOf(expression, long) < NOTICEABLE_MS) continue;
    const before = best(expression, short);
    const after = best(expression, long);
    if (after >= NOTICEABLE_MS && after >= before * MOST_GROWTH) {
      return `takes ${before.toFixed(1)} ms, then ${after.toFixed(1)} ms on ${JSON.stringify(short.slice(0, 24))} ...`;
    }
  }
  return undefined;
}

/** The best of seven, in ms: what else the machine did is no matter of ours. */
function best(expression: RegExp, text: string): number {
  return Math.min(...Array.from({ length: 7 }, () => timeOf(expression, text)));
}

function timeOf(expression: RegExp, text: string): number {
  const all = new RegExp(
    expression.source,
    expression.flags.includes('g') ? expression.flags : `${expression.flags}g`,
  );
  const startedAt = performance.now();
  for (const found of text.matchAll(all)) if (found.index < 0) break;
  return performance.now() - startedAt;
}
