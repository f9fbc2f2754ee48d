import type { PartLine } from './ad-line.ts';
import { requirementsOfChunks } from './chunk-requirements.ts';
import { knownIn } from './chunk-kinds.ts';
import { chunksOf } from './chunks.ts';
import { joinedByOr } from './joined-by-or.ts';
import type { TokenSpan } from './phrase-list.ts';
import type { FoundRequirement, Reading } from './reading.ts';
import { clauseAt, type Sentence, sentencesOf } from './sentences.ts';
import { yearsIn } from './years.ts';

/* What one line of an ad asks for. */

export type LineReading = { found: readonly FoundRequirement[]; isUnderstood: boolean };

export function requirementsOf(line: PartLine, reading: Reading): LineReading {
  const parts = sentencesOf(line, reading.tokens, reading.reader).map((sentence) =>
    ofSentence(sentence, reading),
  );
  return {
    found: parts.flatMap(({ found }) => found),
    isUnderstood: parts.some(({ isUnderstood }) => isUnderstood),
  };
}

function ofSentence(sentence: Sentence, reading: Reading): LineReading {
  const asked = sentence.clauses.some(({ strength }) => strength !== 'mentioned');
  const years = asked ? yearsIn(sentence, reading.tokens, reading.reader) : [];
  const strengthAt = (at: number) => clauseAt(at, sentence)?.strength ?? 'mentioned';
  const found: FoundRequirement[] = years.map((span) => ({
    ...span,
    kind: 'years',
    strength: strengthAt(span.first),
    understood: true,
  }));
  for (const span of years)
    found.push(
      ...knownIn(span, reading)
        .filter((each) => each.isName || each.kind !== 'skill')
        .map(({ isName: _, isMissed: __, ...each }) => ({
          ...each,
          strength: strengthAt(span.first),
        })),
    );
  let sawSoft = false;
  for (const clause of sentence.clauses) {
    const free = without(clause, years).flatMap((span) =>
      chunksOf({ ...clause, ...span }, reading.tokens, reading.reader),
    );
    const chunks = requirementsOfChunks(free, clause, sentence, reading);
    found.push(...chunks.found);
    sawSoft ||= chunks.sawSoft;
  }
  return {
    found: joinedByOr(found, ({ kind }) => kind === 'years', reading),
    isUnderstood: sawSoft || found.some(({ isMissed }) => isMissed === undefined),
  };
}

/** What is left of a clause without the spans taken. */
function without(clause: TokenSpan, taken: readonly TokenSpan[]): TokenSpan[] {
  let from = clause.first;
  const left: TokenSpan[] = [];
  for (const { first, end } of taken) {
    if (end <= from || first >= clause.end) continue;
    if (first > from) left.push({ first: from, end: first });
    from = end;
  }
  if (from < clause.end) left.push({ first: from, end: clause.end });
  return left;
}
