import { isLetterSpaced } from '../text/spacing.ts';
import type { Line } from '../lines/line.ts';

/** What lines of running text look like in this file. */
export type BodyStyle = { fontSize: number; bold: boolean; gap: number };

export function bodyStyle(lines: readonly Line[]): BodyStyle {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { source, text } of lines) {
    const size = Math.round(source.fontSize * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
    if (source.bold) bold += text.length;
    all += text.length;
  }
  const sizes = [...letters].sort((a, b) => b[1] - a[1]);
  const gaps = lines.map(({ source }) => source.gapAbove).filter((gap) => gap > 0);
  gaps.sort((a, b) => a - b);
  return { fontSize: sizes[0]?.[0] ?? 10, bold: bold * 2 > all, gap: gaps[Math.floor(gaps.length / 2)] ?? 0 };
}

/** How much a line stands out from running text, 0 to about 6. */
export function prominence({ source, text }: Line, body: BodyStyle): number {
  let score = 0;
  if (source.fontSize >= body.fontSize * 1.25) score += 2;
  else if (source.fontSize >= body.fontSize * 1.06) score += 1.2;
  else if (source.fontSize < body.fontSize * 0.9) score -= 0.3;
  if (source.bold && !body.bold) score += 1.5;
  if (source.allCaps || /^[^\p{Ll}]{4,}$/u.test(text)) score += 1.5;
  if (isLetterSpaced(text)) score += 1.5;
  if (source.gapAbove > body.gap * 1.6 + 2) score += 0.8;
  if (/:\s*$/.test(text)) score += 0.4;
  return score;
}

/** Lines of the same look have the same signature. */
export function signature({ source, text }: Line): string {
  const capitals = source.allCaps || /^[^\p{Ll}]{4,}$/u.test(text);
  const font = source.runs.find((run) => run.text.trim())?.fontName ?? '';
  return `${Math.round(source.fontSize * 2) / 2} ${source.bold} ${capitals} ${source.italic} ${font}`;
}
