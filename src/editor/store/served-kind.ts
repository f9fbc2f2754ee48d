import type { DocumentKind, PrintedDocument, PrintedKind } from '#documents/document-kind.ts';
import { valuesIn } from '#documents/fields.ts';
import { kindSchemas, type KindSchema } from '#documents/kind-schemas.ts';
import { documentKinds, type DataByKind, type KindName } from '#documents/kinds.ts';
import type { DocumentToPrint, Printable } from '#documents/printable.ts';
import { printedKinds, type PrintedData, type PrintedKindName } from '#documents/printed-kinds.ts';

/** A kind of documents, and how the server reads one. */
export type ServedKind<Name extends string, Data> = DocumentKind<Name, Data> & { schema: KindSchema<Data> };

/** The same of a kind that is printed, and how. */
export type ServedPrintedKind<Name extends string, Data> = PrintedKind<Name, Data> & {
  schema: KindSchema<Data>;
  toPrint(document: PrintedDocument<Data>): Printable;
};

/** A registered kind. */
export function servedKind<Name extends KindName>(name: Name): ServedKind<Name, DataByKind[Name]> {
  return { ...documentKinds[name], schema: kindSchemas[name] };
}

/** A registered kind that is printed. */
export function servedPrintedKind<Name extends PrintedKindName>(
  name: Name,
): ServedPrintedKind<Name, PrintedData[Name]> {
  return {
    ...printedKinds[name],
    schema: kindSchemas[name],
    // The compiler does not see that a kind and its data go together where the kind is a variable.
    toPrint: (document) => ({ kind: name, ...document }) as unknown as DocumentToPrint,
  };
}

/** Whether a kind is printed. */
export function isPrinted<Name extends string, Data>(
  kind: ServedKind<Name, Data> | ServedPrintedKind<Name, Data>,
): kind is ServedPrintedKind<Name, Data> {
  return 'toPrint' in kind;
}

/** Stored data of the current version was checked when it was saved; only older data needs work. */
export function storedData<Data>(
  { schema, schemaVersion }: Pick<ServedKind<string, Data>, 'schema' | 'schemaVersion'>,
  stored: unknown,
): Data {
  // Saved through the schema that types `Data`.
  return valuesIn(stored)['schemaVersion'] === schemaVersion ? (stored as Data) : schema.data.parse(stored);
}
