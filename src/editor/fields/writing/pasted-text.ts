/*
 * What is pasted, as it would have been typed: lists of every program as bullets, and letters that a page was set with as
 * the letters that were meant.
 */

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** A word that was parted at a line's end by a soft hyphen is one word. */
const SOFT_HYPHEN = /\u00ad[ \t]*(?:\n[ \t]*)?/gu;

/** A text without ligatures and soft hyphens, with line ends as we write them. */
export function plainLetters(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[ﬀ-ﬆ]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(SOFT_HYPHEN, '')
    .replace(/[\u200b\ufeff]/gu, '');
}

/** Signs that begin nothing but a bullet, with or without a blank; private use is where symbol fonts have theirs. */
const SURE = /^[•▪■●○◦‣⁃∙⦁➢➤►❖\ue000-\uf8ff][\s\u00a0]*/u;
/** Signs that begin a bullet where a blank follows. */
const WITH_BLANK = /^[-*·–—▫□▸▶✓✔✗◆◇★☆→➔][\s\u00a0]+/u;
/** A letter of the second level of Word's lists, with the tab or the blanks that Word sets behind it. */
const ROUND = /^o(?:\t| {2,}|[ ]?\u00a0)[\s\u00a0]*/u;
/** The same letter with one blank, which is a word in some languages. */
const MAYBE_ROUND = /^o (?=\S)/u;
/** A sign that stands alone: its words are in the next line. */
const ALONE = /^[•▪■●○◦‣⁃∙⦁➢➤►❖·▫□\ue000-\uf8ff]$/u;
const NUMBER = /^\(?(\d{1,2}|[a-z])[.)][\s\u00a0]+(?=\S)/u;

/** A pasted text with its lists as bullets. */
export function pastedText(pasted: string): string {
  const lines = joined(
    plainLetters(pasted)
      .split('\n')
      .map((line) => line.trim()),
  );
  const numbered = numberedLines(lines);
  const sure = (line: string) => SURE.exec(line)?.[0] ?? WITH_BLANK.exec(line)?.[0] ?? ROUND.exec(line)?.[0];
  const hasSure = lines.some((line) => sure(line) !== undefined);
  const read = lines.map((line, at) => {
    const marker =
      sure(line) ??
      (hasSure ? MAYBE_ROUND.exec(line)?.[0] : undefined) ??
      (numbered.has(at) ? NUMBER.exec(line)?.[0] : undefined);
    return marker === undefined ? { line, bullet: false } : { line: line.slice(marker.length), bullet: true };
  });
  if (!read.some(({ bullet }) => bullet)) return plainLetters(pasted);
  return withoutGaps(read)
    .map(({ line, bullet }) => (bullet ? `- ${line}` : line))
    .join('\n');
}

type ReadLine = { line: string; bullet: boolean };

/** Without the empty lines between two bullets. */
function withoutGaps(lines: readonly ReadLine[]): ReadLine[] {
  const kept: ReadLine[] = [];
  let gap: ReadLine[] = [];
  let last: ReadLine | undefined;
  for (const each of lines) {
    if (each.line === '' && !each.bullet) {
      gap.push(each);
      continue;
    }
    if (!(last?.bullet && each.bullet)) kept.push(...gap);
    gap = [];
    kept.push(each);
    last = each;
  }
  return [...kept, ...gap];
}

/** Lines of which a sign that stood alone is at the beginning of what follows it. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let sign = '';
  for (const line of lines) {
    if (ALONE.test(line)) sign = line;
    else if (sign !== '' && line === '') continue;
    else {
      whole.push(sign === '' || SURE.test(line) ? line : `${sign} ${line}`);
      sign = '';
    }
  }
  return whole;
}

/** The places of lines that are numbered one after the other: one number alone is a sentence's or a day's. */
function numberedLines(lines: readonly string[]): ReadonlySet<number> {
  const counted = lines.flatMap((line, at) => {
    const [, sign] = NUMBER.exec(line) ?? [];
    if (sign === undefined) return [];
    return [{ at, value: /\d/u.test(sign) ? Number(sign) : sign.charCodeAt(0) }];
  });
  const next = (index: number) => (counted[index + 1]?.value ?? NaN) - (counted[index]?.value ?? NaN) === 1;
  return new Set(counted.filter((_, index) => next(index) || next(index - 1)).map(({ at }) => at));
}
