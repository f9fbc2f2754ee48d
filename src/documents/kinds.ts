import { applicationKind } from './application/kind.ts';
import type { ApplicationData } from './application/schema.ts';
import type { DocumentKind } from './document-kind.ts';
import { printedKinds, type PrintedData } from './printed-kinds.ts';

/** What a document of each kind holds. */
export type DataByKind = PrintedData & { application: ApplicationData };
export type KindName = keyof DataByKind;

/**
 * Every kind of documents. A further one is a folder beside `application`, a line in each of these two or, where it is
 * printed, in `printed-kinds.ts`, and its schema in `kind-schemas.ts`; see docs/how-to/add-a-document-kind.md.
 */
export const documentKinds: { readonly [Name in KindName]: DocumentKind<Name, DataByKind[Name]> } = {
  ...printedKinds,
  application: applicationKind,
};

/** In the order in which people see them. */
export const KIND_NAMES = Object.keys(documentKinds) as readonly KindName[]; // The keys of just these.

/** What folders and files with documents of a kind are called: `cover-letters`. */
export function folderName(kind: KindName): string {
  return documentKinds[kind].path.replace('/api/', '');
}
