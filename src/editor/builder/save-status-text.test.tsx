import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { savedButFor } from './held-back-words.ts';
import { SaveStatusText } from './save-status-text.tsx';

/** What is shown, and what is read out. */
function texts(status: 'invalid' | 'failed', keptOnDevice: boolean): string[] {
  const markup = renderToStaticMarkup(<SaveStatusText status={status} keptOnDevice={keptOnDevice} />);
  return [...markup.matchAll(/>([^<]+)</g)].map(([, text]) => text ?? '');
}

it('a field that cannot be saved is told apart from one that not even the device keeps', () => {
  expect(texts('invalid', true)).toEqual(['Not saved', 'Not saved: a field needs a change']);
  expect(texts('invalid', false)).toEqual([
    'Not saved, and this device cannot keep it',
    'Not saved, and this device cannot keep it: a field needs a change',
  ]);
});

it('what is saved but for a field says so, by the name of the field where it is one', () => {
  const fields = { start: { kind: 'month', label: 'Start date', print: 'start' } } as const;
  const start = { field: 'data.start', message: '' };
  expect(savedButFor(fields, [start])).toBe('Saved, but for Start date');
  expect(savedButFor(fields, [start, { field: 'title', message: '' }])).toBe('Saved, but for 2 fields');
  expect(savedButFor(fields, [{ field: 'title', message: '' }])).toBe('Saved, but for Title');
  const jobs = { employment: { kind: 'list', label: 'Work', entry: 'job', most: 9, fields } } as const;
  const third = { field: 'data.employment.2.start', message: '' };
  expect(savedButFor(jobs, [third])).toBe('Saved, but for Start date of job 3');
});
