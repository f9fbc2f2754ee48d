import type { Fields } from './fields.ts';
import type { FileName } from './file-name.ts';
import type { PrintedField, PrintJob, Purpose } from './render/print-job.ts';

/** A document as it is printed. `date` is the person's own day, `YYYY-MM-DD`: letters are dated by it. */
export type PrintedDocument<Data> = {
  templateId: string;
  data: Data;
  updatedAt: Date;
  date: string;
  /** In one column, whatever the design has; as the design has it where nothing is said. */
  layout?: 'single' | undefined;
  /**
   * The picture that the data's photo names, a JPEG or PNG, put here by whoever has it: the server from its table, the
   * browser from its cache. Without it, and where it cannot be read, a document prints as one without a photo.
   */
  photo?: Uint8Array | undefined;
};

/** What a kind of documents is known by, wherever it is handled: light enough for every page of the browser. */
export type KindIdentity<Name extends string> = {
  /** Tells it apart: in the database, in calls, in the names of drafts. Never changes. */
  name: Name;
  /** Where its calls are: `/api/resumes`. */
  path: `/api/${string}`;
  /** As people call it: "resume". */
  noun: string;
  schemaVersion: number;
  /** The template of all its documents, for kinds that are not printed: then no call has to name it. */
  onlyTemplate?: string;
  /** Whether the day is printed on its documents. */
  isDated?: boolean;
};

/** What a kind of documents is for the server. */
export type DocumentKind<Name extends string, Data> = KindIdentity<Name> & {
  hasTemplate(templateId: string): boolean;
  /** The title of one that is saved for the first time without a title. */
  title(data: Data): string;
  /** The parts of the data that this title is made of. */
  titledBy: readonly (keyof Data & string)[];
  /** Most that a person can keep, archived ones included; 200 where nothing is said. */
  most?: number;
  /** The table of fields by which one follows another, for kinds of which one can be tailored from another. */
  tailoredBy?: Fields;
  /** The table of fields some of which name other documents of the person, for kinds that have such fields. */
  references?: Fields;
};

/** A kind whose documents are set on pages: for the server, the engine's child and the preview in the browser. */
export type PrintedKind<Name extends string, Data> = DocumentKind<Name, Data> & {
  /** Whether a template has a second column, and a twin in one. */
  hasSideColumn(templateId: string): boolean;
  fileName(data: Data): FileName;
  /** Cleans the text and gives the engine all it needs. */
  printJob(document: PrintedDocument<Data>, purpose: Purpose): PrintJob;
  /** What is printed, field by field, in the order of printing. */
  printedFields(data: Data): PrintedField[];
  /** The content in an exchange format: JSON Resume, or our own where there is none that others read. */
  exchange: { fileEnding: string; content(document: PrintedDocument<Data>): object };
};
