import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

/** Shorter than this, in characters, a text was pasted by accident. */
export const LONG_PASTE = 200;

/** Takes a long text that is pasted anywhere on the page but into a field. */
export function useTextPaste(onText: (text: string) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || event.clipboardData?.files.length) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.trim().length >= LONG_PASTE) onText(text);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);
}
