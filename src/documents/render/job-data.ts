import { FONT_FACES } from '../catalog/fonts.ts';
import { RenderFailedError } from './engine-errors.ts';
import type { PrintJob } from './print-job.ts';

/* What the compilers need of a print job: its model as JSON, its date and its fonts. */

/**
 * Name of the file under the template root by which templates read a job's model. It is kept in memory only. As an
 * input of the compiler's the model would be a part of its library, and a change make it read every template anew:
 * 23 ms instead of 17 for three pages, and twice the memory where nothing is evicted.
 */
export const DATA_FILE = 'data.json';

/**
 * The model as the template reads it: data and nothing but data, since Typst never evaluates what it reads as JSON.
 * @throws RenderFailedError for a model that is not JSON
 */
export function jobData({ model }: PrintJob): string {
  let data: string | undefined;
  try {
    data = JSON.stringify(model);
  } catch (error) {
    throw new RenderFailedError([
      `the model is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
  if (data === undefined) throw new RenderFailedError(['the model is not JSON']);
  return data;
}

/**
 * When the PDF says it was made, in whole seconds since 1970.
 * @throws RenderFailedError for an invalid date
 */
export function creationSeconds({ creationTime }: PrintJob): number {
  const seconds = Math.floor(creationTime.getTime() / 1000);
  if (Number.isNaN(seconds)) throw new RenderFailedError(['the creation time is not a date']);
  return seconds;
}

/**
 * The font files that setting a job may call for, relative to node_modules: the faces of the families its
 * model names, italics only where it has any. Whoever sets documents far from the files fetches these, and no more, beforehand.
 */
export function fontFilesFor(job: Pick<PrintJob, 'model'>): string[] {
  const families = new Set<unknown>(chainsOf(job).flat());
  const hasItalics = namesItalics(job.model);
  return FONT_FACES.filter(
    ({ family, style }) => families.has(family) && (hasItalics || style !== 'italic'),
  ).map(({ file }) => file);
}

/** A design says "italic" where it sets something so, and a stretch of a text has a mark of that name. */
function namesItalics(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === 'italic';
  return 'italic' in value || Object.values(value).some(namesItalics);
}

/** Families to try, first to last, by what they are for: `fonts` (chains by their use) and `textFonts` (one chain). */
export function chainsOf({ model }: Pick<PrintJob, 'model'>): unknown[][] {
  if (typeof model !== 'object' || model === null) return [];
  const chains: unknown[] = 'textFonts' in model ? [model.textFonts] : [];
  if ('fonts' in model && typeof model.fonts === 'object' && model.fonts !== null) {
    const families: unknown[] = Object.values(model.fonts);
    chains.push(...families);
  }
  return chains.filter((chain): chain is unknown[] => Array.isArray(chain));
}
