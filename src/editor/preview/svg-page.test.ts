import { expect, it } from 'vitest';
import { withJoinedGlyphs } from './svg-page.ts';

const GLYPHS =
  '<path id="s0" d="M 10 -20 Q 30 -20 19 10.5 L 54 546 Z M 1 2 L 3 4 Z "/><path id="s1" d="M 0 0 C 1 2 3 4 5 6 Z "/>';
const page = (defs: string, body: string) => `<svg viewBox="0 0 9 9"><defs>${defs}</defs>${body}</svg>`;

it('makes one path of the letters of a stretch of text, each where it stood', () => {
  const letters = '<g fill="#123"><use href="#s0"/><use x="100.5" y="7" href="#s1"/></g>';
  expect(withJoinedGlyphs(page(GLYPHS, letters))).toBe(
    page('', '<g fill="#123"><path d="M10 -20q20 0 9 30.5l35 535.5zm-9 22l2 2zM100.5 7c1 2 3 4 5 6z"/></g>'),
  );
});

it('leaves as it is what is written in another way', () => {
  const others = [
    page(GLYPHS, '<use width="3" href="#s0"/><use transform="scale(2)" href="#s1"/>'),
    page('<path id="s0" d="m 1 2 h 3"/>', '<use x="5" href="#s0"/>'),
    page('<g id="s0"><rect width="3"/></g>', '<use href="#s0"/>'),
    page('<linearGradient id="s0"/>', '<path d="M 0 0 L 1 1" fill="url(#s0)"/>'),
  ];
  for (const svg of others) expect(withJoinedGlyphs(svg)).toBe(svg);
});
