import type { TailoredView } from './tailored-view.ts';

/** What is said of all that is folded away at a place; nothing where it is as in the base. */
export function foldedText(
  { marks, decisions }: Pick<TailoredView, 'marks' | 'decisions'>,
  at: string,
): string | undefined {
  const isWithin = (one: { at: string }) => one.at.startsWith(`${at}.`);
  const open = decisions.filter((one) => one.isField && isWithin(one)).length;
  if (open > 0) return `${open} to decide`;
  return marks.some(isWithin) ? 'Differs' : undefined;
}
