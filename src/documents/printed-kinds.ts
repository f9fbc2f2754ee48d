import type { PrintedKind } from './document-kind.ts';
import { letterKind } from './letter/kind.ts';
import type { LetterData } from './letter/schema.ts';
import { resumeKind } from './resume/kind.ts';
import type { ResumeData } from './resume/schema.ts';

/** What a document of each printed kind holds. */
export type PrintedData = { resume: ResumeData; letter: LetterData };
export type PrintedKindName = keyof PrintedData;

/** The kinds whose documents are set on pages. */
export const printedKinds: { readonly [Name in PrintedKindName]: PrintedKind<Name, PrintedData[Name]> } = {
  resume: resumeKind,
  letter: letterKind,
};

/** In the order in which people see them. */
export const PRINTED_KIND_NAMES = Object.keys(printedKinds) as readonly PrintedKindName[]; // The keys of just these.

export function isPrintedKind(kind: string): kind is PrintedKindName {
  return Object.hasOwn(printedKinds, kind);
}
