import { trimmed, type Chunk } from './chunks.ts';
import { phraseAt, phrasesIn, type TokenSpan } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import { isSaidOfDegree } from './sayings.ts';

/* How far the words of a degree or of a certificate go. */

/** Found, before it is known how much the ad wants it. */
export type Unweighed = Omit<FoundRequirement, 'strength' | 'oneOf'>;

/** A degree or certificate with all its words; what goes on longer is a sentence about it. */
const LONGEST = 12;
/** So many words tell of what a paper is. */
const MOST_OF = 5;

/** "License: …", "a certificate": of what, is not said. */
const isBare = ({ first, end }: TokenSpan, tokens: Reading['tokens']): boolean =>
  end - first === 1 && BARE_PAPER.test(tokens[first]?.word ?? '');

const BARE_PAPER =
  /^(?:licen[cs]es?|certificat(?:e|es|ion|ions)|credentials?|permits?|universit(?:y|es)|colleges?|zertifikate?n?|nachweise?|lizenz(?:en)?|certificats?|attestations?|habilitations?|certificad[oa]s?|certificacion(?:es)?|habilitacion(?:es)?|titulad[oa]s?|certificac(?:ao|oes)|certyfikat(?:y|ow)?|uprawnieni(?:a|ami|e)|zaswiadczeni(?:a|e)|licencj[aei])$/u;

/** "Reach truck licence (RTITB, ITSSAR)": who gave it. */
export function shortNames(chunk: Chunk, { tokens, reader }: Reading): Unweighed[] {
  const { first, end } = trimmed(chunk, tokens, reader);
  return end - first === 1 && /^[\p{Lu}\d-]{2,}$/u.test(tokens[first]?.written ?? '')
    ? [{ first, end, kind: 'certificate', understood: true }]
    : [];
}

/** A degree or certificate with all its words: what its own pattern tells keeps them, also where all are fillers. */
export function wholeOf(
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
  const last = own.at(-1)?.end ?? 0;
  const trimmedEnd = Math.max(span.end > span.first ? span.end : 0, last);
  // "Certificate of …": of what, is said by words that say nothing elsewhere.
  const isOpen = trimmedEnd === last && last > 1 && phraseAt(reader.fillers, tokens, last - 1, last) > 0;
  const end = isOpen ? Math.min(chunk.end, last + MOST_OF) : trimmedEnd;
  if (end <= first || isBare({ first, end }, tokens)) return [];
  if (kind === 'degree' && isSaidOfDegree({ first, end }, reading)) return [];
  return [{ first, end: Math.min(end, first + LONGEST), kind, understood: true }];
}
