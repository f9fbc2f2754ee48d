import type { Paper } from '#documents/fields.ts';
import type { ParsedFile, Unreadable } from '../parser/parsed-file.ts';
import type { ParseOptions } from '../parser/file/parse-file.ts';
import type { ImportedResume } from '../parser/to-data/to-resume-data.ts';

/* What comes of a file that somebody brings, whatever program made it. */

/** What a file turned out to be. A text that was pasted is `text` or `markdown`. */
export type ImportSource =
  /** A PDF of ours, with the data that it was printed from. */
  | 'foothold'
  | 'pdf'
  /** The PDF that LinkedIn makes of a profile. */
  | 'linkedin-pdf'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'text'
  | 'markdown'
  | 'linkedin-archive'
  | 'json-resume'
  | 'reactive-resume'
  | 'rendercv'
  | 'europass';

/** Why nothing can be offered of a file. Each has its own advice on screen (import-texts.ts). */
export type ImportRefusal =
  | Exclude<Unreadable, 'rtf'>
  /** It would unpack to more than any resume needs. */
  | 'unpacks-too-large'
  /** An archive, JSON, YAML or XML that can be read, with no resume of a kind that we know in it. */
  | 'no-resume-inside'
  /** A text of almost no words. */
  | 'no-words';

/** Why a part of a file could not be read while the rest comes in. */
export type ImportProblemCause =
  /** A row of a table has other cells than its head has names for. */
  | 'broken-row'
  /** A row of a table ends before its head does; what it has was read. */
  | 'short-row'
  /** A table has more rows than any resume. */
  | 'rows-left-out'
  /** A table of an archive cannot be read at all. */
  | 'broken-table'
  /** Further pages than anybody's resume has, or than there was time for. */
  | 'pages-left-out'
  /** More text than anybody's resume has. */
  | 'text-left-out'
  /** So many words without a field that they cannot be listed. */
  | 'words-not-listed'
  /** Parts within parts beyond what programs write. */
  | 'too-deep'
  /** A part that would unpack to more than any document needs. */
  | 'part-too-large'
  /** More entries, skills or words than a document of ours takes. */
  | 'too-many'
  /** A date that nobody can tell a month or year from. */
  | 'unknown-date';

/** Something of a file that did not come in as it stands there. */
export type ImportProblem = {
  /** The file, or the one within an archive. */
  file: string;
  /** As a spreadsheet counts them, the head being row 1. */
  row?: number;
  /** What stands there. */
  text: string;
  why: ImportProblemCause;
};

/** How many words a file has, and how many of them are in the data; the rest are those of `unplaced`. */
export type WordsPlaced = { total: number; placed: number };

export type ImportedFile = ImportedResume & {
  source: ImportSource;
  words: WordsPlaced;
  problems: readonly ImportProblem[];
  /** Its pages and lines, where it has some. */
  file?: ParsedFile;
};

export type ImportOutcome = { ok: true; imported: ImportedFile } | { ok: false; reason: ImportRefusal };

export type ImportOptions = ParseOptions & {
  /** The sheet to set it on where the file does not tell its own; A4 by default. */
  paper?: Paper;
};
