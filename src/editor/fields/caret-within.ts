/**
 * Where in what was typed the caret belongs, so much of the way through a text that is printed of it: at the beginning
 * of the word there. Blanks are not compared, as a line's end takes some away.
 */
export function caretWithin(typed: string, printed: string, share: number): number | undefined {
  const places: number[] = [];
  let letters = '';
  for (const [at, unit] of [...typed.split('').entries()]) {
    if (/\s/u.test(unit)) continue;
    letters += unit;
    places.push(at);
  }
  const wanted = printed.replace(/\s/gu, '');
  const start = letters.indexOf(wanted);
  if (wanted === '' || start < 0) return undefined;
  const at = places[start + Math.min(wanted.length - 1, Math.floor(wanted.length * share))] ?? 0;
  return Math.max(typed.lastIndexOf(' ', at), typed.lastIndexOf('\n', at)) + 1;
}
