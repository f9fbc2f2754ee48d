import type { PrintedKindName } from '../printed-kinds.ts';

/** What somebody can leave out of a document that they show to others. */
export const LEAVABLE = ['phone', 'email', 'address', 'links', 'facts', 'references'] as const;
export type Leavable = (typeof LEAVABLE)[number];

/** What there is of it in documents of each kind, in the order in which people are asked. */
export const LEAVABLE_OF: Readonly<Record<PrintedKindName, readonly Leavable[]>> = {
  resume: LEAVABLE,
  letter: ['phone', 'email', 'address'],
};

/** Whether something can be left out of documents of a kind. */
export function canLeaveOut(kind: string): kind is PrintedKindName {
  return Object.hasOwn(LEAVABLE_OF, kind);
}
