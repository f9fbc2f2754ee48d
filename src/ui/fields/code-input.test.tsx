// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { control, descriptionOf, mount, unmount, write } from '#tests/support/mounted.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';

let completed: string[];

/** The control as the sign-in page has it. */
function SignInCode({ error, takesFocus = false }: { error?: string; takesFocus?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Verification code" hint="The six digits of the message." error={error}>
      <CodeInput
        value={code}
        onChange={setCode}
        onComplete={(value) => completed.push(value)}
        takesFocus={takesFocus}
      />
    </Field>
  );
}

const input = () => control('Verification code');
/** The digits as they are seen, one for each slot. */
const slots = () => [...document.querySelectorAll('.grid > div')].map(({ textContent }) => textContent);

async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  await act(async () => {
    input().focus();
    input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
}

beforeEach(() => {
  completed = [];
});
afterEach(unmount);

test('a code is typed digit by digit, each in its slot, and is complete with the last', async () => {
  await mount(<SignInCode />);
  await write(input(), '1');
  await write(input(), '12');
  expect(slots()).toEqual(['1', '2', '', '', '', '']);
  expect(completed).toEqual([]);
  await write(input(), '123456');
  expect(slots()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(completed).toEqual(['123456']);
});

test.each(['123456', '123 456', '123-456', ' 123456\n', 'Your code: 123456'])(
  'a pasted %j is taken as its six digits',
  async (text) => {
    await mount(<SignInCode />);
    await paste(text);
    expect(input().value).toBe('123456');
    expect(completed).toEqual(['123456']);
  },
);

test('a pasted text without a digit leaves what was typed', async () => {
  await mount(<SignInCode />);
  await write(input(), '12');
  await paste('not a code');
  expect(input().value).toBe('12');
});

test('a code that the browser or the phone fills in is taken whole, and once', async () => {
  await mount(<SignInCode />);
  expect(input().autocomplete).toBe('one-time-code');
  expect(input().inputMode).toBe('numeric');
  await write(input(), '987654');
  expect(slots().join('')).toBe('987654');
  expect(completed).toEqual(['987654']);
});

test('what is no digit, or one too many, is not taken', async () => {
  await mount(<SignInCode />);
  await write(input(), '12');
  await write(input(), '12a');
  expect(input().value).toBe('12');
  await write(input(), '1234567');
  expect(input().value.length).toBeLessThanOrEqual(6);
  expect(input().maxLength).toBe(6);
});

test('a removed digit empties its slot, and the code can be completed again', async () => {
  await mount(<SignInCode />);
  await write(input(), '123456');
  await write(input(), '12345');
  expect(slots()).toEqual(['1', '2', '3', '4', '5', '']);
  await write(input(), '123450');
  expect(completed).toEqual(['123456', '123450']);
});

test('one control is announced, by its label and with its hint; the slots say nothing besides', async () => {
  await mount(<SignInCode />);
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(descriptionOf(input())).toBe('The six digits of the message.');
  expect(input().getAttribute('aria-invalid')).toBeNull();
  expect(document.querySelectorAll('.grid [tabindex], .grid [role]')).toHaveLength(0);
});

test('a refused code is announced as invalid, with the reason before the hint', async () => {
  await mount(<SignInCode error="Invalid code. Please try again." />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(input())).toBe('Invalid code. Please try again. The six digits of the message.');
});

test('it takes the focus where its step has nothing else to do, and leaves it alone elsewhere', async () => {
  await mount(<SignInCode takesFocus />);
  expect(document.activeElement).toBe(input());
  await mount(<SignInCode />);
  expect(document.activeElement).not.toBe(input());
});
