import { changedPart } from '#editor/merge/changed-part.ts';

/** Where a caret belongs when the text around it became another: beside the letters that it stood beside. */
export function caretIn(before: string, after: string, caret: number): number {
  const { before: start, changed } = changedPart(before, after);
  if (caret <= start.length) return caret;
  const end = start.length + changed.length;
  if (caret >= end) return caret + after.length - before.length;
  // In the middle of what is no longer there: behind what took its place.
  return end + after.length - before.length;
}

/** Does something that may change the text of the field at hand, whose caret browsers would then put at its end. */
export function keepingCaret(change: () => void): void {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.selectionStart === null) return change();
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  change();
  if (document.activeElement !== field || field.value === value) return;
  const moved = (caret: number) => caretIn(value, field.value, caret);
  field.setSelectionRange(
    moved(selectionStart),
    moved(selectionEnd ?? selectionStart),
    selectionDirection ?? 'none',
  );
  field.scrollTop = scrollTop;
}
