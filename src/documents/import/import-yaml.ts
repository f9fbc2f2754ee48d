import { isRecord } from '#documents/is-record.ts';
import { parse } from 'yaml';
import type { ImportOptions, ImportOutcome } from './imported-file.ts';
import { importJson } from './json/import-json.ts';
import { importRenderCv } from './rendercv/render-cv.ts';

/** Longest text that is read, in characters: a resume has some thousands. */
const LENGTH_MAX = 200_000;

/** The head, and a named value within it. */
const NOTATION = /^(?:cv|basics):[ \t]*(?:#.*)?\r?\n[ \t]+[\w-]+:/m;

/**
 * A resume in YAML: RenderCV's, or JSON Resume in that notation. All values are texts, as they stand; of references to
 * other parts of a file few are followed, so that none grows beyond its size. A name is a word and nothing nested: names
 * within names take time without bound. Nothing where it is no such YAML.
 * Damaged is what has a program's form; a text may have a line "cv:" too.
 */
export async function importYaml(text: string, options: ImportOptions): Promise<ImportOutcome | undefined> {
  if (text.length > LENGTH_MAX) return undefined;
  let raw: unknown;
  try {
    const parsed: unknown = parse(text, {
      ...{ schema: 'failsafe', maxAliasCount: 20, uniqueKeys: false, stringKeys: true },
      // Errors are thrown; less would give back what is left of a damaged file.
      logLevel: 'error',
    });
    // A part that refers to itself has no end, and is refused here.
    raw = JSON.parse(JSON.stringify(parsed) ?? 'null');
  } catch {
    return NOTATION.test(text) ? { ok: false, reason: 'broken' } : undefined;
  }
  if (!isRecord(raw)) return undefined;
  if (isRecord(raw.cv)) return importRenderCv(raw, options);
  return isRecord(raw.basics) ? importJson(JSON.stringify(raw), options) : undefined;
}
