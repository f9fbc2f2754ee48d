import type { DocumentKind, PrintedDocument } from '#documents/document-kind.ts';
import { kindSchemas, type KindSchema } from '#documents/kind-schemas.ts';
import { documentKinds, type DataByKind, type KindName } from '#documents/kinds.ts';
import type { DocumentToPrint, Printable } from '#documents/printable.ts';

/** A kind of documents, and how the server reads and prints one. */
export type ServedKind<Name extends string, Data> = DocumentKind<Name, Data> & {
  schema: KindSchema<Data>;
  toPrint(document: PrintedDocument<Data>): Printable;
};

/** A registered kind. */
export function servedKind<Name extends KindName>(name: Name): ServedKind<Name, DataByKind[Name]> {
  return {
    ...documentKinds[name],
    schema: kindSchemas[name],
    // The compiler does not see that a kind and its data go together where the kind is a variable.
    toPrint: (document) => ({ kind: name, ...document }) as unknown as DocumentToPrint,
  };
}
