// @vitest-environment happy-dom
import { act, useCallback, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LONG_TEXT_MAX } from '#documents/limits.ts';
import type { PlainAd } from '#documents/ads/plain-ad.ts';
import { mount, press, unmount, write } from '#tests/support/mounted.tsx';
import { AD_TEXTS } from '../content/ad-texts.ts';
import { usePastedAd } from './use-pasted-ad.ts';

afterEach(unmount);

const plain = vi.fn<(pasted: string) => Promise<PlainAd | null>>();

function Field({ ad, onAd }: { ad: string; onAd: (change: (ad: string) => string) => void }) {
  const { onPaste, told } = usePastedAd({ plain }, onAd);
  return (
    <div onPaste={onPaste}>
      <textarea defaultValue={ad} />
      <p role="status">{told}</p>
    </div>
  );
}

function Page() {
  const [ad, setAd] = useState('one two');
  const [isOpen, setOpen] = useState(true);
  const onAd = useCallback((change: (ad: string) => string) => setAd(change), []);
  return (
    <>
      {isOpen && <Field {...{ ad, onAd }} />}
      <button onClick={() => setOpen((before) => !before)}>Leave</button>
      <output>{ad}</output>
    </>
  );
}

const field = () => document.querySelector('textarea')!;
const kept = () => document.querySelector('textarea')?.value ?? document.querySelector('output')?.textContent;
const told = () => document.querySelector('[role=status]')?.textContent;

/** Pastes, and says whether the browser would have done that itself. */
async function paste(html: string, text: string): Promise<boolean> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const given = { 'text/html': html, 'text/plain': text };
  const clipboardData = { getData: (type: keyof typeof given) => given[type] };
  await act(async () => void field().dispatchEvent(Object.assign(event, { clipboardData })));
  return !event.defaultPrevented;
}

/** An ad that is read once the test says so. */
async function pasteSlowly() {
  const { promise, resolve } = Promise.withResolvers<PlainAd>();
  plain.mockReturnValue(promise);
  await mount(<Page />);
  field().setSelectionRange(4, 7);
  await paste('<p>PASTED</p>', 'PASTED');
  return () => act(async () => resolve({ text: 'PASTED', isCut: false }));
}

test('what is read late comes where the selection was when it was pasted, and what was typed since stays', async () => {
  const answer = await pasteSlowly();
  await write(field(), 'zero one two');
  field().setSelectionRange(0, 0);
  await answer();
  expect(kept()).toBe('zero one PASTED');
});

test('a field that is gone by then has it all the same', async () => {
  const answer = await pasteSlowly();
  await press('Leave');
  await answer();
  expect(kept()).toBe('one PASTED');
});

test.each([
  ['plain', '', 'x'.repeat(LONG_TEXT_MAX + 1)],
  ['rich', '<p>ad</p>', 'x'.repeat(50_000)],
])(
  'of a %s ad that is too long as much comes as can be saved, and that is said',
  async (_how, html, text) => {
    plain.mockResolvedValue({ text: text.slice(0, LONG_TEXT_MAX), isCut: true });
    await mount(<Page />);
    field().setSelectionRange(3, 3);
    expect(await paste(html, text)).toBe(false);
    await vi.waitFor(() => expect(kept()).toHaveLength(LONG_TEXT_MAX));
    expect(kept()?.endsWith('x two')).toBe(true);
    expect(told()).toBe(AD_TEXTS.pastedIsCut);
    expect(told()).toContain('20,000');
  },
);

test('a full field is left as it is, and that is said', async () => {
  plain.mockResolvedValue({ text: 'PASTED', isCut: false });
  await mount(<Page />);
  await write(field(), 'x'.repeat(LONG_TEXT_MAX));
  field().setSelectionRange(5, 5);
  await paste('', 'PASTED');
  expect(kept()).toBe('x'.repeat(LONG_TEXT_MAX));
  expect(told()).toBe(AD_TEXTS.noRoom);
});

test('what is plain and fits is pasted by the browser', async () => {
  await mount(<Page />);
  expect(await paste('', 'PASTED')).toBe(true);
});
