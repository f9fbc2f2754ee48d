import type { RequirementKind } from './ad.ts';
import { type Chunk, trimmed } from './chunks.ts';
import { conceptsIn, type FoundConcept } from './known-skills.ts';
import { hasPhrase, phraseAt, phrasesIn, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';
import { isRemark } from './sayings.ts';

/* What kind of requirement a chunk of a clause is. */

export type Named = TokenSpan & {
  kind: RequirementKind;
  concept?: string;
  understood: boolean;
  isName: boolean;
  isMissed?: true;
};

/** Names of languages in a chunk, where they are not adjectives: "German" and not "German tax law". */
export function languagesIn(chunk: TokenSpan, reading: Reading, goesOn = false): Named[] {
  const { tokens, reader } = reading;
  if (!hasPhrase(reader.anyLanguage, tokens, chunk)) return [];
  return reader.languages.flatMap(([name, list]) =>
    phrasesIn(list, tokens, chunk)
      .filter((span) => (goesOn && span.first === chunk.first) || isSpoken(span, chunk, reading))
      .map((span): Named => ({
        ...withLevel(span, chunk, reading),
        kind: 'language',
        concept: name,
        understood: true,
        isName: false,
      })),
  );
}

function isSpoken({ first, end }: TokenSpan, chunk: TokenSpan, { tokens, reader }: Reading): boolean {
  const [before, after] = [tokens[first - 1], tokens[end]];
  if (reader.language === 'de' || reader.language === 'pl') return true;
  const opens =
    first === chunk.first ||
    (/\//u.test(tokens[first]?.gap ?? '') && phraseAt(reader.anyLanguage, tokens, first - 1) > 0);
  const led =
    opens ||
    (before !== undefined && phraseAt(reader.beforeLanguage, tokens, first - 1, first) > 0) ||
    (before !== undefined && phraseAt(reader.fillers, tokens, first - 1, first) > 0);
  if (reader.language === 'en') {
    const closes =
      end >= chunk.end ||
      phraseAt(reader.fillers, tokens, end) > 0 ||
      /^(?:language|speak\w*|communicat\w*|at|a\d|b\d|c\d|fluen\w*)$/u.test(after?.word ?? '');
    return (led && closes) || end === chunk.end;
  }
  return led;
}

/** With what is said of the level: "gutes Englisch (C1)" is one thing. */
function withLevel({ first, end }: TokenSpan, chunk: TokenSpan, reading: Reading): TokenSpan {
  const isLevel = (at: number) => /^[abc][12]$/u.test(reading.tokens[at]?.word ?? '');
  let to = end;
  while (
    to < chunk.end &&
    (isLevel(to) || phraseAt(reading.reader.fillers, reading.tokens, to, chunk.end) > 0)
  )
    to += 1;
  return { first, end: to };
}

/** The kind that a chunk's own words tell, for those that are known by patterns. */
export function patternKind(chunk: TokenSpan, reading: Reading): 'degree' | 'certificate' | undefined {
  const { tokens, reader } = reading;
  const skills = conceptsIn(reading.concepts, tokens, chunk).filter(
    ({ concept }) => concept.kind === 'skill',
  );
  // "Customs clearance" is work, though "clearance" alone is a paper.
  const isFree = (span: TokenSpan) => !skills.some((skill) => isWider(skill, span));
  const degree = phrasesIn(reader.degrees, tokens, chunk).find(isFree);
  const certificate = phrasesIn(reader.certificates, tokens, chunk).find(isFree);
  if (degree === undefined) return certificate === undefined ? undefined : 'certificate';
  if (certificate === undefined) return 'degree';
  return certificate.first <= degree.first && certificate.end > degree.first
    ? longer(certificate, degree)
    : certificate.first < degree.first
      ? 'certificate'
      : 'degree';
}

const isWider = (one: TokenSpan, other: TokenSpan): boolean =>
  one.first <= other.first && one.end >= other.end && one.end - one.first > other.end - other.first;

const longer = (certificate: TokenSpan, degree: TokenSpan): 'degree' | 'certificate' =>
  degree.end - degree.first >= certificate.end - certificate.first ? 'degree' : 'certificate';

/** Skills and certificates of our lists in a chunk; the whole of a short chunk is one with what it names. */
export function knownIn(chunk: TokenSpan, reading: Reading): Named[] {
  const found = conceptsIn(reading.concepts, reading.tokens, chunk).filter((each) =>
    isTelling(each, reading),
  );
  const whole = trimmed(chunk, reading.tokens, reading.reader);
  const isWhole = found.length === 1 && whole.end - whole.first <= MOST_WITH_KNOWN;
  // "Excel 365" is a name; "SAP are no secret" is not.
  const isSaid = ({ concept, end }: FoundConcept) =>
    concept.isName && end < whole.end && /^\p{Ll}/u.test(reading.tokens[end]?.written ?? '');
  return found.map((each): Named => {
    const { concept, first, end } = each;
    const isWithin = first >= whole.first && end <= whole.end;
    return {
      ...(isWhole && isWithin && !isSaid(each) ? whole : { first, end }),
      kind: concept.kind,
      concept: concept.name,
      understood: true,
      isName: concept.isName,
    };
  });
}

/** A word that says nothing of its own is no skill for sharing its stem with one: "dans" and "danse". */
const isTelling = ({ first, end, concept }: FoundConcept, { tokens, reader }: Reading): boolean =>
  end - first > 1 ||
  (concept.isName && /^\p{Lu}/u.test(tokens[first]?.written ?? '')) ||
  (!isWithinSoft(first, tokens, reader) &&
    [reader.fillers, reader.general, reader.aside].every((list) => phraseAt(list, tokens, first, end) === 0));

/** "Tolerance for frustration" is a quality, and "tolerance" no measure in it. */
function isWithinSoft(at: number, tokens: Reading['tokens'], { soft }: Reading['reader']): boolean {
  for (let from = Math.max(0, at - MOST_BEFORE); from <= at; from += 1) {
    const taken = phraseAt(soft, tokens, from);
    if (taken > 1 && from + taken > at) return true;
  }
  return false;
}

/** So many words of a quality may stand before one that a list has. */
const MOST_BEFORE = 3;
const MOST_WITH_KNOWN = 4;
/** More words than these say something that no list of words understands. */
const MOST_OPEN = 3;
const LONGEST_OPEN = 6;
/** The same of what “knowledge of” leads to: the subject of a paper or of a course takes more words. */
const MOST_TO_KNOW = 5;
const LONGEST_TO_KNOW = 8;

export const isSoft = (chunk: TokenSpan, { tokens, reader }: Reading): boolean =>
  hasPhrase(reader.soft, tokens, chunk);

/** "Experience with Responsive Classroom": what stands beside the word of a quality says what it is. */
export function saysBesideSoft(chunk: TokenSpan, { tokens, reader }: Reading): boolean {
  const { first, end } = trimmed(chunk, tokens, reader);
  for (let at = first; at < end;) {
    const soft = phraseAt(reader.soft, tokens, at, end);
    const small = Math.max(
      ...[reader.fillers, reader.general, reader.knows, reader.experience].map((list) =>
        phraseAt(list, tokens, at, end),
      ),
    );
    if (soft + small === 0 && /\p{L}{2}/u.test(tokens[at]?.written ?? '')) return true;
    at += Math.max(1, soft, small);
  }
  return false;
}

/** What no list knows: the words of the chunk that say something of their own. */
export function openPhrase(
  chunk: Chunk,
  led: boolean,
  isToKnow: boolean,
  reading: Reading,
): Named | undefined {
  const { tokens, reader } = reading;
  const inner = withoutVerb(trimmed(chunk, tokens, reader), reading);
  const says = (at: number) =>
    [reader.fillers, reader.general, reader.must, reader.nice, reader.niceAhead].every(
      (list) => phraseAt(list, tokens, at, at + 1) === 0,
    ) &&
    /\p{L}{2}|\p{L}\d/u.test(tokens[at]?.written ?? '') &&
    !isEveryday(at, chunk, reading);
  const span = { first: inner.first, end: inner.first };
  let saying = 0;
  for (
    ;
    span.end < inner.end &&
    saying < (isToKnow ? MOST_TO_KNOW : MOST_OPEN) &&
    span.end - span.first < (isToKnow ? LONGEST_TO_KNOW : LONGEST_OPEN);
    span.end += 1
  )
    if (says(span.end)) saying += 1;
  if (saying === 0 || hasPhrase(reader.aside, tokens, chunk)) return undefined;
  if (NOT.test(tokens[chunk.first]?.word ?? '')) return undefined;
  // German names things by nouns.
  if (reader.language === 'de' && !isNamed(span, tokens)) return undefined;
  if (tokens.slice(chunk.first + 1, chunk.end).some(({ gap }) => gap.includes('@'))) return undefined;
  const isPlain = isPlainWord(span, tokens) || (chunk.joint === 'start' && isFirstWord(span, tokens));
  const isVerb =
    span.end - span.first === 1 && VERBS[reader.language]?.test(tokens[span.first]?.written ?? '');
  if (isPlain && isVerb === true && !led) return undefined;
  if (isRemark(span, reading)) return undefined;
  const isMissed = span.end < inner.end || (!led && reader.language !== 'de' && isPlain);
  const open: Named = { ...span, kind: 'skill', understood: false, isName: false };
  return isMissed ? { ...open, end: inner.end, isMissed: true } : open;
}

/** "A mug and a dog": of what no list knows, everyday words name nothing; a capital within a sentence makes a name of them. */
const isEveryday = (at: number, chunk: Chunk, { tokens, reader }: Reading): boolean =>
  phraseAt(reader.everyday, tokens, at, chunk.end) > 0 &&
  (reader.language === 'de' || at === chunk.first || /^\p{Ll}/u.test(tokens[at]?.written ?? ''));

/** "Not a parts-changer". */
const NOT = /^(?:not|no|never|nicht|keine?n?|pas|jamais|sin|sem|nao|nie|bez)$/u;

const isNamed = ({ first, end }: TokenSpan, tokens: Reading['tokens']): boolean =>
  tokens.slice(first, end).some(({ written }) => /^\d|\p{Lu}/u.test(written));

/** What is to be done with a thing is not the thing: "revisar la carta porte", "eine Verteilung verdrahten". */
function withoutVerb({ first, end }: TokenSpan, { tokens, reader }: Reading): TokenSpan {
  if (end - first < 2) return { first, end };
  if (reader.language === 'de') {
    for (let at = first + 1; at + 1 < end; at += 1)
      if (isSaidOfNoun(at, tokens)) return trimmed({ first, end: at }, tokens, reader);
    const last = tokens[end - 1]?.written ?? '';
    return /^\p{Ll}+e?n$/u.test(last) && isNamed({ first, end: end - 1 }, tokens)
      ? trimmed({ first, end: end - 1 }, tokens, reader)
      : { first, end };
  }
  const verb = VERBS[reader.language];
  const isVerb = verb?.test(tokens[first]?.written ?? '') === true;
  const isObject = phraseAt(reader.fillers, tokens, first + 1, end) > 0;
  return isVerb && isObject ? trimmed({ first: first + 1, end }, tokens, reader) : { first, end };
}

/** "Steuerungen programmierst du …": the verb behind what it is about. */
const isSaidOfNoun = (at: number, tokens: Reading['tokens']): boolean =>
  /^\p{Ll}{2,}(?:st|en|t)$/u.test(tokens[at]?.written ?? '') &&
  /^(?:du|sie|ihr|wir|dir|ihnen)$/u.test(tokens[at + 1]?.word ?? '');

const VERBS: Readonly<Partial<Record<string, RegExp>>> = {
  en: /^\p{Ll}{3,}ing$/u,
  fr: /^\p{L}{2,}(?:er|ir|re)$/u,
  es: /^\p{L}{2,}[aei]r(?:se)?$/u,
  pt: /^\p{L}{2,}[aei]r(?:-se)?$/u,
  pl: /^\p{L}{2,}(?:[cć]|ł[ae]ś|ł[ae]m)$/u,
};

/** A capital that a sentence begins with makes no name. */
const isFirstWord = ({ first, end }: TokenSpan, tokens: Reading['tokens']): boolean =>
  end - first === 1 && /^\p{Lu}\p{Ll}+$/u.test(tokens[first]?.written ?? '');

/** One word in small letters that no list has: more often a verb or an adjective than a skill. */
const isPlainWord = ({ first, end }: TokenSpan, tokens: Reading['tokens']): boolean =>
  end - first === 1 && /^\p{Ll}+$/u.test(tokens[first]?.written ?? '');
