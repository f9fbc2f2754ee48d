// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { control, descriptionOf, mount, unmount, write } from '#tests/support/mounted.tsx';
import { Field } from './field.tsx';
import { MonthInput } from './month-input.tsx';

const onPick = vi.fn<(month: string) => void>();
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
  onPick.mockReset();
});

function Start({ disabled = false }: { disabled?: boolean }) {
  const [text, setText] = useState('Mar 2019');
  return (
    <Field label="Start" hint="When it began" error="Not a month">
      <MonthInput text={text} onText={setText} month="2019-03" onPick={onPick} disabled={disabled} />
    </Field>
  );
}

const picker = () => document.querySelector<HTMLInputElement>('input[type=month]');
const pick = () => document.querySelector<HTMLButtonElement>('button[aria-label="Pick a month"]');

/** A browser whose fields of this type are lines of text like any other. */
function withoutPicker() {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name);
    if (name === 'input') Object.defineProperty(element, 'type', { get: () => 'text', set: () => undefined });
    return element;
  });
}

test('it is a line of text that keeps what is typed, described by its field', async () => {
  await mount(<Start />);
  expect(control('Start').type).toBe('text');
  await write(control('Start'), '4/20');
  expect(control('Start').value).toBe('4/20');
  expect(control('Start').getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(control('Start'))).toContain('Not a month');
});

test('the browser’s picker begins with the month and tells what was picked; the keyboard passes it by', async () => {
  HTMLInputElement.prototype.showPicker ??= () => undefined;
  const shown = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
  await mount(<Start />);
  expect([picker()?.value, picker()?.tabIndex, pick()?.tabIndex]).toEqual(['2019-03', -1, -1]);
  pick()?.click();
  expect(shown).toHaveBeenCalledOnce();
  const input = picker();
  if (!input) throw new Error('no picker');
  await write(input, '2020-04');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2020-04');
});

test('it is closed as a whole', async () => {
  HTMLInputElement.prototype.showPicker ??= () => undefined;
  await mount(<Start disabled />);
  expect([control('Start').disabled, picker()?.disabled, pick()?.disabled]).toEqual([true, true, true]);
});

test('a browser without a picker is offered none', async () => {
  withoutPicker();
  await mount(<Start />);
  expect(control('Start').value).toBe('Mar 2019');
  expect([picker(), pick()]).toEqual([null, null]);
});
