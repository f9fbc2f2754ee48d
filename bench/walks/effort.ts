import type { BenchLine } from '../bench-line.ts';

/** What a way through the product asked of a person. */
export type Effort = {
  /** Presses on the page; for whoever has the keyboard alone, keys that write nothing. */
  presses: number;
  /** In heights of the window, as high as it was at the time. */
  screens: number;
  /** The longest way scrolled for one next thing. */
  longest: number;
  /** What it was scrolled for. */
  longestFor: string;
  dialogs: number;
  /** Spent waiting for the product. */
  seconds: number;
};

/** To tenths: a screen or a second is told no closer. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

/** The lines that tell of a walk. */
export function effortLines(
  who: string,
  effort: Effort,
  budgets: { presses?: string; longest?: string } = {},
): BenchLine[] {
  const line = (name: string, value: string, budget?: string): BenchLine => ({
    name: `${who}: ${name}`,
    value,
    ...(budget === undefined ? {} : { budget }),
  });
  return [
    line('presses', String(effort.presses), budgets.presses),
    line('screens scrolled', String(effort.screens)),
    line('screens for one next thing, at most', String(effort.longest), budgets.longest),
    line('dialogs', String(effort.dialogs)),
    line('waited for the product', `${effort.seconds} s`),
  ];
}
