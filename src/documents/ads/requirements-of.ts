import type { AdLine } from './ad-lines.ts';
import { isSoft, knownIn, languagesIn, namesIn, openPhrase, patternKind } from './chunk-kinds.ts';
import { type Chunk, chunksOf, trimmed } from './chunks.ts';
import { hasPhrase, phraseAt, type Span } from './phrase-list.ts';
import type { Found, Reading } from './reading.ts';
import { type Clause, type Sentence, sentencesOf } from './sentences.ts';
import { yearsIn } from './years.ts';

/* What one line of an ad asks for. */

/** A degree or certificate with all its words; what goes on longer is a sentence about it. */
const LONGEST = 12;
/** What goes on with the kind of the chunk before is a name, and short. */
const MOST_CARRIED = 4;

export type LineReading = { found: readonly Found[]; isUnderstood: boolean };

export function requirementsOf(line: AdLine, reading: Reading): LineReading {
  const parts = sentencesOf(line, reading.tokens, reading.reader).map((sentence) =>
    ofSentence(sentence, reading),
  );
  return {
    found: parts.flatMap(({ found }) => found),
    isUnderstood: parts.some(({ isUnderstood }) => isUnderstood),
  };
}

function ofSentence(sentence: Sentence, reading: Reading): LineReading {
  const asked = sentence.clauses.some(({ strength }) => strength !== 'mentioned');
  const years = asked ? yearsIn(sentence, reading.tokens, reading.reader) : [];
  const strengthAt = (at: number) =>
    sentence.clauses.find(({ first, end }) => at >= first && at < end)?.strength ?? 'mentioned';
  const found: Found[] = years.map((span) => ({
    ...span,
    kind: 'years',
    strength: strengthAt(span.first),
    understood: true,
  }));
  let sawSoft = false;
  for (const clause of sentence.clauses) {
    const free = without(clause, years).flatMap((span) =>
      chunksOf({ ...clause, ...span }, reading.tokens, reading.reader),
    );
    const chunks = ofChunks(free, clause, sentence, reading);
    found.push(...chunks.found);
    sawSoft ||= chunks.sawSoft;
  }
  return { found, isUnderstood: sawSoft || found.length > 0 };
}

/** What is left of a clause without the spans taken. */
function without(clause: Span, taken: readonly Span[]): Span[] {
  let from = clause.first;
  const left: Span[] = [];
  for (const { first, end } of taken) {
    if (end <= from || first >= clause.end) continue;
    if (first > from) left.push({ first: from, end: first });
    from = end;
  }
  if (from < clause.end) left.push({ first: from, end: clause.end });
  return left;
}

function ofChunks(
  chunks: readonly Chunk[],
  clause: Clause,
  sentence: Sentence,
  reading: Reading,
): { found: Found[]; sawSoft: boolean } {
  const found: Found[] = [];
  let sawSoft = false;
  let running: 'degree' | 'certificate' | undefined;
  let group: string | undefined;
  let inBracket = false;
  let isAside = false;
  const isAmong = sentence.line.part === 'must' || sentence.line.part === 'nice';
  chunks.forEach((chunk, at) => {
    inBracket = chunk.joint === 'bracket' || (inBracket && chunk.joint !== 'after');
    // In brackets after a degree or a certificate stands the same in other words, or what it is in.
    if (inBracket && running !== undefined && patternKind(chunk, reading) === undefined) return;
    const isAlternative =
      chunk.joint === 'or' ||
      chunk.joint === 'slash' ||
      chunks[at + 1]?.joint === 'or' ||
      (chunk.joint === 'comma' && group !== undefined) ||
      chunks[at + 1]?.joint === 'slash';
    group = isAlternative ? (group ?? String(chunk.first)) : undefined;
    isAside =
      hasPhrase(reading.reader.aside, reading.tokens, chunk) ||
      (isAside && (chunk.joint === 'and' || chunk.joint === 'or'));
    const strength = isAside && isAmong ? 'mentioned' : clause.strength;
    const add = (named: readonly Omit<Found, 'strength' | 'oneOf'>[]) => {
      for (const each of named)
        found.push({ ...each, strength, ...(group === undefined ? {} : { oneOf: group }) });
    };
    const languages = languagesIn(chunk, reading);
    if (languages.length > 0) {
      running = undefined;
      add(languages);
      return;
    }
    const known = knownIn(chunk, reading);
    const isAsked = clause.strength !== 'mentioned';
    const kind =
      patternKind(chunk, reading) ??
      (known.length === 0 && isAmong && carriesOn(chunk, running, reading) ? running : undefined);
    if (
      kind !== undefined &&
      (isAsked || known.length === 0) &&
      !(known.length > 0 && kind === 'degree' && known.some((each) => each.kind === 'certificate'))
    ) {
      running = kind;
      const span = trimmed(chunk, reading.tokens, reading.reader);
      const whole = span.end > span.first || patternKind(chunk, reading) === undefined ? span : chunk;
      if (whole.end > whole.first)
        add([
          { first: whole.first, end: Math.min(whole.end, whole.first + LONGEST), kind, understood: true },
        ]);
      return;
    }
    running = known.find((each) => each.kind === 'certificate') === undefined ? undefined : 'certificate';
    if (known.length > 0) {
      add(known);
      return;
    }
    if (isSoft(chunk, reading)) {
      sawSoft = true;
      return;
    }
    if (!isAside) add(unlisted(chunk, clause, sentence, reading));
  });
  return { found, sawSoft };
}

/** Whether a chunk goes on with the degrees or certificates before it. */
function carriesOn(chunk: Chunk, running: Found['kind'] | undefined, { tokens, reader }: Reading): boolean {
  if (chunk.joint === 'start' || chunk.joint === 'after' || chunk.joint === 'bracket') return false;
  const { first, end } = trimmed(chunk, tokens, reader);
  if (
    end === first ||
    end - first > MOST_CARRIED ||
    hasPhrase(reader.aside, tokens, chunk) ||
    hasPhrase(reader.soft, tokens, chunk)
  )
    return false;
  // Certificates are names; what a degree is in may be in small letters.
  if (running === 'certificate' && !/^[\p{Lu}\d]/u.test(tokens[first]?.written ?? '')) return false;
  return !startsAnew(chunk, tokens, reader);
}

const startsAnew = ({ first, end }: Span, tokens: Reading['tokens'], reader: Reading['reader']): boolean => {
  for (let at = first; at < end; at += 1) if (phraseAt(reader.experience, tokens, at, end) > 0) return true;
  return phraseAt(reader.must, tokens, first, end) > 0;
};

function unlisted(
  chunk: Chunk,
  clause: Clause,
  { line, asks }: Sentence,
  reading: Reading,
): Omit<Found, 'strength' | 'oneOf'>[] {
  const open = openPhrase(chunk, reading);
  if (open === undefined) return [];
  if (clause.strength !== 'mentioned') {
    const led = leads(chunk, open, reading);
    if (line.isItem && (line.part === 'must' || line.part === 'nice')) return [open];
    const names = namesIn(chunk, reading);
    return led && asks ? [open] : names;
  }
  if (line.part === 'tasks' && line.isItem) return [open];
  return line.part === 'tasks' || line.part === 'about' || line.part === 'intro'
    ? namesIn(chunk, reading)
    : [];
}

/** "experience with …", "knowledge of …": what follows is asked for, also in running text. */
const leads = (chunk: Chunk, open: Span, { tokens, reader }: Reading): boolean =>
  open.first > chunk.first && startsAnew({ first: chunk.first, end: open.first }, tokens, reader);
