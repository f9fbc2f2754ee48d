import { isAmongRequirements } from './ad-line.ts';
import type { AdReader } from './ad-reader.ts';
import { numberAt, yearsInWord } from './numbers.ts';
import { hasPhrase, phraseAt, phrasesIn, type TokenSpan } from './phrase-list.ts';
import { clauseAt, type Sentence } from './sentences.ts';
import { reachOf } from './years-reach.ts';
import type { Token } from './tokens.ts';

/* How long somebody has to have worked. */

export type YearsAsked = TokenSpan & { years?: number };

const MOST_YEARS = 15;
const NEAR = 12;
const SHORT_WORD = 4;
/** So many words may stand between having worked and where. */
const TO_PLACE = 5;

/** Where a sentence asks for time worked; each reaches to the end of its clause. */
export function yearsIn(sentence: Sentence, tokens: readonly Token[], reader: AdReader): YearsAsked[] {
  const isWorked = hasPhrase(reader.experience, tokens, sentence) || isSince(sentence, tokens, reader);
  const others = isWorked
    ? []
    : sentence.clauses.filter((clause) => hasPhrase(reader.notYears, tokens, clause));
  const found: YearsAsked[] = [];
  for (let at = sentence.first; at < sentence.end;) {
    const other = others.find(({ first, end }) => at >= first && at < end);
    if (other !== undefined) {
      at = other.end;
      continue;
    }
    const asked =
      counted(sentence, at, tokens, reader) ??
      inOneWord(sentence, at, tokens, reader) ??
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

/** "Since at least two years", among requirements: no firm and nobody's age. */
function isSince({ first, end, line }: Sentence, tokens: readonly Token[], reader: AdReader): boolean {
  if (!isAmongRequirements(line)) return false;
  for (let at = first + 1; at < end; at += 1)
    if (SINCE.test(tokens[at - 1]?.word ?? '') && phraseAt(reader.atLeast, tokens, at, end) > 0) return true;
  return false;
}

const SINCE = /^(?:since|seit|depuis|desde|ha|od)$/u;

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
  const clause = clauseAt(at, sentence) ?? sentence;
  const isSinceThen = lead > 0 && SINCE.test(tokens[at - 1]?.word ?? '');
  if (
    !isSinceThen &&
    !isFollowedByWork(next + 1, sentence, tokens, reader) &&
    hasPhrase(reader.notYears, tokens, {
      first: Math.max(clause.first, at - 3),
      end: Math.min(sentence.end, next + 4),
    })
  )
    return undefined;
  const isItem = sentence.line.isItem && at === sentence.line.first;
  if (!isWork(around, lead > 0, inMonths && !isItem, sentence, tokens, reader)) return undefined;
  return { first: at, end: next + 1, years: inMonths ? amount / 12 : amount };
}

/** "3 to 5 years of experience": then they are no age, whatever else looks like one. */
const isFollowedByWork = (
  at: number,
  { end }: TokenSpan,
  tokens: readonly Token[],
  reader: AdReader,
): boolean =>
  phrasesIn(reader.experience, tokens, { first: at, end: Math.min(end, at + 3) }).some((span) =>
    isLong(span, tokens),
  );

const isLong = ({ first, end }: TokenSpan, tokens: readonly Token[]): boolean =>
  (tokens[end - 1]?.to ?? 0) - (tokens[first]?.from ?? 0) > SHORT_WORD;

/** Whether time is time worked: years are, among requirements; elsewhere a word for it stands near. */
function isWork(
  around: TokenSpan,
  hasLead: boolean,
  inMonths: boolean,
  { line }: Sentence,
  tokens: readonly Token[],
  reader: AdReader,
): boolean {
  const isAmong = isAmongRequirements(line);
  if (isAmong && !inMonths) return true;
  return phrasesIn(reader.experience, tokens, around).some(
    (span) => isAmong || hasLead || isLong(span, tokens),
  );
}

/** "dreijährige Berufserfahrung", and no "dreijährige Ausbildung". */
function inOneWord(
  { end }: TokenSpan,
  at: number,
  tokens: readonly Token[],
  reader: AdReader,
): YearsAsked | undefined {
  const years = yearsInWord(tokens[at]?.word ?? '', reader.language);
  if (years === undefined) return undefined;
  const after = { first: at + 1, end: Math.min(end, at + NEAR / 2) };
  const isTraining = hasPhrase(reader.degrees, tokens, { first: at + 1, end: Math.min(end, at + 4) });
  return isTraining || !hasPhrase(reader.experience, tokens, after)
    ? undefined
    : { first: at, end: at + 1, years };
}

/** What is counted is years, and no projects: "davon zwei als Leitung". */
const AS_WHAT = /^(?:als|in|im|auf|mit|bei|beim|en|como|con|com|em|na|no|a|au|aux|comme|jako|w|przy|z)$/u;

/** "wovon zwei als Leitung", "de los cuales dos en obra", "dont une à l'étranger". */
const isOfThese = (at: number, tokens: readonly Token[]): boolean =>
  /^(?:davon|wovon|dont|cuales|quais|tym|tego)$/u.test(tokens[at - 1]?.word ?? '') &&
  AS_WHAT.test(tokens[at + 1]?.word ?? '');

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
  const isMore = /^(?:or|of|deles|delas|davon)$/u.test(tokens[at + 1]?.word ?? '') || isOfThese(at, tokens);
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
  const taken =
    phraseAt(reader.someYears, tokens, at, sentence.end) || workedAt(sentence, at, tokens, reader);
  if (taken === 0 || phraseAt(reader.notYears, tokens, at, sentence.end) > 0) return undefined;
  const near = { first: at, end: Math.min(sentence.end, at + taken + NEAR / 2) };
  // "Experience in working with databases" is of these.
  if (WORKING.test(tokens[at + taken - 1]?.word ?? '') && WITH.test(tokens[at + taken]?.word ?? ''))
    return undefined;
  return hasPhrase(reader.experience, tokens, near) ? { first: at, end: at + taken } : undefined;
}

/** "Experience in care homes", "worked in banks": where somebody worked is time, and no skill. */
function workedAt({ end }: TokenSpan, at: number, tokens: readonly Token[], reader: AdReader): number {
  const worked = phraseAt(reader.worked, tokens, at, end);
  if (worked === 0) return 0;
  const from = at + worked;
  for (let next = from; next < Math.min(end, from + TO_PLACE); next += 1) {
    if (/[,;:()]/u.test(tokens[next]?.gap ?? '') || WITH.test(tokens[next]?.word ?? '')) return 0;
    const place = phraseAt(reader.workplaces, tokens, next, end);
    if (place > 0) return WITH.test(tokens[next + place]?.word ?? '') ? 0 : next + place - at;
  }
  return 0;
}

/** "Experience with …": that is no place. */
const WITH = /^(?:with|using|mit|avec|con|com|z|ze)$/u;

const WORKING = /^(?:pracy|working)$/u;

const isUnit = (tokens: readonly Token[], at: number, reader: AdReader): boolean =>
  phraseAt(reader.years, tokens, at) > 0 || phraseAt(reader.months, tokens, at) > 0;

const BETWEEN =
  /^(?:\d{1,2}\+?|to|bis|or|oder|und|more|mehr|ou|o|a|y|mas|mais|plus|full|voll\p{L}*|do|lub|wiecej|solid\p{L}*|pelne|good)$/u;

const mayStandBetween = (token: Token | undefined, reader: AdReader): boolean =>
  token !== undefined && (BETWEEN.test(token.word) || reader.numberWords.includes(token.word));
