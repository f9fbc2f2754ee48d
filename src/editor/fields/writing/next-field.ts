import type { KeyboardEvent } from 'react';

/** What a field of one line says of the key that ends it, to a keyboard on the screen: it says "Next" there. */
export const LEADS_ON = { enterKeyHint: 'next' } as const;

const LINE_TYPES: readonly string[] = ['text', 'email', 'tel', 'url'];
const isLine = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && LINE_TYPES.includes(field.type);

/**
 * Enter in a field of one line, which means nothing else there, goes on to the next field for text: whoever fills in a form
 * on a phone need not press each field. In the last one of a section it does nothing.
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target: field, key, nativeEvent, currentTarget: form } = event;
  // What an input method composes ends with Enter, too.
  if (key !== 'Enter' || nativeEvent.isComposing || event.isDefaultPrevented()) return;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  // A window that the editor has opened tells its keys to the editor, too, and stands elsewhere in the page.
  if (!isLine(field) || !form.contains(field)) return;
  const next = fieldAfter(field, form);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function fieldAfter(field: HTMLInputElement, form: HTMLElement): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return fields
    .slice(fields.indexOf(field) + 1)
    .find((each) => (isLine(each) || each instanceof HTMLTextAreaElement) && canBeWrittenIn(each));
}

/** What is folded away has no box. */
function canBeWrittenIn(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !field.disabled && field.getAttribute('tabindex') !== '-1' && field.getClientRects().length > 0;
}
