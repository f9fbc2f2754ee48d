/** Whether a text is set with a blank between all its letters: "E X P E R I E N C E". */
export function isLetterSpaced(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  const single = words.filter((word) => /^[\p{L}&.]$/u.test(word)).length;
  return words.length >= 4 && single / words.length > 0.75;
}

/** Such a text as words: wider blanks part them; where there are none, it is one word. */
export function withoutLetterSpacing(text: string): string {
  if (!isLetterSpaced(text)) return text;
  return text
    .trim()
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}
