import { showCaret } from '../caret.ts';
import type { SelectedText } from '../mark-edits.ts';

type TextControl = HTMLTextAreaElement | HTMLInputElement;

export function selectedIn(field: TextControl): SelectedText {
  const { value: text, selectionStart, selectionEnd } = field;
  return { text, from: selectionStart ?? text.length, to: selectionEnd ?? text.length };
}

/** Puts a text into a field as if it had been typed there. */
export function typeInto(field: TextControl, next: SelectedText, inputType: string): void {
  field.setRangeText(next.text, 0, field.value.length, 'end');
  field.setSelectionRange(next.from, next.to);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  if (field instanceof HTMLTextAreaElement) showCaret(field, next.from);
}
