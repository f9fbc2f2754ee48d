/** A text as it is printed, and the path of the field that it was written in, such as `employment.0.position`. */
export type PrintedField = {
  path: string;
  text: string;
  /** Whether it is set with a bullet, as one of a list. */
  bullet?: true;
};

/** What a document is set for: a file, or pages to look at, which need nothing that is not seen. */
export type Purpose = 'file' | 'pages';

/** A file that a job brings along, such as a photo. Templates find it by its path under their root; it is kept in memory. */
export type JobFile = { path: string; bytes: Uint8Array };

/**
 * What the engine sets: a template entry and the data it reads.
 * Printing the same job twice yields the same bytes.
 */
export type PrintJob = {
  /** The entry under the template root: `resume.typ`, `letter.typ` or `receipt.typ`. */
  entry: 'resume' | 'letter' | 'receipt';
  /** JSON-serialisable and already cleaned; the entry reads it with `json("/data.json")`. */
  model: unknown;
  /** What the model names beside its own words; where one of them cannot be read, the job is set without all of them. */
  files?: readonly JobFile[];
  /** The PDF's creation time, in UTC: the document's `updatedAt`. */
  creationTime: Date;
  /** What is printed, field by field, where a preview is to tell the places of the fields. */
  fields?: readonly PrintedField[];
  /** Where a preview follows another: keys of the pages that whoever asks has already; these are left out. */
  known?: readonly string[];
};
