import type { AdReader } from './ad-reader.ts';
import { numberAt } from './numbers.ts';
import { hasPhrase, phraseAt, phrasesIn, type TokenSpan } from './phrase-list.ts';
import type { Sentence } from './sentences.ts';
import { reachOf } from './years-reach.ts';
import type { Token } from './tokens.ts';

/* How long somebody has to have worked. */

export type YearsAsked = TokenSpan & { years?: number };

const MOST_YEARS = 15;
const NEAR = 12;
const SHORT_WORD = 4;

/** Where a sentence asks for time worked; each reaches to the end of its clause. */
export function yearsIn(sentence: Sentence, tokens: readonly Token[], reader: AdReader): YearsAsked[] {
  if (hasPhrase(reader.notYears, tokens, sentence) && !hasPhrase(reader.experience, tokens, sentence))
    return [];
  const found: YearsAsked[] = [];
  for (let at = sentence.first; at < sentence.end;) {
    const asked =
      counted(sentence, at, tokens, reader) ??
      furtherOf(sentence, at, found.length > 0, tokens, reader) ??
      vague(sentence, at, tokens, reader);
    if (asked === undefined) {
      at += 1;
      continue;
    }
    const end = reachOf(asked.end, sentence, tokens, reader);
    found.push({ ...asked, end });
    at = end;
  }
  return found;
}

/** "at least 3 years", "5+ Jahre", "2-letnie", "min. roku". */
function counted(
  sentence: Sentence,
  at: number,
  tokens: readonly Token[],
  reader: AdReader,
): YearsAsked | undefined {
  const lead = phraseAt(reader.atLeast, tokens, at, sentence.end);
  const number = numberAt(tokens, at + lead, reader);
  let next = at + lead;
  if (number !== undefined) {
    next += 1;
    // "five (5) years", "3 to 5 years", "3–5 years", "two or more years".
    for (let skipped = 0; skipped < 3 && !isUnit(tokens, next, reader); skipped += 1) {
      if (!mayStandBetween(tokens[next], reader)) return undefined;
      next += 1;
    }
  } else if (lead === 0) return undefined;
  if (next >= sentence.end || !isUnit(tokens, next, reader)) return undefined;
  const inMonths = phraseAt(reader.months, tokens, next, sentence.end) > 0;
  const amount = number ?? 1;
  if (!inMonths && amount > MOST_YEARS) return undefined;
  const around = { first: Math.max(sentence.first, at - NEAR), end: Math.min(sentence.end, next + NEAR) };
  if (
    hasPhrase(reader.notYears, tokens, {
      first: Math.max(sentence.first, at - 3),
      end: Math.min(sentence.end, next + 4),
    })
  )
    return undefined;
  if (!isWork(around, lead > 0, sentence, tokens, reader)) return undefined;
  return { first: at, end: next + 1, years: inMonths ? amount / 12 : amount };
}

/** Whether time is time worked: a word for it stands near; among requirements, "in" or "with" is enough. */
function isWork(
  around: TokenSpan,
  hasLead: boolean,
  { line }: Sentence,
  tokens: readonly Token[],
  reader: AdReader,
): boolean {
  const isAmong = line.part === 'must' || line.part === 'nice';
  return phrasesIn(reader.experience, tokens, around).some(
    ({ first, end }) =>
      isAmong || hasLead || (tokens[end - 1]?.to ?? 0) - (tokens[first]?.from ?? 0) > SHORT_WORD,
  );
}

/** "three or more of them in e-commerce", "al menos 3 con React". */
function furtherOf(
  sentence: TokenSpan,
  at: number,
  after: boolean,
  tokens: readonly Token[],
  reader: AdReader,
): YearsAsked | undefined {
  if (!after) return undefined;
  const lead = phraseAt(reader.atLeast, tokens, at, sentence.end);
  const number = numberAt(tokens, at + lead, reader);
  const isMore = /^(?:or|of)$/u.test(tokens[at + 1]?.word ?? '');
  return number === undefined || (lead === 0 && !isMore)
    ? undefined
    : { first: at, end: at + lead + 1, years: number };
}

function vague(
  sentence: TokenSpan,
  at: number,
  tokens: readonly Token[],
  reader: AdReader,
): YearsAsked | undefined {
  const taken = phraseAt(reader.someYears, tokens, at, sentence.end);
  if (taken === 0 || phraseAt(reader.notYears, tokens, at, sentence.end) > 0) return undefined;
  const near = { first: at, end: Math.min(sentence.end, at + taken + NEAR) };
  return hasPhrase(reader.experience, tokens, near) ? { first: at, end: at + taken } : undefined;
}

const isUnit = (tokens: readonly Token[], at: number, reader: AdReader): boolean =>
  phraseAt(reader.years, tokens, at) > 0 || phraseAt(reader.months, tokens, at) > 0;

const BETWEEN =
  /^(?:\d{1,2}\+?|to|bis|or|oder|und|more|mehr|ou|o|a|y|mas|mais|plus|full|voll\p{L}*|do|lub|wiecej|solid\p{L}*|pelne|good)$/u;

const mayStandBetween = (token: Token | undefined, reader: AdReader): boolean =>
  token !== undefined && (BETWEEN.test(token.word) || reader.numberWords.includes(token.word));
