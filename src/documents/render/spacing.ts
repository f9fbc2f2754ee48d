import { isRecord } from '../is-record.ts';

/** What templates/lib/fit.typ notes at the end of a resume: how it was set. */
export const END_OF_TEXT = '<end-of-text>';

/** How far what a document holds is set apart: shares of the usual. */
export type Spacing = { parts: number; lines: number; paragraphs: number };

export const USUAL_SPACING: Spacing = { parts: 1, lines: 1, paragraphs: 1 };

/** The spacing that what was found there says. */
export function spacingNoted(found: unknown): Spacing {
  const noted: unknown = Array.isArray(found) ? found[0] : undefined;
  const spacing = isRecord(noted) && isRecord(noted.spacing) ? noted.spacing : {};
  const share = (name: keyof Spacing) => {
    const value = spacing[name];
    return typeof value === 'number' ? value : USUAL_SPACING[name];
  };
  return { parts: share('parts'), lines: share('lines'), paragraphs: share('paragraphs') };
}
