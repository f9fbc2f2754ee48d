import { isAmongRequirements } from './ad-line.ts';
import { isSoft, knownIn, languagesIn, type Named, patternKind, saysBesideSoft } from './chunk-kinds.ts';
import {
  alternativesOf,
  carriesOn,
  furtherLanguage,
  goesOn,
  isAsGood,
  isBareName,
  isEmpty,
  isExplained,
  isIssued,
  isOther,
  isSubject,
  namesFurther,
  sharesHead,
  startsAnew,
  wasCalled,
} from './chunk-links.ts';
import type { Chunk } from './chunks.ts';
import { announcesFields, beginsField, hasField } from './degree-fields.ts';
import { drivingClass } from './driving-classes.ts';
import { knowledgeOf } from './knowledge-of.ts';
import { shortNames, type Unweighed, wholeOf } from './paper-words.ts';
import { isPurpose } from './purpose.ts';
import { namesIn } from './names.ts';
import { hasPhrase } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import type { Clause, Sentence } from './sentences.ts';
import { isDemanded, isRecord } from './records.ts';
import { unlisted } from './unlisted.ts';
import { isLost, isWorthNaming } from './worth-naming.ts';

/* What the chunks of a clause ask for, one after the other: some go on with what the one before began. */

/** What the chunks before leave to the next. */
type Walk = {
  /** Degrees or certificates are being listed; of degrees, what they are in. */
  running: 'degree' | 'certificate' | undefined;
  inField: boolean;
  /** "Experience with", "knowledge of" stands before. */
  led: boolean;
  /** "Knowledge of" stands before, and nothing that begins anew since. */
  isToKnow: boolean;
  inBracket: boolean;
  isAside: boolean;
  wasLanguage: boolean;
  wasSoft: boolean;
};

/** What is the same for all chunks of a clause. */
type Place = {
  chunks: readonly Chunk[];
  groups: readonly (string | undefined)[];
  clause: Clause;
  sentence: Sentence;
  /** The firm tells what it works with. */
  isUsed: boolean;
  reading: Reading;
};

/** What the chunks of a clause ask for; what is a quality of a person is seen and passed over. */
export function requirementsOfChunks(
  chunks: readonly Chunk[],
  clause: Clause,
  sentence: Sentence,
  reading: Reading,
): { found: FoundRequirement[]; sawSoft: boolean } {
  const isUsed = hasPhrase(reading.reader.uses, reading.tokens, clause);
  const place: Place = { chunks, groups: alternativesOf(chunks), clause, sentence, isUsed, reading };
  const isAmong = isAmongRequirements(sentence.line);
  const inField = announcesFields(clause, sentence, reading);
  let walk: Walk = {
    running: inField ? 'degree' : undefined,
    inField,
    led: clause.isTested === true,
    isToKnow: clause.isTested === true,
    inBracket: false,
    isAside: false,
    wasLanguage: false,
    wasSoft: false,
  };
  let sawSoft = false;
  const found = chunks.flatMap((chunk, at): FoundRequirement[] => {
    const isAside =
      hasPhrase(reading.reader.aside, reading.tokens, chunk) ||
      (walk.isAside && (chunk.joint === 'and' || chunk.joint === 'or'));
    const isOfKind = isOther(chunk, reading) || isOther(chunks[at + 1], reading);
    const read = ofChunk(at, chunk, place, {
      ...walk,
      isAside,
      led:
        startsAnew(chunk, reading.tokens, reading.reader) ||
        hasPhrase(reading.reader.knows, reading.tokens, chunk) ||
        isOfKind ||
        (walk.led && (goesOn(chunk) || clause.isTested === true)),
      isToKnow:
        hasPhrase(reading.reader.knows, reading.tokens, chunk) ||
        isOfKind ||
        (walk.isToKnow && (namesFurther(chunk, reading) || chunk.first === clause.first)),
      inBracket: chunk.joint === 'bracket' || (walk.inBracket && chunk.joint !== 'after'),
    });
    walk = read.walk;
    sawSoft ||= walk.wasSoft;
    const strength = isAside && isAmong && !isUsed ? 'mentioned' : clause.strength;
    const isAsked = isDemanded(chunk, sentence, reading);
    const oneOf = place.groups[at];
    return read.found
      .filter((each) => !isPurpose(each, chunk, reading))
      .map((each) => ({
        ...each,
        strength: isAsked && each.kind === 'certificate' ? ('must' as const) : strength,
        ...(oneOf === undefined ? {} : { oneOf }),
      }));
  });
  return { found, sawSoft };
}

type ChunkReading = { found: readonly Unweighed[]; walk: Walk };

function ofChunk(at: number, chunk: Chunk, place: Place, walk: Walk): ChunkReading {
  const { clause, sentence, reading } = place;
  const isAsked = clause.strength !== 'mentioned';
  if (walk.running !== undefined && (isAsGood(chunk, reading) || isIssued(chunk, reading)))
    return { found: [], walk };
  if (walk.inBracket && wasCalled(chunk, reading)) return { found: [], walk };
  const ownKind = patternKind(chunk, reading);
  // In brackets after a degree or a certificate stands the same in other words, or what it is in.
  if (walk.inBracket && walk.running !== undefined && ownKind === undefined)
    return { found: isAsked && walk.running === 'certificate' ? shortNames(chunk, reading) : [], walk };
  const languages = languagesIn(chunk, reading, walk.wasLanguage && goesOn(chunk));
  // "A degree in journalism, English or history".
  const isField = walk.running === 'degree' && walk.inField && goesOn(chunk) && isBareName(languages, chunk);
  if (languages.length > 0 && !isField)
    return { found: languages, walk: { ...walk, running: undefined, wasLanguage: true, wasSoft: false } };
  const next = { ...walk, wasLanguage: false };
  const driving = isAsked ? drivingClass(chunk, sentence, reading) : undefined;
  if (driving !== undefined && ownKind === undefined)
    return { found: [driving], walk: { ...next, running: 'certificate', wasSoft: false } };
  const known = knownIn(chunk, reading);
  const isOfDegree = walk.running === 'degree' && walk.inField;
  const further =
    known.length === 0 && isAsked && !isOfDegree ? furtherLanguage(at, place, reading) : undefined;
  if (further !== undefined) return { found: [further], walk: next };
  const paper = paperOf(at, chunk, ownKind, known, place, next);
  const asNamed = knowledgeOf(chunk, ownKind, walk.isToKnow, reading);
  if (paper !== undefined) return { ...paper, found: paper.found.map(asNamed) };
  // "or a related one", "or similar": the degrees before go on behind it.
  if (known.length === 0 && isEmpty(chunk, reading)) return { found: [], walk: next };
  const running = known.some((each) => each.kind === 'certificate') ? 'certificate' : undefined;
  if (known.length > 0) {
    const named = known.filter((each) =>
      isAsked
        ? walk.isToKnow || !isLost(each, chunk, sentence.line.isItem, reading)
        : isWorthNaming(each, sentence.line) || isRecord(each, reading),
    );
    return {
      found: named.map(asNamed),
      walk: { ...next, running, wasSoft: false },
    };
  }
  // "Patience, tact and good hands": what goes on with a quality is one.
  const wasSoft =
    (isSoft(chunk, reading) &&
      (chunk.joint === 'and' || !(walk.isToKnow && saysBesideSoft(chunk, reading)))) ||
    (walk.wasSoft && !walk.led && goesOn(chunk));
  const isPassedOver = wasSoft || walk.isAside || isExplained(chunk, place.chunks[at + 1], reading);
  return {
    found: isPassedOver
      ? place.isUsed && isAsked
        ? productsIn(chunk, reading)
        : []
      : unlisted(at, place, walk),
    walk: { ...next, running, wasSoft },
  };
}

/** "We use OnBoard": of what the firm says of itself, what a person will have to know. */
const productsIn = (chunk: Chunk, reading: Reading): Named[] =>
  namesIn(chunk, reading).map((each) => ({ ...each, understood: false }));

/** A degree or a certificate, told by its own words or going on with the one before. */
function paperOf(
  at: number,
  chunk: Chunk,
  ownKind: 'degree' | 'certificate' | undefined,
  known: readonly Named[],
  { chunks, clause, sentence, reading }: Place,
  walk: Walk,
): ChunkReading | undefined {
  const isAsked = clause.strength !== 'mentioned';
  const isField = walk.running === 'degree' && (walk.inField || beginsField(chunk, reading));
  const isListed = isField || (walk.running === 'certificate' && chunk.joint === 'or');
  const mayCarry = known.length === 0 || (isListed && known.every(isSubject));
  const carried =
    mayCarry &&
    isAsked &&
    carriesOn(chunk, walk.running, { isAnnounced: at === 0 && walk.inField, inField: isField }, reading)
      ? walk.running
      : undefined;
  const kind = ownKind ?? carried ?? (isAsked && sharesHead(at, chunks, reading) ? 'certificate' : undefined);
  if (kind === undefined || (!isAsked && known.length > 0)) return undefined;
  if (kind === 'degree' && known.some((each) => each.kind === 'certificate')) return undefined;
  const inField = carried === undefined ? kind === 'degree' && hasField(chunk, reading) : isField;
  return {
    found:
      isAsked || mayMention(kind, sentence.line) || isRecord(chunk, reading)
        ? wholeOf(chunk, kind, ownKind !== undefined, reading)
        : [],
    walk: { ...walk, running: kind, inField, wasSoft: false },
  };
}

/** Papers and degrees that are merely named: where papers are to be sent, or paid for, they are no requirement. */
const mayMention = (kind: 'degree' | 'certificate', { part }: Sentence['line']): boolean =>
  part !== 'apply' && part !== 'unknown' && (part !== 'offer' || kind === 'degree');
