import type { Fields } from '../fields.ts';
import { isRecord } from '../is-record.ts';

/*
 * Designs are drawn anew now and then. A document keeps the drawing that it was begun with, so that nobody's page changes
 * by itself, and may take the newest one.
 */

/** What a document without a word about it has, as all have that were saved before there was a second drawing. */
export const FIRST_DRAWING = '';
export const DRAWINGS = [FIRST_DRAWING, '2'] as const;
export type Drawing = (typeof DRAWINGS)[number];
export const NEWEST_DRAWING = '2' satisfies Drawing;

export const DRAWING = {
  drawing: {
    kind: 'choice',
    label: 'Drawing of the design',
    print: 'setting',
    choices: DRAWINGS,
    default: FIRST_DRAWING,
    since: 4,
  },
} as const satisfies Fields;

/**
 * Data as it is sent, with the newest drawing where its sender knows no versions: the plain shape of the API says
 * nothing of a look. What names its version means what it leaves out.
 */
export function inNewestDrawing(raw: unknown): unknown {
  if (!isRecord(raw) || raw.schemaVersion !== undefined) return raw;
  const settings = raw.settings ?? {};
  // What are no settings, the schema has its word on.
  return isRecord(settings) ? { ...raw, settings: { drawing: NEWEST_DRAWING, ...settings } } : raw;
}
