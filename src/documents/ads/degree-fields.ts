import { type Chunk, trimmed } from './chunks.ts';
import { phrasesIn, type TokenSpan } from './phrase-list.ts';
import { startsAnew } from './chunk-links.ts';
import type { Reading } from './reading.ts';

/* What a degree is in, where the degree and its subjects stand apart. */

/** "Degree in law", and not "degree": what "or" adds to the former is a subject too. */
export function hasField(chunk: TokenSpan, { tokens, reader }: Reading): boolean {
  const own = phrasesIn(reader.degrees, tokens, chunk).at(-1);
  if (own === undefined) return false;
  // "Baccalauréat en informatique", as a phrase of the list.
  const isWithin = tokens.slice(own.first + 1, own.end - 1).some(({ word }) => IN.test(word));
  return isWithin || trimmed({ first: own.end, end: chunk.end }, tokens, reader).end > own.end;
}

/** "An associate's degree or higher in education", "studia podyplomowe z prawa": the subject of the degree before it. */
export function beginsField({ first, end, joint }: Chunk, { tokens, reader }: Reading): boolean {
  if (
    joint === 'start' ||
    joint === 'comma' ||
    joint === 'bracket' ||
    (joint === 'and' && !/^z[e]?$/u.test(tokens[first - 1]?.word ?? '')) ||
    startsAnew(trimmed({ first, end }, tokens, reader), tokens, reader)
  )
    return false;
  if (/^z[e]?$/u.test(tokens[first - 1]?.word ?? '')) return true;
  const at = tokens.slice(first, first + MOST_BEFORE).findIndex(({ word }) => IN.test(word));
  return at >= 0 && first + at + 1 < end;
}

/** "Preferred subjects: law, economics": a degree's subjects are announced. */
export function announcesFields(
  clause: TokenSpan,
  sentence: TokenSpan,
  { tokens, reader }: Reading,
): boolean {
  if (clause.first === sentence.first || !/:/u.test(tokens[clause.first]?.gap ?? '')) return false;
  const before = { first: Math.max(sentence.first, clause.first - MOST_ANNOUNCING), end: clause.first };
  const degree = phrasesIn(reader.degrees, tokens, before).at(-1);
  return FIELDS.test(tokens[clause.first - 1]?.word ?? '')
    ? phrasesIn(reader.degrees, tokens, { first: sentence.first, end: clause.first }).length > 0
    : degree?.end === clause.first && degree.first > sentence.first;
}

const MOST_BEFORE = 3;
const MOST_ANNOUNCING = 4;
const IN = /^(?:in|en|em|w)$/u;
const FIELDS =
  /^(?:following|fields|disciplines|subjects|areas|majors|fachrichtungen|fachrichtung|studiengange|facher|domaines|filieres|disciplines|specialites|carreras|especialidades|cursos|areas|kierunki|kierunkow|kierunek|specjalnosci)$/u;
