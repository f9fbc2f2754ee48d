/**
 * Writes the words that the speller knows besides dictionary-en: British spellings, and terms of software and names of
 * companies. Run by hand when one of the packages changes: `node scripts/build-word-list.ts`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import nspell from 'nspell';

const target = 'src/documents/checks/words/data/further-words.ts';
const text = (path: string) => readFileSync(`node_modules/${path}`);
const lines = (data: Buffer) =>
  data
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim());

const american = new Set(lines(text('dictionary-en/index.dic')));
const british = lines(text('dictionary-en-gb/index.dic')).filter(
  (line) => line !== '' && !/^\d+$/.test(line) && !american.has(line),
);

const speller = nspell(text('dictionary-en/index.aff'), text('dictionary-en/index.dic'));
const folder = '@cspell/dict-software-terms/dict';
const terms = [
  gunzipSync(text(`${folder}/softwareTerms.txt.gz`)),
  text(`${folder}/software-tools.txt`),
  text(`${folder}/coding-compound-terms.txt`),
  text(`${folder}/networkingTerms.txt`),
  text(`${folder}/webServices.txt`),
  text('@cspell/dict-companies/dict/companies.txt'),
]
  .flatMap(lines)
  .filter((word) => !word.startsWith('#') && !word.startsWith('!'))
  .flatMap((word) => word.split(/[^A-Za-z]+/))
  // Words in capitals are abbreviations, which are never looked up.
  .filter((word) => word.length >= 4 && word !== word.toUpperCase())
  .map((word) => word.toLowerCase())
  .filter((word) => !speller.correct(word) && !speller.correct(word.charAt(0).toUpperCase() + word.slice(1)));

/** Words in lines that fit the page. */
function wrapped(words: readonly string[]): string {
  const rows: string[] = [];
  let row = '';
  for (const word of words) {
    if (row.length + word.length > 108) {
      rows.push(row);
      row = '';
    }
    row += row === '' ? word : ` ${word}`;
  }
  return [...rows, row].join('\n');
}

writeFileSync(
  target,
  `// Written by scripts/build-word-list.ts; not to be edited by hand.

/**
 * Entries of dictionary-en-gb 3.0.0 that dictionary-en 4.0.0 lacks, with their flags. Copyright 2000-2020 by Kevin
 * Atkinson and others (SCOWL); MIT and BSD licenses, in node_modules/dictionary-en-gb/license.
 */
export const britishEntries = \`
${wrapped(british)}\`;

/**
 * Terms of @cspell/dict-software-terms 5.4.9 and names of @cspell/dict-companies 3.2.13 that dictionary-en lacks, in
 * small letters. Copyright 2017-2025 Street Side Software; MIT license, in node_modules/@cspell.
 */
export const tradeWords = \`
${wrapped([...new Set(terms)].toSorted())}\`;
`,
);
execFileSync('prettier', ['--write', target]);
