import { isRecord } from '#documents/is-record.ts';
import { ENTRIES_MAX } from '#documents/limits.ts';
import { parseAttachedFile } from '#documents/resume/attached-resume.ts';
import { fromJsonResume } from '#documents/resume/json-resume-import.ts';
import { date, record } from '#documents/resume/foreign-values.ts';
import type { ImportOptions, ImportOutcome } from '../imported-file.ts';
import { structuredFile } from '../structured/structured-file.ts';
import { textsIn } from '../structured/texts-in.ts';
import { type Amount, tooMany } from '../too-many.ts';
import { importReactiveResume, isReactiveResume } from './reactive-resume.ts';

/** A resume out of JSON, by what the file has at its top. */
export async function importJson(text: string, options: ImportOptions): Promise<ImportOutcome> {
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, reason: 'broken' };
  }
  const own = await importOwn(text);
  if (own) return own;
  // Some exports hold the resume inside what else is kept with it.
  const held = [raw, record(raw).data, record(raw).resume].filter(isRecord);
  const reactive = held.find(isReactiveResume);
  if (reactive) return importReactiveResume(reactive, options);
  return importJsonResume(held.find((one) => fromJsonResume(one)) ?? raw, options);
}

/** What we write into our PDFs, taken out of one. */
async function importOwn(text: string): Promise<ImportOutcome | undefined> {
  if (!parseAttachedFile(text)?.own) return undefined;
  const { readAttachedResume } = await import('#documents/resume/attached-resume-reader.ts');
  const read = readAttachedResume(text);
  if (!read) return undefined;
  const outcome = structuredFile('foothold', read.data, {
    texts: textsIn(read.data, isNoWord),
    converted: [],
  });
  if (!outcome.ok) return outcome;
  const { total } = outcome.imported.words;
  const words = { total, placed: total };
  return { ok: true, imported: { ...outcome.imported, words, unplaced: [], templateId: read.templateId } };
}

/** Parts of a file that say nothing of a career: what it is, how it looks, and pictures. */
const NO_WORDS = new Set([
  '$schema',
  'meta',
  'image',
  'picture',
  'photo',
  'id',
  'schemaVersion',
  'settings',
  'foothold',
]);

function isNoWord(key: string): boolean {
  return NO_WORDS.has(key);
}

const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);

function importJsonResume(raw: unknown, { paper }: ImportOptions): ImportOutcome {
  const read = fromJsonResume(raw);
  if (!read) return { ok: false, reason: 'no-resume-inside' };
  const data = paper ? { ...read, settings: { ...read.settings, paper } } : read;
  const texts = { texts: textsIn(raw, isNoWord), converted: datesIn(raw) };
  return structuredFile('json-resume', data, texts, tooMany('', amountsIn(raw)));
}

/** Of every list at the top how many entries it has. */
function amountsIn(raw: unknown): Amount[] {
  return Object.entries(record(raw)).flatMap(([name, list]) =>
    Array.isArray(list)
      ? [
          {
            one: `entry of “${name}”`,
            several: `entries of “${name}”`,
            count: list.length,
            most: ENTRIES_MAX,
          },
        ]
      : [],
  );
}

/** Dates that fields hold to the month; an end in words says that something goes on. */
function datesIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (!DATES.has(key) || typeof inner !== 'string') return datesIn(inner, depth + 1);
    return date(inner) !== '' || (key === 'endDate' && !/\d/.test(inner)) ? [inner] : [];
  });
}
