import { readFileSync } from 'node:fs';

// Stands in for the process that makes pictures anew: takes as many times ten megabytes as the last byte of the picture says,
// and answers what it was told about itself.

process.once('message', (sent: Uint8Array) => {
  const taken = Buffer.alloc((sent.at(-1) ?? 0) * 10 * 1024 * 1024, 1);
  const isFirstToGo = readFileSync('/proc/self/oom_score_adj', 'utf8').trim() === '1000';
  const bytes = readFileSync('tests/factories/photos/baseline.jpg');
  process.send?.({ bytes: taken.length > 0 && isFirstToGo ? bytes : undefined }, () => process.exit(0));
});
