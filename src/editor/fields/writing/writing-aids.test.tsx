// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { WritingAids } from './writing-aids.tsx';

afterEach(unmount);

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
