// @vitest-environment happy-dom
import { act } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { WritingAids } from './writing-aids.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await unmount();
});

/** What a field told of: how many times it was typed in. */
let typed = 0;

async function withText(text: string): Promise<HTMLTextAreaElement> {
  await mount(
    <WritingAids>
      <textarea defaultValue={text} />
    </WritingAids>,
  );
  const field = document.querySelector('textarea');
  if (!field) throw new Error('no field');
  typed = 0;
  field.addEventListener('input', () => (typed += 1));
  field.setSelectionRange(text.length, text.length);
  return field;
}

async function enter(field: Element, more: object = {}): Promise<boolean> {
  const event = new InputEvent('beforeinput', {
    inputType: 'insertLineBreak',
    bubbles: true,
    cancelable: true,
    ...more,
  });
  await act(async () => void field.dispatchEvent(event));
  return event.defaultPrevented;
}

test('Enter in a list writes the next bullet as if it had been typed', async () => {
  const field = await withText('- One');
  expect(await enter(field)).toBe(true);
  expect(field.value).toBe('- One\n- ');
  expect(typed).toBe(1);
  expect(field.selectionStart).toBe(8);
});

test('Enter elsewhere, with Shift, and in a word of an input method is left to the browser', async () => {
  expect(await enter(await withText('One'))).toBe(false);
  const field = await withText('- One');
  expect(await enter(field, { isComposing: true })).toBe(false);
  const shift = new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true });
  field.dispatchEvent(shift);
  expect(await enter(field)).toBe(false);
});

async function paste(field: Element, data: Record<string, string>): Promise<boolean> {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  });
  await act(async () => void field.dispatchEvent(event));
  return event.defaultPrevented;
}

test('a pasted list is bullets, by its HTML or by its signs; other text is left to the browser', async () => {
  const field = await withText('');
  expect(await paste(field, { 'text/plain': 'just words' })).toBe(false);
  await paste(field, { 'text/plain': '·\tOne\r\n·\tTwo' });
  expect(field.value).toBe('- One\n- Two');
  await paste(field, { 'text/plain': 'A\nB', 'text/html': '<ul><li>A</li><li>B</li></ul>' });
  expect(field.value).toBe('- One\n- Two\n- A\n- B');
  expect(typed).toBe(2);
});

/** Nothing has a box where nothing is laid out. */
function layOut() {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [new DOMRect()]) as unknown as DOMRectList; // All that is asked of it.
  });
}

const focus = (id: string) => document.getElementById(id)?.focus();

/** Presses Enter where the focus is; answers what has it then. */
async function press(more: KeyboardEventInit = {}): Promise<string | undefined> {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more });
  await act(async () => void document.activeElement?.dispatchEvent(event));
  return document.activeElement?.id;
}

test('Enter in a field of one line goes on to the next that can be written in, and stays in the last', async () => {
  await mount(
    <WritingAids>
      <input id="first" type="text" />
      <input type="checkbox" />
      <input type="text" disabled />
      <input type="text" tabIndex={-1} />
      <div hidden>
        <input type="text" />
      </div>
      <input id="second" type="email" />
      <textarea id="third" />
    </WritingAids>,
  );
  layOut();
  focus('first');
  expect(await press({ isComposing: true })).toBe('first');
  expect(await press({ ctrlKey: true })).toBe('first');
  expect(await press()).toBe('second');
  expect(await press()).toBe('third');
  expect(await press()).toBe('third');
});

test('Enter in a window that an editor has opened is that window’s own', async () => {
  await mount(
    <WritingAids>
      <input id="first" type="text" />
      {createPortal(<input id="elsewhere" type="text" />, document.body)}
    </WritingAids>,
  );
  layOut();
  focus('elsewhere');
  expect(await press()).toBe('elsewhere');
});
