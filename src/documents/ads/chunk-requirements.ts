import { isSoft, knownIn, languagesIn, type Named, openPhrase, patternKind } from './chunk-kinds.ts';
import { type Chunk, trimmed } from './chunks.ts';
import { namesIn } from './names.ts';
import { hasPhrase, phraseAt, phrasesIn, type TokenSpan } from './phrase-list.ts';
import type { Found, Reading } from './reading.ts';
import type { Clause, Sentence } from './sentences.ts';

/* What the chunks of a clause ask for, one after the other: some go on with what the one before began. */

/** Found, before it is known how much the ad wants it. */
type Unweighed = Omit<Found, 'strength' | 'oneOf'>;

/** A degree or certificate with all its words; what goes on longer is a sentence about it. */
const LONGEST = 12;
/** What goes on with the kind of the chunk before is a name, and short. */
const MOST_CARRIED = 4;
const MOST_ALTERNATIVES = 12;
/** Languages of one "or" stand no farther from each other. */
const BESIDE = 3;

/** What the chunks of a clause ask for; what is a quality of a person is seen and passed over. */
export function requirementsOfChunks(
  chunks: readonly Chunk[],
  clause: Clause,
  sentence: Sentence,
  reading: Reading,
): { found: Found[]; sawSoft: boolean } {
  const found: Found[] = [];
  const groups = alternativesOf(chunks);
  const isAmong = sentence.line.part === 'must' || sentence.line.part === 'nice';
  const isAsked = clause.strength !== 'mentioned';
  let [sawSoft, inBracket, isAside] = [false, false, false];
  let running: 'degree' | 'certificate' | undefined;
  let [inField, led, wasLanguage] = [false, false, false];
  chunks.forEach((chunk, at) => {
    led = startsAnew(chunk, reading.tokens, reading.reader) || (led && goesOn(chunk));
    inBracket = chunk.joint === 'bracket' || (inBracket && chunk.joint !== 'after');
    const ownKind = patternKind(chunk, reading);
    // In brackets after a degree or a certificate stands the same in other words, or what it is in.
    if (inBracket && running !== undefined && ownKind === undefined) return;
    isAside =
      hasPhrase(reading.reader.aside, reading.tokens, chunk) ||
      (isAside && (chunk.joint === 'and' || chunk.joint === 'or'));
    const strength = isAside && isAmong ? 'mentioned' : clause.strength;
    const oneOf = groups[at];
    const add = (named: readonly Unweighed[]) => {
      found.push(...named.map((each) => ({ ...each, strength, ...(oneOf === undefined ? {} : { oneOf }) })));
    };
    const languages = languagesIn(chunk, reading, wasLanguage && goesOn(chunk));
    wasLanguage = languages.length > 0;
    if (languages.length > 0) {
      running = undefined;
      add(languages);
      return;
    }
    const known = knownIn(chunk, reading);
    const further = known.length === 0 && isAsked ? furtherLanguage(chunk, chunks, groups, at, reading) : undefined;
    if (further !== undefined) {
      add([further]);
      return;
    }
    const mayCarry = known.length === 0 || (running === 'degree' && inField && known.every(isSubject));
    const carried = mayCarry && isAsked && carriesOn(chunk, running, reading) ? running : undefined;
    const kind = ownKind ?? carried;
    const isNamed = kind === 'degree' && known.some((each) => each.kind === 'certificate');
    if (kind !== undefined && (isAsked || known.length === 0) && !isNamed) {
      running = kind;
      inField = carried !== undefined ? inField : kind === 'degree' && hasField(chunk, reading);
      if (isAsked || mayMention(kind, sentence.line))
        add(wholeOf(chunk, kind, ownKind !== undefined, reading));
      return;
    }
    // "or a related one", "or similar": the degrees before go on behind it.
    if (known.length === 0 && isEmpty(chunk, reading)) return;
    running = known.some((each) => each.kind === 'certificate') ? 'certificate' : undefined;
    if (known.length > 0) add(isAsked ? known : known.filter((each) => isWorthNaming(each, sentence.line)));
    else if (isSoft(chunk, reading)) sawSoft = true;
    else if (!isAside && !isExplained(chunk, chunks[at + 1], reading)) add(unlisted(chunk, led, clause, sentence, reading));
  });
  return { found, sawSoft };
}

/** What is merely mentioned: the work names skills; the firm's own story only products; pay and applying nothing. */
function isWorthNaming({ kind, isName }: Named, { part, isItem }: Sentence['line']): boolean {
  if (part === 'apply' || part === 'offer') return false;
  if (part === 'intro' && isItem) return false;
  return (
    part === 'tasks' || part === 'must' || part === 'nice' || part === 'intro' || kind !== 'skill' || isName
  );
}

/** Papers and degrees that are merely named: where papers are to be sent, or paid for, they are no requirement. */
const mayMention = (kind: 'degree' | 'certificate', { part }: Sentence['line']): boolean =>
  part !== 'apply' && part !== 'unknown' && (part !== 'offer' || kind === 'degree');

/** Chunks that an "or" joins, with those before it in the same list, share a name. */
function alternativesOf(chunks: readonly Chunk[]): (string | undefined)[] {
  const groups: (string | undefined)[] = chunks.map(() => undefined);
  chunks.forEach((chunk, at) => {
    if (chunk.joint !== 'or' && chunk.joint !== 'slash') return;
    let first = at;
    while (first > 0 && (first === at || chunks[first]?.joint === 'comma') && at - first < MOST_ALTERNATIVES)
      first -= 1;
    const name = groups[at - 1] ?? String(chunk.first);
    for (let each = first; each <= at; each += 1) groups[each] ??= name;
  });
  return groups;
}

/** A degree or certificate with all its words: what its own pattern tells keeps them, also where all are fillers. */
function wholeOf(
  chunk: Chunk,
  kind: 'degree' | 'certificate',
  isOwn: boolean,
  reading: Reading,
): Unweighed[] {
  const { tokens, reader } = reading;
  const span = trimmed(chunk, tokens, reader);
  // "First aid": fillers that the name itself has stay with it.
  const own = isOwn ? phrasesIn(kind === 'degree' ? reader.degrees : reader.certificates, tokens, chunk) : [];
  const first = Math.min(span.end > span.first ? span.first : Infinity, own[0]?.first ?? Infinity);
  const end = Math.max(span.end > span.first ? span.end : 0, own.at(-1)?.end ?? 0);
  return end > first ? [{ first, end: Math.min(end, first + LONGEST), kind, understood: true }] : [];
}

/** "Pashto, Tigrinya or Ukrainian": one word that shares its "or" with languages is one. */
function furtherLanguage(
  chunk: Chunk,
  chunks: readonly Chunk[],
  groups: readonly (string | undefined)[],
  at: number,
  reading: Reading,
): Unweighed | undefined {
  const group = groups[at];
  if (group === undefined) return undefined;
  const { first, end } = trimmed(chunk, reading.tokens, reading.reader);
  const isBeside = chunks.some(
    (other, index) =>
      Math.abs(index - at) <= BESIDE && groups[index] === group && languagesIn(other, reading).length > 0,
  );
  return end - first === 1 && isBeside && !isSoft(chunk, reading)
    ? { first, end, kind: 'language', understood: true }
    : undefined;
}

/** "A learning platform (Moodle)": one word that no list has, before the names of what it stands for. */
function isExplained(chunk: Chunk, next: Chunk | undefined, reading: Reading): boolean {
  if (next?.joint !== 'bracket') return false;
  const { first, end } = trimmed(chunk, reading.tokens, reading.reader);
  return end - first === 1 && knownIn(next, reading).some(({ isName }) => isName);
}

/** Joined to the chunk before: what is said ahead of that one holds for this one too. */
const goesOn = ({ joint }: Chunk): boolean => joint !== 'start' && joint !== 'after';

/** What a degree may be in; a product is none. */
const isSubject = ({ kind, isName }: Named): boolean => kind === 'skill' && !isName;

/** "Degree in law", and not "degree": what "or" adds to the former is a subject too. */
function hasField(chunk: Chunk, { tokens, reader }: Reading): boolean {
  const own = phrasesIn(reader.degrees, tokens, chunk).at(-1);
  return own !== undefined && trimmed({ first: own.end, end: chunk.end }, tokens, reader).end > own.end;
}

const isEmpty = (chunk: Chunk, { tokens, reader }: Reading): boolean => {
  const { first, end } = trimmed(chunk, tokens, reader);
  return first >= end;
};

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

const startsAnew = (
  { first, end }: TokenSpan,
  tokens: Reading['tokens'],
  reader: Reading['reader'],
): boolean => {
  for (let at = first; at < end; at += 1) if (phraseAt(reader.experience, tokens, at, end) > 0) return true;
  return phraseAt(reader.must, tokens, first, end) > 0;
};

function unlisted(
  chunk: Chunk,
  led: boolean,
  clause: Clause,
  { line, asks }: Sentence,
  reading: Reading,
): Unweighed[] {
  const open = openPhrase(chunk, led, reading);
  const isAmong = line.part === 'must' || line.part === 'nice';
  const isListed = line.isItem && isAmong;
  if (open === undefined || (open.isMissed && !isListed)) return [];
  if (clause.strength !== 'mentioned') {
    return isListed || (isAmong && led && asks) ? [open] : namesIn(chunk, reading);
  }
  return line.part === 'tasks' || (line.part === 'intro' && !line.isItem) ? namesIn(chunk, reading) : [];
}
