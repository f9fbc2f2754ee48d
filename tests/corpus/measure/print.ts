import { type Part, readPart } from './read-part.ts';
import { tableOf } from './table.ts';

/**
 * Prints figures, and with `misses` what was read wrongly:
 * `node tests/corpus/measure/print.ts development misses moderncv`.
 */
const [part = 'development', ...words] = process.argv.slice(2);
// What is held back tells figures only: whoever mends the reader must not know where it fails.
const misses = words.includes('misses') && part !== 'held-back';
const only = words.find((word) => word !== 'misses');
const readings = await readPart(part as Part, only); // a wrong name fails at the first file
process.stdout.write(`${tableOf(readings)}\n`);
for (const { sample, refused, misses: found } of readings) {
  if (!misses || (found.length === 0 && !refused)) continue;
  process.stdout.write(`\n${sample.file}${refused ? ` REFUSED: ${refused}` : ''}\n`);
  for (const { field, wanted, read } of found)
    process.stdout.write(`  ${field}: ${wanted || '(nothing)'}\n    read: ${read || '(nothing)'}\n`);
}
