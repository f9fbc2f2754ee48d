import { expect, it } from 'vitest';
import { documentTitle } from '#editor/store/contract.ts';
import { fitTitle } from './fit-title.ts';
import { TITLE_MAX } from './limits.ts';

it('makes of any title one that the server takes', () => {
  const titles = [
    'Ana Silva Resume',
    '  two\nlines\t ',
    'x'.repeat(500),
    `${'x'.repeat(TITLE_MAX - 1)}😀😀`,
    '\ud800',
  ];
  for (const title of titles)
    expect(documentTitle.safeParse(fitTitle(title, 'Fallback')).success, title).toBe(true);
});

it('falls back where nothing is left of a title', () => {
  expect(fitTitle(' \n ', 'Untitled Cover Letter')).toBe('Untitled Cover Letter');
});

it('keeps a title that fits as it is', () => {
  expect(fitTitle('Zoë – “first” draft', 'x')).toBe('Zoë – “first” draft');
});
