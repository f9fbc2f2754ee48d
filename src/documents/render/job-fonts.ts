import { FONT_FACES } from '../catalog/fonts.ts';
import type { PrintJob } from './print-job.ts';

/**
 * The font files that setting a job may call for, relative to node_modules: every face of the families its
 * model names. Whoever sets documents far from the files fetches these, and no more, beforehand.
 */
export function fontFilesFor(job: Pick<PrintJob, 'model'>): string[] {
  const families = new Set<unknown>(chainsOf(job).flat());
  return FONT_FACES.filter(({ family }) => families.has(family)).map(({ file }) => file);
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
