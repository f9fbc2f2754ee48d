/** Four single letters or more, a blank after each: a word pulled apart. */
const SPELLED = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu;

/**
 * Words pulled apart by blanks, as in "S K I L L S", put together again; two blanks and more part the words. Also
 * says whether there were any.
 */
export function spellingMended(text: string): { text: string; spelled: boolean } {
  const mended = text.replace(SPELLED, (word) => word.replace(/ /g, ''));
  return { text: mended.replace(/ {2,}/g, ' '), spelled: mended !== text };
}
