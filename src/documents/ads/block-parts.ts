import type { PartLine } from './ad-line.ts';
import type { AdReader } from './ad-reader.ts';
import { hasPhrase, type TokenSpan } from './phrase-list.ts';
import { beginsSentence, cut } from './sentences.ts';
import type { Token } from './tokens.ts';

/* A list under a heading that nobody knows is told by what stands in it. */

/** Signs of money, and shares: what is paid. */
const MONEY = /[€$£%]/u;
const LEAST_OFFERED = 0.4;
const LEAST_LINES = 2;
const LEAST_SHARE = 0.4;
const SURE_SHARE = 0.75;
const MOST_PAY = 0.2;

/** Lists of which much looks like degrees, papers, time worked and qualities are requirements. */
export function withBlockParts(
  lines: readonly PartLine[],
  tokens: readonly Token[],
  reader: AdReader,
): readonly PartLine[] {
  const firstMust = lines.find(({ part }) => part === 'must')?.heading;
  const parted = lines.map((line, at): PartLine => {
    if (asksThroughout(line, tokens, reader)) return { ...line, part: 'must' };
    return isOfFirm(line, lines[at - 1], tokens, reader) ? { ...line, part: 'about' } : line;
  });
  return blocksOf(parted).flatMap((block) => {
    const [first] = block;
    if (first === undefined || block.length < LEAST_LINES || !block.every(({ isItem }) => isItem))
      return block;
    const share = (of: (line: TokenSpan) => boolean) => block.filter(of).length / block.length;
    const asks = share((line) => asksBy(line, tokens, reader));
    const offers = share(
      (line) =>
        hasPhrase(reader.applying, tokens, line) ||
        tokens.slice(line.first, line.end).some(({ gap }) => MONEY.test(gap)),
    );
    const pays = Math.max(
      offers,
      share((line) => hasPhrase(reader.applying, tokens, line) || hasPhrase(reader.aside, tokens, line)),
    );
    if (first.part === 'must' || first.part === 'nice')
      return offers >= LEAST_OFFERED && asks < LEAST_SHARE / 2
        ? block.map((line): PartLine => ({ ...line, part: 'offer' }))
        : block;
    if (first.part === 'tasks') return block;
    // A heading that is known for another part needs more to be overruled: "Apply, if …".
    if (asks < (first.part === 'unknown' ? LEAST_SHARE : SURE_SHARE) || pays > MOST_PAY) return block;
    // What stands before the requirements is what the work is.
    if (firstMust !== undefined && first.heading < firstMust) return block;
    return block.map((line): PartLine => ({ ...line, part: firstMust === undefined ? 'must' : 'nice' }));
  });
}

/** "Our team of forty …", in running text after a list of requirements: the firm speaks of itself. */
function isOfFirm(
  line: PartLine,
  before: PartLine | undefined,
  tokens: readonly Token[],
  reader: AdReader,
): boolean {
  if (line.isItem || before?.heading !== line.heading) return false;
  const isAfter = before.isItem || before.part === 'about';
  if (!isAfter || (line.part !== 'must' && line.part !== 'nice')) return false;
  const opening = { first: line.first, end: Math.min(line.end, line.first + OPENING) };
  return (
    hasPhrase(reader.firm, tokens, opening) &&
    ![reader.must, reader.nice].some((list) => hasPhrase(list, tokens, line))
  );
}

/** Who speaks is said by the first words. */
const OPENING = 3;

/** Running text outside requirements that asks for papers, languages and time worked in several sentences. */
function asksThroughout(line: PartLine, tokens: readonly Token[], reader: AdReader): boolean {
  if (
    line.isItem ||
    line.part === 'must' ||
    line.part === 'nice' ||
    line.part === 'offer' ||
    line.part === 'apply'
  )
    return false;
  if (line.end - line.first > LONGEST_PARAGRAPH) return false;
  const sentences = cut(line, (at) => beginsSentence(tokens, at));
  const asking = sentences.filter(
    (span) =>
      [reader.must, reader.nice].some((list) => hasPhrase(list, tokens, span)) &&
      !hasPhrase(reader.applying, tokens, span),
  );
  const proofs = asking.filter((span) =>
    [reader.degrees, reader.certificates, reader.anyLanguage, reader.atLeast, reader.worked].some((list) =>
      hasPhrase(list, tokens, span),
    ),
  );
  return proofs.length >= LEAST_PROOFS && asking.length * 2 >= sentences.length;
}

const LEAST_PROOFS = 2;
/** No paragraph of an ad has more words. */
const LONGEST_PARAGRAPH = 800;

const asksBy = (line: TokenSpan, tokens: readonly Token[], reader: AdReader): boolean =>
  [reader.degrees, reader.certificates, reader.anyLanguage, reader.soft, reader.must, reader.atLeast].some(
    (list) => hasPhrase(list, tokens, line),
  );

/** Lines that follow each other under one heading. */
function blocksOf(lines: readonly PartLine[]): PartLine[][] {
  const blocks: PartLine[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    if (
      last !== undefined &&
      before !== undefined &&
      before.heading === line.heading &&
      before.isItem === line.isItem
    )
      last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}
