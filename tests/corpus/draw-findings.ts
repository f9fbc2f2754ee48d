import { readdirSync, readFileSync } from 'node:fs';
import type { Doubt, Finding } from '#documents/checks/finding.ts';
import { runChecks } from '#documents/checks/report.ts';
import { createSpeller } from '#documents/checks/words/speller.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';

/**
 * Draws findings at random, for a person to judge whether each accuses rightly: `node tests/corpus/draw-findings.ts 7`
 * (the seed; then how many, how many of one check at most, and the folders, parted by commas). `all` instead of a seed
 * prints every finding, `doubts` what could not be told.
 */
const [seed = '1', amount = '220', most = '12', folders = 'development,faulty,widened'] =
  process.argv.slice(2);
const TODAY = { year: 2026, month: 11 };

type Told = { file: string; finding: Finding };

const dictionary = (name: string): string =>
  readFileSync(new URL(`../../node_modules/dictionary-en/index.${name}`, import.meta.url), 'utf8');

const { findings, doubts } = await tellAll(folders.split(','));
if (seed === 'doubts') for (const { file, doubt } of doubts) process.stdout.write(lineOfDoubt(file, doubt));
else {
  const drawn = seed === 'all' ? findings : draw(findings, Number(seed), Number(amount), Number(most));
  process.stdout.write(`${findings.length} findings, ${drawn.length} drawn\n`);
  for (const { file, finding } of drawn) process.stdout.write(lineOf(file, finding));
}

async function tellAll(parts: readonly string[]) {
  const speller = createSpeller({ aff: dictionary('aff'), dic: dictionary('dic') });
  const all: { findings: Told[]; doubts: { file: string; doubt: Doubt }[] } = { findings: [], doubts: [] };
  for (const part of parts) {
    const names = readdirSync(new URL(`./${part}/`, import.meta.url)).filter((name) =>
      /\.(pdf|docx)$/.test(name),
    );
    for (const name of names.toSorted()) {
      const bytes = readFileSync(new URL(`./${part}/${name}`, import.meta.url));
      const outcome = await parseFile(new Uint8Array(bytes), name);
      if (!outcome.ok) continue;
      const input = { resume: parseResume(outcome.file), file: outcome.file, speller, today: TODAY };
      const told = runChecks(input);
      const file = `${part}/${name}`;
      all.findings.push(...told.findings.map((finding) => ({ file, finding })));
      all.doubts.push(...told.doubts.map((doubt) => ({ file, doubt })));
    }
  }
  return all;
}

/** A share of every check as large as the limit allows: rare checks are judged too, frequent ones do not outweigh. */
function draw(all: readonly Told[], from: number, wanted: number, limit: number): readonly Told[] {
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

function lineOfDoubt(file: string, { check, title, places }: Doubt): string {
  return [file, check, title, places.map(({ snippet }) => snippet).join(' // ')].join('\t') + '\n';
}
