import { isRecord } from '../is-record.ts';
import { encoded, NOTES } from '../merge/paths.ts';

/*
 * What there is to say of a resume that was read from a file: it stands within the resume, beside what is printed, until
 * the person has done with it. A resume without it has no such part at all (decision 54).
 */

/** Words of a file that no field of a resume could take. */
export type UnplacedWords = {
  words: string;
  /** The line in which they stand. */
  line: string;
  /** How often they are left over, where that is more than once. */
  times?: number;
};

/** A value that a machine was not sure of: its path in the data, and what stands in the file. */
export type LowConfidenceField = { field: string; snippet: string };

/** The name under which it stands in a resume's data. */
export const READ_NOTES = NOTES;

/** A value that the reader was not sure of. */
type ReadDoubt = {
  /** Where it stands: its path, with the ids of entries in place of their numbers. */
  id: string;
  /** What stands in the file. */
  snippet: string;
  /** The value as it was read, as a text: another one has been looked at. */
  read: string;
  /** Whether the person has ticked it. */
  settled: boolean;
};

/** Words of the file that no field could take. */
type UnplacedNote = UnplacedWords & { id: string };

export type ReadNotes = {
  doubts: ReadDoubt[];
  unplaced: UnplacedNote[];
  /** Whether the person has put it out of sight. */
  hidden: boolean;
};

/** At most so many of either. */
export const DOUBTS_MAX = 200;
export const UNPLACED_MAX = 200;
/** The longest text in a note, in characters. */
export const NOTE_MAX = 20_000;
/** The longest that is repeated of a line of the file, or of a value, in characters. */
const EXCERPT_MAX = 300;
/**
 * So much of the file's lines goes along, in characters: with it nearly every resume stays below what the release before
 * this one keeps of what it does not know. Words that no field took go along whole.
 */
const LINES_MAX = 8_000;

type Noted = { lowConfidenceFields: readonly LowConfidenceField[]; unplaced: readonly UnplacedWords[] };

/** A resume with what there is to say of it; without anything to say, the resume as it is. */
export function withReadNotes<T extends object>(data: T, { lowConfidenceFields, unplaced }: Noted): T {
  const doubts = lowConfidenceFields.slice(0, DOUBTS_MAX).map(({ field, snippet }) => ({
    id: pathByIds(field, data),
    snippet: cut(snippet, EXCERPT_MAX),
    read: asRead(valueAtPath(data, field)),
    settled: false,
  }));
  return withNotes(data, { doubts: onceEach(doubts), unplaced: unplacedNotes(unplaced), hidden: false });
}

/** The same resume with other notes; with none, or with nothing in them, without that part. */
export function withNotes<T extends object>(data: T, notes: ReadNotes | null): T {
  if (notes && notes.doubts.length + notes.unplaced.length > 0) return { ...data, [READ_NOTES]: notes };
  if (!(READ_NOTES in data)) return data;
  const { [READ_NOTES]: _done, ...rest } = data as T & Record<string, unknown>;
  // The part is optional in every resume.
  return rest as unknown as T;
}

/** What there is to say of a resume; null where there is nothing, or something that is none of ours. */
export function readNotesOf(data: object): ReadNotes | null {
  const notes: unknown = READ_NOTES in data ? data[READ_NOTES] : undefined;
  if (!isRecord(notes) || !Array.isArray(notes.doubts) || !Array.isArray(notes.unplaced)) return null;
  return {
    doubts: notes.doubts.filter(isDoubt).map((doubt) => ({ ...doubt, settled: doubt.settled === true })),
    unplaced: notes.unplaced.filter(isUnplaced),
    hidden: notes.hidden === true,
  };
}

/**
 * Words in so many notes as there may be: of more, several stand in one, and what is longer than a note in several.
 * None is left out: so many notes hold more than is ever read of a file.
 */
function unplacedNotes(unplaced: readonly UnplacedWords[]): UnplacedNote[] {
  const whole = unplaced.flatMap(({ words, line }) =>
    notePieces(words).map((piece) => ({ words: piece, line: cut(line, EXCERPT_MAX) })),
  );
  let room = LINES_MAX;
  return fewEnough(whole).map(({ words, line }, at) => {
    room -= line.length;
    return { id: `${at + 1}`, words, line: room >= 0 ? line : '' };
  });
}

/** At most as many as there may be: of more, one's words stand below the other's. */
export function fewEnough<T extends { words: string; line: string }>(notes: readonly T[]): T[] {
  if (notes.length <= UNPLACED_MAX) return [...notes];
  const letters = notes.reduce((sum, { words }) => sum + words.length + 1, 0);
  const each = Math.min(NOTE_MAX, Math.ceil((2 * letters) / UNPLACED_MAX));
  const joined: T[] = [];
  for (const note of notes) {
    const last = joined.at(-1);
    if (last && last.words.length + note.words.length < each)
      joined[joined.length - 1] = { ...last, words: `${last.words}\n${note.words}` };
    else joined.push({ ...note, line: '' });
  }
  return joined;
}

/** Words in pieces that a note holds; no character is cut in two. */
function notePieces(words: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < words.length;) {
    const piece = cut(words.slice(from), NOTE_MAX);
    pieces.push(piece);
    from += piece.length;
  }
  return pieces;
}

function onceEach(doubts: readonly ReadDoubt[]): ReadDoubt[] {
  return [...new Map(doubts.map((doubt) => [doubt.id, doubt])).values()];
}

/** A value as doubts keep it, so that it can be compared: of a long one its beginning and its length. */
export function asRead(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length <= EXCERPT_MAX ? text : `${cut(text, EXCERPT_MAX)} ${text.length}`;
}

/** Whether somebody has ticked it, an older copy may not say. */
function isDoubt(value: unknown): value is Omit<ReadDoubt, 'settled'> & { settled?: unknown } {
  return isRecord(value) && [value.id, value.snippet, value.read].every((text) => typeof text === 'string');
}

function isUnplaced(value: unknown): value is UnplacedNote {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.words === 'string' &&
    typeof value.line === 'string'
  );
}

/** `employment.1.position` with the ids of entries: `employment.<id>.position`. */
export function pathByIds(path: string, data: unknown): string {
  let value = data;
  return path
    .split('.')
    .map((step) => {
      const inner = at(value, step);
      const name = Array.isArray(value) && isRecord(inner) && typeof inner.id === 'string' ? inner.id : '';
      value = inner;
      return name === '' ? step : encoded(name);
    })
    .join('.');
}

/** The other way round, where entries stand now; nothing where the entry is gone. */
export function pathByNumbers(path: string, data: unknown): string | undefined {
  let value = data;
  const steps: string[] = [];
  for (const name of path.split('.')) {
    const step = Array.isArray(value) ? numberOf(value, name) : name;
    if (step === undefined) return undefined;
    steps.push(step);
    value = at(value, step);
  }
  return steps.join('.');
}

/** What stands at a path by numbers. */
export function valueAtPath(data: unknown, path: string): unknown {
  return path.split('.').reduce(at, data);
}

function numberOf(list: readonly unknown[], name: string): string | undefined {
  const place = list.findIndex(
    (entry) => isRecord(entry) && typeof entry.id === 'string' && encoded(entry.id) === name,
  );
  if (place >= 0) return String(place);
  // What has no id is the same where it stands at the same place.
  const entry = at(list, name);
  return entry !== undefined && !(isRecord(entry) && 'id' in entry) ? name : undefined;
}

function at(value: unknown, step: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Record<string, unknown>)[step]; // Anything may stand there.
}

/** No character is cut in two. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, Math.max(0, most)).replace(/[\ud800-\udbff]$/, '');
}
