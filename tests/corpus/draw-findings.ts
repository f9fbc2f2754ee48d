import { readFileSync } from 'node:fs';
import type { Finding } from '#documents/checks/finding.ts';
import { runChecks } from '#documents/checks/report.ts';
import { createSpeller } from '#documents/checks/words/speller.ts';
import { type Part, readPart } from './measure/read-part.ts';

/**
 * Draws findings at random, for a person to judge whether each accuses rightly: `node tests/corpus/draw-findings.ts 7`
 * (the seed; then how many, and how many of one check at most). `all` instead of a seed prints every finding.
 */
const [seed = '1', amount = '220', most = '12'] = process.argv.slice(2);
const TODAY = { year: 2026, month: 11 };

type Drawn = { file: string; finding: Finding };

const dictionary = (name: string): string =>
  readFileSync(new URL(`../../node_modules/dictionary-en/index.${name}`, import.meta.url), 'utf8');

const findings = await findAll(['development', 'judged']);
const drawn = seed === 'all' ? findings : draw(findings, Number(seed), Number(amount), Number(most));
process.stdout.write(`${findings.length} findings, ${drawn.length} drawn\n`);
for (const { file, finding } of drawn) process.stdout.write(lineOf(file, finding));

async function findAll(parts: readonly Part[]): Promise<readonly Drawn[]> {
  const speller = createSpeller({ aff: dictionary('aff'), dic: dictionary('dic') });
  const all: Drawn[] = [];
  for (const part of parts)
    for (const { sample, file, resume } of await readPart(part)) {
      if (!file) continue;
      const found = runChecks({ resume, file, speller, today: TODAY }).findings;
      all.push(...found.map((finding) => ({ file: `${part}/${sample.file}`, finding })));
    }
  return all;
}

/** A share of every check as large as the limit allows: rare checks are judged too, frequent ones do not outweigh. */
function draw(all: readonly Drawn[], from: number, wanted: number, limit: number): readonly Drawn[] {
  const random = randomFrom(from);
  const shuffled = all.map((each) => ({ each, key: random() })).toSorted((a, b) => a.key - b.key);
  const counts = new Map<string, number>();
  const allowed = shuffled.filter(({ each }) => {
    const count = (counts.get(each.finding.check) ?? 0) + 1;
    counts.set(each.finding.check, count);
    return count <= limit;
  });
  const chosen = new Set(allowed.slice(0, wanted).map(({ each }) => each));
  return all.filter((each) => chosen.has(each));
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function lineOf(file: string, { check, severity, title, places }: Finding): string {
  const snippets = places.map(({ snippet }) => snippet).join(' // ');
  return [file, check, severity, title, snippets].join('\t') + '\n';
}
