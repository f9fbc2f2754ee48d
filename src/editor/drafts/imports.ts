import { isRecord } from '#documents/is-record.ts';
import type { LowConfidenceField, UnplacedWords } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { Shelf } from './draft-journal.ts';

/**
 * What earlier releases kept beside the draft of a resume that was read from a file. It stands within the resume today
 * (documents/resume/read-notes.ts).
 */
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

/** That a draft was read from a file, with nothing more to say. */
const MARK = JSON.stringify({ fromFile: true });

/** Which drafts were read from files, by their creation keys; of earlier releases also what there is to say of them. */
export function createImports(shelf: Shelf) {
  const keyOf = (accountId: number, document: string) => `${PREFIX}${accountId}:${document}`;
  const keysOf = (accountId: number) =>
    Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '').filter((key) =>
      key.startsWith(`${PREFIX}${accountId}:`),
    );
  const put = (accountId: number, document: string, text: string): boolean => {
    try {
      shelf.setItem(keyOf(accountId, document), text);
      return true;
    } catch {
      return false;
    }
  };
  const drop = (accountId: number, document: string) => shelf.removeItem(keyOf(accountId, document));
  return {
    /** Notes that a draft was read from a file; answers whether that was kept. Of an account's own nobody asks. */
    mark: (accountId: number, document: string): boolean => put(accountId, document, MARK),

    isRead: (accountId: number, document: string): boolean =>
      shelf.getItem(keyOf(accountId, document)) !== null,

    /** What an earlier release has kept of it. */
    find(accountId: number, document: string): ImportNotes | undefined {
      return parseNotes(shelf.getItem(keyOf(accountId, document)));
    },

    drop,

    /** Hands what there is to say of one document to another account. */
    move(from: number, to: number, document: string): void {
      const notes = this.find(from, document);
      // That it was read from a file is asked of what nobody has claimed, and of nothing else.
      if (!notes || put(to, document, JSON.stringify(notes))) drop(from, document);
    },

    clear(accountId: number): void {
      for (const key of keysOf(accountId)) shelf.removeItem(key);
    },
  };
}

/** Only this product writes there, so that its outline is enough to know it by. */
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
