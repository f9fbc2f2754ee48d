import { useEffect, useEffectEvent } from 'react';

type Shortcuts = { save(): void; download(): void; undo(): void; redo(): void };

/**
 * The keys of an editor, in place of the browser's own: Ctrl+S (Cmd+S on a Mac) saves the document rather than the
 * page, Ctrl+P downloads it rather than printing the screen, Ctrl+Z takes back the last change wherever it was made,
 * and Ctrl+Shift+Z or Ctrl+Y does it again. The browser's menus for undoing lead to the same.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    const turns = action === 'undo' || action === 'redo';
    if (turns && keepsOwnUndo(event.target)) return;
    event.preventDefault();
    if (turns) shortcuts[action]();
    else if (!event.repeat && (action === 'save' || !isInDialog(event.target))) shortcuts[action]();
  });
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const action = { historyUndo: 'undo', historyRedo: 'redo' }[event.inputType];
    if (!action || keepsOwnUndo(event.target)) return;
    event.preventDefault();
    if (action === 'undo') shortcuts.undo();
    else shortcuts.redo();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', onKeyDown, { signal: listening.signal });
    window.addEventListener('beforeinput', onBeforeInput, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function actionOf(event: KeyboardEvent): keyof Shortcuts | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (event.shiftKey) return undefined;
  if (key === 's') return 'save';
  if (key === 'p') return 'download';
  // Cmd+Y is no key for this on a Mac.
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null;
}

/** Marks a field whose text is no part of the document yet, such as a skill that is still being typed. */
export const OWN_UNDO = { 'data-own-undo': '' } as const;

/** Marks a dialog in which the document itself is written: what is taken back there is taken back in the document. */
export const EDITS_DOCUMENT = { 'data-edits-document': '' } as const;

/** Whether undoing belongs to the field itself: it holds text that is in no document, or stands in a dialog. */
export function keepsOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest('[role=dialog], [role=alertdialog]');
  if (dialog && !dialog.matches('[data-edits-document]')) return true;
  return target instanceof HTMLInputElement && target.matches('[data-own-undo]') && target.value !== '';
}
