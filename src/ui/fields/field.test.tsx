// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { control, mount, unmount } from '#tests/support/mounted.tsx';
import { Field, tooLong } from './field.tsx';
import { TextInput } from './text-controls.tsx';

afterEach(unmount);

const words = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('a control is named by its label, and described by what is wrong before the hint', async () => {
  await mount(
    <Field label="Email" hint="Where we answer" error="Not an address" required>
      <TextInput />
    </Field>,
  );
  const input = control('Email');
  expect(words(input)).toEqual(['Not an address', 'Where we answer']);
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true']);
});

test('without a hint or an error nothing describes it, and it is neither invalid nor required', async () => {
  await mount(
    <Field label="Email">
      <TextInput />
    </Field>,
  );
  const attributes = ['aria-describedby', 'aria-invalid', 'aria-required'];
  expect(attributes.map((name) => control('Email').getAttribute(name))).toEqual([null, null, null]);
});

test('what a control says of itself comes before what its field says', async () => {
  await mount(
    <Field label="Email" hint="Where we answer">
      <TextInput id="own" aria-describedby="elsewhere" aria-invalid />
    </Field>,
  );
  const input = document.getElementById('own');
  expect(input?.getAttribute('aria-describedby')).toMatch(/^elsewhere .+-hint$/);
  expect(input?.getAttribute('aria-invalid')).toBe('true');
});

test('a text that is too long is told of, at its length and not before', () => {
  expect(tooLong('abc', 3)).toBeUndefined();
  expect(tooLong('abcd', 3)).toBe('This is longer than the 3 characters that can be saved.');
  expect(tooLong('abcd', 3, 'sent')).toBe('This is longer than the 3 characters that can be sent.');
});
