import { type Chunk, trimmed } from './chunks.ts';
import type { TokenSpan } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';

/** "Führerschein Klasse B, besser BE": a further class of the driving licence that the sentence speaks of. */
export function drivingClass(
  chunk: Chunk,
  sentence: TokenSpan,
  { tokens, reader }: Reading,
): Omit<FoundRequirement, 'strength' | 'oneOf'> | undefined {
  const { first, end } = trimmed(chunk, tokens, reader);
  const [class_, next] = [tokens[first], tokens[first + 1]];
  if (class_ === undefined || !CLASS.test(class_.written)) return undefined;
  // "C programming" is none, "BE gern gesehen" is one.
  if (end - first > MOST_SAID || (next !== undefined && first + 1 < end && !/^\p{Ll}/u.test(next.written)))
    return undefined;
  const isLicence = tokens.slice(sentence.first, first).some(({ word }) => LICENCE.test(word));
  return isLicence ? { first, end: first + 1, kind: 'certificate', understood: true } : undefined;
}

const MOST_SAID = 3;
const CLASS = /^(?:AM|A[12]|B[1E]|B96|C1?E?|D1?E?|EC|EB|T|L)$/u;
const LICENCE =
  /^(?:driv(?:ing|er|ers)|hgv|lgv|fuhrerschein|fuhrerscheine|fuhrerscheins|fuhrerausweis|fahrausweis|fahrerlaubnis|lenkerberechtigung|lenkberechtigung|permis|carnet|carne|cnh|habilitacao|carta|jazdy|prawko)$/u;
