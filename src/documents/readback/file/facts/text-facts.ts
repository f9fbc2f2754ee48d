import type { FileFacts, TextRun } from '../../read-file.ts';
import { hasBrokenLigatures, hasGluedWords, undecodableShare } from './text-faults.ts';

type Line = { text: string; runs: readonly TextRun[] };

/** Faults that show in the text itself, whatever kind of file it is from. */
export function textFacts(
  lines: readonly Line[],
): Pick<FileFacts, 'undecodable' | 'brokenLigatures' | 'gluedWords' | 'hiddenLines'> {
  const places = (hit: (line: Line) => boolean) => lines.flatMap((line, index) => (hit(line) ? [index] : []));
  return {
    undecodable: undecodableShare(lines.map(({ text }) => text).join('')),
    brokenLigatures: places(({ text }) => hasBrokenLigatures(text)),
    gluedWords: places(({ text }) => hasGluedWords(text)),
    hiddenLines: places(isHidden),
  };
}

function isHidden({ runs }: Line): boolean {
  const length = (some: readonly TextRun[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  return length(runs) > 0 && length(runs.filter(({ hidden }) => hidden)) > 0.5 * length(runs);
}
