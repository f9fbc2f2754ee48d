/*
 * Files of builds that ran lately. A page that was opened before an upgrade asks for the files of its own build, and while
 * copies are renewed one by one a page of one build asks the copy of another.
 */

const DAY_MS = 24 * 3600_000;
/** How long files of a build that runs nowhere any more stay, in days: a tab is left open over a holiday. */
export const KEPT_FILE_DAYS = 14;

/** What is not kept any more once no build has had it since. */
export function keptFilesSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_FILE_DAYS * DAY_MS);
}

/** What a file is stored in. */
export type StoredEncoding = 'br' | 'identity';

/** A file of the build that runs, as it is kept. */
export type OwnFile = {
  /** Such as `/assets/root-3f9c.js`. */
  path: string;
  encoding: StoredEncoding;
  size: number;
  /** Whether it is one of the engine's, of which a page can do without for a while. */
  isLarge: boolean;
  read(): Promise<Buffer>;
};

/** A file that was kept; what is in it is read once it is asked for. */
export type KeptFile = { encoding: StoredEncoding; size: number; read(): AsyncIterable<Uint8Array> };

/** Where files are kept: the database, which copies share, or the disk beside the embedded one. */
export interface FileKeep {
  /** Whether other copies find what this one keeps. */
  readonly isShared: boolean;
  /** Keeps what is not there yet, and notes of the rest that a build with it runs. */
  keep(files: readonly OwnFile[]): Promise<void>;
  find(path: string): Promise<KeptFile | undefined>;
  /** Drops what no build has had for {@link KEPT_FILE_DAYS}. */
  forgetOld(): Promise<void>;
}

/** Names that end in a hash of the content: nothing else is looked for. */
const NAME = /^\/assets\/[\w.-]+$/;
const HASH = /-[\w-]{8}\.[a-z\d]{2,5}$/;

export function mayBeKept(path: string): boolean {
  return path.length <= 200 && !path.includes('..') && NAME.test(path) && HASH.test(path);
}
