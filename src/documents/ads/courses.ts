import type { Chunk } from './chunks.ts';
import { trimmed } from './chunks.ts';
import { conceptsIn } from './known-skills.ts';
import { hasPhrase, type TokenSpan } from './phrase-list.ts';
import type { Reading } from './reading.ts';

/* "A course in pivot tables": what somebody learned there is asked for, where nobody issues a paper of it. */

/** What a course is about; undefined where it is a paper: one that makes somebody something, is known by letters, or was passed. */
export function courseSubject(
  { first, end }: TokenSpan,
  chunk: Chunk,
  next: Chunk | undefined,
  reading: Reading,
): TokenSpan | undefined {
  const { tokens, reader } = reading;
  const course = tokens.slice(first, Math.min(end, first + MOST_BEFORE)).findIndex(({ word }) => COURSE.test(word));
  if (course < 0 || next?.joint === 'bracket') return undefined;
  const from = first + course + 1;
  if (reader.language !== 'pl' && !OF.test(tokens[from]?.word ?? '')) return undefined;
  const subject = trimmed({ first: reader.language === 'pl' ? from : from + 1, end }, tokens, reader);
  const named = tokens[subject.first];
  if (named === undefined || subject.first >= subject.end) return undefined;
  const isPaper =
    MAKES.test(named.word) ||
    /\p{Lu}{2}/u.test(named.written) ||
    tokens.slice(chunk.first, chunk.end).some(({ word }) => PASSED.test(word)) ||
    hasPhrase(reader.certificates, tokens, subject) ||
    hasPhrase(reader.degrees, tokens, subject) ||
    conceptsIn(reading.concepts, tokens, { first, end }).some(({ concept }) => concept.kind === 'certificate');
  return isPaper ? undefined : subject;
}

const MOST_BEFORE = 3;
const COURSE = /^(?:courses?|training|cursos?|kurs(?:u|y|ow)?)$/u;
const OF = /^(?:in|on|de|del|en|em|sobre)$/u;

/** "Course for instructors", "kurs kelnerski": of a trade, and Polish names trades by adjectives. */
const MAKES =
  /^(?:\p{L}+(?:ador|adora|edor|idor|ista|ero|era|eiro|eira|tora|owcy|nika|ownika|skiego|acza)|monitor\p{L}*|pilot\p{L}*|auxiliar|sommelier|vigilante|agente|tecnico|opiekun\p{L}*|trener\p{L}*|\p{L}+(?:ski|cki|ny|owy|nego|owego))$/u;
const PASSED =
  /^(?:certifi\p{L}*|conclu\p{L}*|complet\p{L}*|vigente|homologad\p{L}*|acreditad\p{L}*|oficial|obligatori\p{L}*|obrigatori\p{L}*|valid\p{L}*|ukonczon\p{L}*|wazn\p{L}*|\d+)$/u;
