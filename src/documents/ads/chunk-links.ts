import { isSoft, knownIn, languagesIn, type Named } from './chunk-kinds.ts';
import { type Chunk, trimmed } from './chunks.ts';
import { hasPhrase, phraseAt, type TokenSpan } from './phrase-list.ts';
import { TELLS } from './parallel.ts';
import type { FoundRequirement, Reading } from './reading.ts';

/* How the chunks of a clause hang together: what one begins, those after it go on with. */

/** What goes on with the kind of the chunk before is a name, and short. */
const MOST_CARRIED = 4;
const MOST_FURTHER = 5;
const MOST_ALTERNATIVES = 12;
/** Languages of one "or" stand no farther from each other. */
const BESIDE = 3;

/** Chunks that an "or" joins, with those before it in the same list, share a name. */
export function alternativesOf(chunks: readonly Chunk[]): (string | undefined)[] {
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

/** "Pashto, Tigrinya or Ukrainian": one word that shares its "or" with languages is one. */
export function furtherLanguage(
  at: number,
  { chunks, groups }: { chunks: readonly Chunk[]; groups: readonly (string | undefined)[] },
  reading: Reading,
): Named | undefined {
  const chunk = chunks[at];
  const group = groups[at];
  if (chunk === undefined || group === undefined) return undefined;
  const { first, end } = trimmed(chunk, reading.tokens, reading.reader);
  const isBeside = chunks.some(
    (other, index) =>
      Math.abs(index - at) <= BESIDE && groups[index] === group && languagesIn(other, reading).length > 0,
  );
  return end - first === 1 && isBeside && !isSoft(chunk, reading)
    ? { first, end, kind: 'language', understood: true, isName: false }
    : undefined;
}

/** "A learning platform (Moodle)": one word that no list has, before the names of what it stands for. */
export function isExplained(chunk: Chunk, next: Chunk | undefined, reading: Reading): boolean {
  if (next?.joint !== 'bracket') return false;
  const { first, end } = trimmed(chunk, reading.tokens, reading.reader);
  return end - first === 1 && knownIn(next, reading).some(({ isName }) => isName);
}

/** Joined to the chunk before: what is said ahead of that one holds for this one too. */
export const goesOn = ({ joint }: Chunk): boolean => joint !== 'start' && joint !== 'after';

/** What a degree may be in; a product is none. */
export const isSubject = ({ kind, isName }: Named): boolean => kind === 'skill' && !isName;

export const isEmpty = (chunk: Chunk, { tokens, reader }: Reading): boolean => {
  const { first, end } = trimmed(chunk, tokens, reader);
  return first >= end;
};

/** Whether a chunk goes on with the degrees or certificates before it. */
export function carriesOn(
  chunk: Chunk,
  running: FoundRequirement['kind'] | undefined,
  { isAnnounced, inField }: { isAnnounced: boolean; inField: boolean },
  { tokens, reader }: Reading,
): boolean {
  if (running === undefined || (chunk.joint === 'start' && !isAnnounced) || chunk.joint === 'bracket')
    return false;
  // "Studies (finished) in law": after a bracket, only what a small word joins.
  if (chunk.joint === 'after' && phraseAt(reader.fillers, tokens, chunk.first, chunk.end) === 0) return false;
  const inner = trimmed(chunk, tokens, reader);
  const { first, end } = inner;
  if (end === first || end - first > MOST_CARRIED || hasPhrase(reader.aside, tokens, chunk)) return false;
  if (hasPhrase(reader.soft, tokens, chunk) && !(inField && isSubjectAlone(chunk, { tokens, reader })))
    return false;
  if (isNoName(chunk, tokens, reader)) return false;
  // Certificates are names; what a degree is in may be in small letters, and so may what a preposition leads to twice.
  if (
    running === 'certificate' &&
    !leadsTwice(chunk, tokens) &&
    !/^[\p{Lu}\d]/u.test(tokens[first]?.written ?? '')
  )
    return false;
  // "A degree in law, in history": small words ahead begin nothing.
  return !startsAnew(inner, tokens, reader);
}

/** "A course in mental health or in family therapy". */
const leadsTwice = ({ first, joint }: Chunk, tokens: Reading['tokens']): boolean => {
  const word = tokens[first]?.word ?? '';
  return (
    joint === 'or' &&
    PREPOSITION.test(word) &&
    tokens.slice(Math.max(0, first - MOST_BETWEEN), first - 1).some((token) => token.word === word)
  );
};

const PREPOSITION = /^(?:in|im|en|em|de|do|da|w|z|ze)$/u;
const MOST_BETWEEN = 6;

/** "A degree in journalism, communication or history": of the words for qualities, this one is a subject too. */
const isSubjectAlone = (
  { first, end }: TokenSpan,
  { tokens, reader }: Pick<Reading, 'tokens' | 'reader'>,
): boolean =>
  phraseAt(reader.soft, tokens, end - 1) === 1 &&
  SUBJECT.test(tokens[end - 1]?.word ?? '') &&
  (end - first === 1 || /^\p{Lu}/u.test(tokens[first]?.written ?? ''));

const SUBJECT =
  /^(?:[ck]omm?unica[ct]ions?|kommunikation|comunicaci[oó]n|comunica[cç][aã]o|komunikacj[ai])$/u;

/** "…, vous bénéficiez", "…, anschliessend": what a clause goes on with, and no name of a subject. */
const isNoName = (
  { first, end }: TokenSpan,
  tokens: Reading['tokens'],
  { language }: Reading['reader'],
): boolean =>
  language === 'de'
    ? !tokens.slice(first, end).some(({ written }) => /^[\p{Lu}\d]/u.test(written))
    : SPEAKS.test(tokens[first]?.word ?? '') ||
      tokens.slice(first, end).some(({ word }) => RELATIVE.test(word));

/** "A portfolio that convinces us", "pourquoi pas". */
const RELATIVE = /^(?:that|which|who|whose|que|qui|dont|pourquoi|quien|quienes|quem|ktor\p{Ll}+|co)$/u;

const SPEAKS =
  /^(?:you|we|they|he|she|i|vous|tu|nous|on|je|ils|elles|usted|ustedes|voce|voces|\p{Ll}{3,}(?:ando|iendo|endo))$/u;

/** "…, issued by a recognised university": of what stands before it. */
export const isIssued = ({ first, joint }: Chunk, { tokens }: Reading): boolean =>
  joint !== 'start' && ISSUED.test(tokens[first]?.word ?? '');

/** "Or another route planner": of which kind the one before it is. */
export const isOther = (chunk: Chunk | undefined, { tokens }: Reading): boolean =>
  (chunk?.joint === 'or' || chunk?.joint === 'slash') &&
  tokens.slice(chunk.first, Math.min(chunk.end - 1, chunk.first + 2)).some(({ word }) => OTHER.test(word));

const OTHER = /^(?:another|other|andere[nmrs]?|autres?|otr[oa]s?|outr[oa]s?|inn(?:y|e|ego|ej|ym|ych|a))$/u;

const ISSUED =
  /^(?:issued|awarded|recogni[sz]ed|accredited|ausgestellt|anerkannt|delivre\p{Ll}*|reconnue?s?|emis\p{Ll}*|otorgad[oa]s?|expedid[oa]s?|emitid[oa]s?|reconocid[oa]s?|reconhecid[oa]s?|wydan\p{Ll}+|uznan\p{Ll}+)$/u;

export const startsAnew = (
  { first, end }: TokenSpan,
  tokens: Reading['tokens'],
  reader: Reading['reader'],
): boolean => {
  for (let at = first; at < end; at += 1) if (phraseAt(reader.experience, tokens, at, end) > 0) return true;
  return phraseAt(reader.must, tokens, first, end) > 0;
};

/** "Knowledge of stock control, bills of materials": what goes on with it is short, and begins no clause of its own. */
export const namesFurther = (chunk: Chunk, { tokens, reader }: Reading): boolean =>
  goesOn(chunk) &&
  !startsAnew(chunk, tokens, reader) &&
  !TELLS.test(tokens[chunk.first]?.word ?? '') &&
  chunk.end - chunk.first <= MOST_FURTHER;

/** A language alone, and nothing of how well. */
export const isBareName = (languages: readonly Named[], { first, end }: Chunk): boolean =>
  end - first === 1 && languages.length === 1;

/** "(ex-EC)": what something was called before. */
export const wasCalled = ({ first, end }: Chunk, { tokens }: Reading): boolean =>
  end - first > 1 &&
  /^(?:ex|formerly|previously|fruher|ehemals|vormals|anciennement|ancienne?|antes|antig[ao]|anteriormente|dawniej|dawny)$/u.test(
    tokens[first]?.word ?? '',
  );

/** "Or an equivalent qualification": as good as what stands before it, and nothing more to ask for. */
export function isAsGood({ first, end, joint }: Chunk, { tokens, reader }: Reading): boolean {
  if (joint !== 'or' && joint !== 'slash' && joint !== 'bracket') return false;
  let isCompared = false;
  for (let at = first; at < end; at += 1) {
    const word = tokens[at]?.word ?? '';
    isCompared ||= COMPARED.test(word);
    const isSaid =
      COMPARED.test(word) || ANY_PAPER.test(word) || phraseAt(reader.fillers, tokens, at, end) > 0;
    if (!isSaid) return false;
  }
  return isCompared;
}

const COMPARED =
  /^(?:equivalent(?:es|e|s)?|equal|similar(?:es)?|similaires?|comparables?|related|vergleichbar(?:en?|er|es)?|gleichwertig(?:en?|er|es)?|ahnlich(?:en?|er|es)?|analog(?:ue|a|o)?s?|afin(?:es|s)?|afim|correlat[ao]s?|rownowazn(?:e|y|a|ych)|rownorzedn(?:e|y|a|ych)|pokrewn(?:e|y|a|ych|ym)|podobn(?:e|y|a|ych))$/u;

const ANY_PAPER =
  /^(?:qualifications?|degrees?|education|training|diplomas?|disciplines?|fields?|ausbildung(?:en)?|berufsausbildung|qualifikation(?:en)?|abschluss|abschlusse|studium|studiengange?|fachrichtung|formations?|diplomes?|titres?|domaines?|formacion|titulacion|titulos?|estudios|carreras?|areas?|formacao|cursos?|wyksztalceni[ea]|kwalifikacj[ei]|dyplom|kierunk(?:u|i|ach)|kierunek)$/u;

/** "Counterbalance or reach truck licence": a name before an "or" shares the paper that the other one ends in. */
export function sharesHead(at: number, chunks: readonly Chunk[], { tokens, reader }: Reading): boolean {
  const [chunk, next] = [chunks[at], chunks[at + 1]];
  if (reader.language !== 'en' || chunk === undefined || next === undefined) return false;
  if (next.joint !== 'or' && next.joint !== 'slash') return false;
  const [own, other] = [chunk, next].map((span) => trimmed(span, tokens, reader));
  if (own === undefined || other === undefined || own.end - own.first > MOST_CARRIED) return false;
  const isName = /^[\p{Lu}\d]/u.test(tokens[own.first]?.written ?? '') && own.end > own.first;
  return (
    isName &&
    tokens.slice(next.first + 1, next.end).some(({ word }) => HEADS.test(word)) &&
    !startsAnew(chunk, tokens, reader)
  );
}

const HEADS =
  /^(?:licen[cs]es?|certificat(?:e|es|ion|ions)|tickets?|cards?|qualifications?|credentials?|registration)$/u;
