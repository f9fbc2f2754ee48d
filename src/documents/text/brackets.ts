/**
 * Words in brackets that are still to be replaced, such as "[number]": once each, in the order of reading. Brackets
 * without a letter in them, as in "[1]", and those that run over lines are a person's own.
 */
export function bracketedWords(text: string): string[] {
  return [...new Set(text.match(/\[[^[\]\n]*\]/gu) ?? [])].filter((words) => /\p{L}/u.test(words));
}

/** Where such words first stand in a text, as the field in which it is edited counts: a line break is one character. */
export function placeOfWords(text: string, words: string): { caret: number; until: number } {
  const caret = Math.max(0, text.replace(/\r\n?/g, '\n').indexOf(words));
  return { caret, until: caret + words.length };
}
