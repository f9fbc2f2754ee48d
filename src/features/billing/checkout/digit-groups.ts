/** What a field holds and where its caret stands, counted in characters. */
export type FieldText = { text: string; caret: number };

/** How digits are set apart: after how many of them comes which separator, and how many there may be. */
export type DigitGroups = { separator: string; after: readonly number[]; max: number };

export const CARD_NUMBER: DigitGroups = { separator: ' ', after: [4, 8, 12, 16], max: 19 };
/** Six digits, because some people write the whole year. */
export const EXPIRY: DigitGroups = { separator: '/', after: [2], max: 6 };
export const CVC: DigitGroups = { separator: '', after: [], max: 4 };

/**
 * Groups what was typed or pasted while the caret stays with the digit it stood behind.
 * @param before what the field held before; deleting a lone separator then deletes the digit beside it
 * @param forward whether the Delete key was used, which takes the digit after the caret
 */
export function groupDigits(typed: FieldText, groups: DigitGroups, before = '', forward = false): FieldText {
  let digits = digitsOf(typed.text);
  let behindCaret = digitsOf(typed.text.slice(0, typed.caret)).length;
  if (digits === digitsOf(before) && typed.text.length === before.length - 1) {
    const gone = forward ? behindCaret : behindCaret - 1;
    digits = digits.slice(0, Math.max(0, gone)) + digits.slice(gone + 1);
    if (!forward) behindCaret = Math.max(0, behindCaret - 1);
  }
  digits = digits.slice(0, groups.max);
  return { text: grouped(digits, groups), caret: grouped(digits.slice(0, behindCaret), groups).length };
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function grouped(digits: string, { separator, after }: DigitGroups): string {
  let text = '';
  for (const [index, digit] of [...digits].entries())
    text += (after.includes(index) ? separator : '') + digit;
  return text;
}

/** A month typed with one digit gets its zero: "5/30" is "05/30", and so is a 5 that no month begins with. */
export function padMonth({ text, caret }: FieldText): FieldText {
  return /^([2-9]|\d\s*\/)/.test(text) ? { text: `0${text}`, caret: caret + 1 } : { text, caret };
}
