import type { DraftLine } from './draft-line.ts';

/** First parts of words that are written with a hyphen anyway. */
const COMPOUND =
  /(?:^|[\s(\/])(?:all|anti|back|best|bottom|co|cost|cross|customer|data|decision|e|end|ever|ex|first|five|forward|four|front|full|fully|half|hands|hard|high|in|inter|large|lead|left|long|low|mid|mission|multi|near|new|newly|non|off|on|one|open|out|over|part|peer|post|pre|problem|quasi|re|real|right|second|self|semi|seven|short|single|six|small|sub|task|team|ten|third|three|time|top|two|ultra|under|up|user|well|wide|work|world|year)-$/i;

/**
 * Words broken at the end of a line, whole again on the line where they begin. Programs that break words leave a
 * hyphen like any other, so only files of such programs are mended; soft hyphens always are.
 */
export function mendBrokenWords(lines: readonly DraftLine[], breaksWords: boolean): DraftLine[] {
  const mended = [...lines];
  for (let index = 0; index + 1 < mended.length; index++) {
    const line = mended[index];
    const next = mended[index + 1];
    if (!line || !next || !isBroken(line, next, breaksWords)) continue;
    const [rest = ''] = next.text.split(/\s/, 1);
    mended[index] = withEnd(line, rest);
    mended[index + 1] = withoutStart(next, rest);
  }
  return mended.filter(({ text, bullet }) => text !== '' || bullet !== '');
}

function isBroken(line: DraftLine, next: DraftLine, breaksWords: boolean): boolean {
  if (line.column !== next.column || next.bullet !== '' || next.gapAbove > 0.8 * next.fontSize) return false;
  if (/\p{L}\u00ad$/u.test(line.text)) return true;
  if (!breaksWords || !/\p{L}{2}[-\u2010]$/u.test(line.text) || COMPOUND.test(line.text)) return false;
  const [rest = ''] = next.text.split(/\s/, 1);
  return /^\p{Ll}{2}/u.test(rest) && !rest.slice(0, -1).includes('-');
}

function withEnd(line: DraftLine, rest: string): DraftLine {
  const runs = [...line.runs];
  const last = runs.pop();
  const ended = (text: string) => text.replace(/[-\u00ad\u2010]\s*$/, '') + rest;
  return {
    ...line,
    text: ended(line.text),
    runs: last ? [...runs, { ...last, text: ended(last.text) }] : runs,
  };
}

function withoutStart(line: DraftLine, rest: string): DraftLine {
  const [first, ...others] = line.runs;
  const runs = first
    ? [{ ...first, text: first.text.trimStart().slice(rest.length).trimStart() }, ...others]
    : [];
  return {
    ...line,
    text: line.text.slice(rest.length).trimStart(),
    runs: runs.filter(({ text }) => text !== ''),
  };
}
