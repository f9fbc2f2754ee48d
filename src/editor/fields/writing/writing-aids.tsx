import { useEffect, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { afterEnter, withPasted } from './bullets.ts';
import { goOnWithEnter } from './next-field.ts';
import { listInHtml } from './pasted-html.ts';
import { pastedText, plainLetters } from './pasted-text.ts';
import { selectedIn, typeInto } from './type-into.ts';

/**
 * What all fields of an editor do while somebody writes: Enter goes on with a list, or to the next field, and what is
 * pasted comes in as it would have been typed. A change goes through the field itself, so that it is typed for whoever
 * listens to the field.
 */
export function WritingAids({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? listenForEnter(box.current) : undefined), []);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it is the fields within that are typed in
    <div ref={box} className="contents" onPaste={onPaste} onKeyDown={goOnWithEnter}>
      {children}
    </div>
  );
}

/**
 * Keyboards on a screen tell of Enter as a change of the text more surely than as a key. With Shift it begins a line like
 * any other.
 */
function listenForEnter(box: HTMLElement): () => void {
  let shift = false;
  const onKey = ({ shiftKey }: KeyboardEvent) => void (shift = shiftKey);
  const onBeforeInput = (event: InputEvent) => {
    const { target: field, inputType, cancelable, isComposing } = event;
    const isEnter = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
    if (!isEnter || !cancelable || isComposing || shift || !(field instanceof HTMLTextAreaElement)) return;
    const next = afterEnter(selectedIn(field));
    if (!next) return;
    event.preventDefault();
    typeInto(field, next, 'insertLineBreak');
  };
  box.addEventListener('keydown', onKey);
  box.addEventListener('beforeinput', onBeforeInput);
  return () => {
    box.removeEventListener('keydown', onKey);
    box.removeEventListener('beforeinput', onBeforeInput);
  };
}

function onPaste(event: ClipboardEvent): void {
  const { target: field, clipboardData } = event;
  if (event.isDefaultPrevented()) return;
  const plain = clipboardData.getData('text/plain');
  if (field instanceof HTMLTextAreaElement) {
    const pasted = pastedText(listInHtml(clipboardData.getData('text/html')) ?? plain);
    const at = selectedIn(field);
    const next = withPasted(at, pasted);
    // What comes in as it is, is the browser's to paste.
    if (next.text === at.text.slice(0, at.from) + plain + at.text.slice(at.to)) return;
    event.preventDefault();
    typeInto(field, next, 'insertFromPaste');
  } else if (field instanceof HTMLInputElement && field.selectionStart !== null) {
    const pasted = plainLetters(plain);
    if (pasted === plain) return;
    event.preventDefault();
    const { text, from, to } = selectedIn(field);
    const before = text.slice(0, from) + pasted.replace(/\n+/g, ' ');
    typeInto(
      field,
      { text: before + text.slice(to), from: before.length, to: before.length },
      'insertFromPaste',
    );
  }
}
