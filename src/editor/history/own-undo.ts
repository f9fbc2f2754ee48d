/** Marks a field whose text is no part of the document yet, such as a skill that is still being typed. */
export const OWN_UNDO = { 'data-own-undo': '' } as const;

/** Whether undoing belongs to the field itself: it holds text that is in no document, or stands in a dialog. */
export function keepsOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=dialog], [role=alertdialog]')) return true;
  return target instanceof HTMLInputElement && target.matches('[data-own-undo]') && target.value !== '';
}
