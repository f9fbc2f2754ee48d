import type { BenchLine } from '../bench-line.ts';

/** The count given on the command line, else the one given here. */
export function countOr(usual: number): number {
  const given = Number(process.argv[2]);
  return Number.isInteger(given) && given > 0 ? given : usual;
}

/** Prints the figures when the file is run by itself rather than by `npm run bench`. */
export async function printWhenMain(main: boolean, run: () => Promise<BenchLine[]>): Promise<void> {
  if (!main) return;
  for (const { name, value, budget } of await run()) {
    console.log(`${name}: ${value}${budget === undefined ? '' : ` (budget ${budget})`}`);
  }
}
