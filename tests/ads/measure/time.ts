import { readFile } from 'node:fs/promises';
import { matchAd } from '#documents/ads/match/match-ad.ts';
import { plainAd } from '#documents/ads/plain-ad.ts';
import { readAd } from '#documents/ads/read-ad.ts';

/* node tests/ads/measure/time.ts: how long reading and matching take, with texts made to be slow. */

const SIZE = 100_000;
const filled = (text: string, size = SIZE): string =>
  text.repeat(Math.ceil(size / text.length)).slice(0, size);
/** Enough German that the rest is read too. */
const german = `Ihr Profil:\n${filled('Sie haben Erfahrung mit der Pflege und sind im Team, das ist für uns von Vorteil. ', 20_000)}`;
const HOSTILE: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  'one letter, after an ad': german + filled('a'),
  brackets: german + filled('('),
  'open tags': filled('<p'),
  'five megabytes of open comments': filled('<!--', 5_000_000),
  'five megabytes of script': filled('<script>', 5_000_000),
  'words of one letter': german + filled('a '),
  commas: german + filled('und, '),
  'nice to have': german + filled('Java, Vorteil, '),
  'one product for another': german + filled('C für '),
  'products joined by plus signs': german + filled('C+'),
  'strange words and ors': german + filled('Qa, oder '),
  ors: german + filled('5 Jahre Erfahrung oder, '),
  'one line': german + filled('Erfahrung mit der Gestaltung von Angeboten, '),
  'many lines': german + filled('- Angebote\n'),
  headings: german + filled('\n\nIhr Profil\n'),
  'plus signs': german + filled('+#'),
  bullets: german + filled('• \n'),
  entities: '<p>' + filled('&amp'),
  money: german + filled('1.111.'),
  hundreds: german + filled('111 '),
  'months after letters that are not Latin': german + filled('жmay'),
  stars: german + filled('**'),
};

const timed = (work: () => unknown): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};
/** The quickest of five: what else the machine does is no part of it. */
const quickest = (work: () => unknown): number => Math.min(...Array.from({ length: 5 }, () => timed(work)));
const print = (line: string) => process.stdout.write(`${line}\n`);

const ad = await readFile(new URL('../development/de-17.txt', import.meta.url), 'utf8');
print(`first ad, with the lists made ready: ${timed(() => readAd(ad)).toFixed(0)} ms`);
for (const [name, text] of Object.entries(HOSTILE))
  print(`${name}: ${quickest(() => readAd(plainAd(text).text)).toFixed(0)} ms`);

const long = filled(ad, 8_000);
const sentences = ad.split(/[\n.]/u).filter((line) => line.trim() !== '');
const shown = Array.from({ length: 400 }, (_, at) => ({
  path: `employment.${String(at)}`,
  value: sentences[at % sentences.length] ?? '',
}));
const read = readAd(long);
print(`reading an ad of 8 KB: ${quickest(() => readAd(long)).toFixed(0)} ms`);
print(
  `matching it with 400 texts: ${quickest(() => matchAd(read, { shown, elsewhere: shown, worked: [], today: { year: 2026, month: 11 } })).toFixed(0)} ms`,
);
