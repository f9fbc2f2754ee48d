import type { DocumentKind } from './document-kind.ts';
import { letterKind } from './letter/kind.ts';
import type { LetterData } from './letter/schema.ts';
import { resumeKind } from './resume/kind.ts';
import type { ResumeData } from './resume/schema.ts';

/** What a document of each kind holds. */
export type DataByKind = { resume: ResumeData; letter: LetterData };
export type KindName = keyof DataByKind;

/**
 * Every kind of documents. A further one is a folder beside `resume` and `letter`, a line in each of these two, and its
 * schema in `kind-schemas.ts`; see docs/how-to/add-a-document-kind.md.
 */
export const documentKinds: { readonly [Name in KindName]: DocumentKind<Name, DataByKind[Name]> } = {
  resume: resumeKind,
  letter: letterKind,
};

/** In the order in which people see them. */
export const KIND_NAMES = Object.keys(documentKinds) as readonly KindName[]; // The keys of just these.

/** What folders and files with documents of a kind are called: `cover-letters`. */
export function folderName(kind: KindName): string {
  return documentKinds[kind].path.replace('/api/', '');
}
