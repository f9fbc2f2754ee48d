import { isRecord } from '#documents/is-record.ts';
import type { LowConfidenceField } from '#documents/parser/to-data/low-confidence.ts';
import type { UnplacedWords } from '#documents/parser/to-data/unplaced.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { Shelf } from './draft-journal.ts';

/** What is to be said of a resume that was read from a file: kept beside its draft until the person has done with it. */
export type ImportNotes = {
  /** The resume as it was read, by which it shows what the person has changed since. */
  data: ResumeData;
  /** To be confirmed by the person whose resume it is. */
  lowConfidenceFields: readonly LowConfidenceField[];
  unplaced: readonly UnplacedWords[];
  /** Which of those fields the person has ticked. */
  settled: readonly string[];
  /** Whether the person has put it out of sight. */
  hidden: boolean;
};

const PREFIX = 'foothold-import:';

export type Imports = ReturnType<typeof createImports>;

/** What there is to say of resumes that were read from files: by their creation keys, once saved by their names. */
export function createImports(shelf: Shelf) {
  const keyOf = (accountId: number, document: string) => `${PREFIX}${accountId}:${document}`;
  const keysOf = (accountId: number) =>
    Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
      key.startsWith(`${PREFIX}${accountId}:`),
    );
  const drop = (accountId: number, document: string) => shelf.removeItem(keyOf(accountId, document));
  return {
    /** Answers whether it was kept. */
    keep(accountId: number, document: string, notes: ImportNotes): boolean {
      try {
        shelf.setItem(keyOf(accountId, document), JSON.stringify(notes));
        return true;
      } catch {
        return false;
      }
    },

    find(accountId: number, document: string): ImportNotes | undefined {
      return parseNotes(shelf.getItem(keyOf(accountId, document)));
    },

    drop,

    /** The document is now called `to`, as after its first save. */
    rename(accountId: number, from: string, to: string): void {
      const notes = this.find(accountId, from);
      if (notes && this.keep(accountId, to, notes)) drop(accountId, from);
    },

    /** Hands what there is to say of one document to another account. */
    move(from: number, to: number, document: string): void {
      const notes = this.find(from, document);
      if (!notes || this.keep(to, document, notes)) drop(from, document);
    },

    clear(accountId: number): void {
      for (const key of keysOf(accountId)) shelf.removeItem(key);
    },
  };
}

/** Only `keep` writes there, so that its outline is enough to know it by. */
function parseNotes(text: string | null): ImportNotes | undefined {
  try {
    const value = withCurrentNames(JSON.parse(text ?? 'null'));
    return isNotes(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Earlier versions kept the fields under the name `doubts`. */
function withCurrentNames(value: unknown): unknown {
  if (!isRecord(value) || !('doubts' in value)) return value;
  const { doubts, ...rest } = value;
  return { lowConfidenceFields: doubts, ...rest };
}

function isNotes(value: unknown): value is ImportNotes {
  if (!isRecord(value)) return false;
  const lists = [value.lowConfidenceFields, value.unplaced, value.settled];
  return 'data' in value && lists.every(Array.isArray);
}
