import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { escapedMarks, markedSpans, plainWords } from './marks.ts';

describe('marks', () => {
  it.each([
    ['plain words', [{ text: 'plain words' }]],
    ['', []],
    ['a **b** c', [{ text: 'a ' }, { text: 'b', bold: true }, { text: ' c' }]],
    ['*a* b', [{ text: 'a', italic: true }, { text: ' b' }]],
    ['***both*** one', [{ text: 'both', bold: true, italic: true }, { text: ' one' }]],
    [
      '**a *b* c**',
      [
        { text: 'a ', bold: true },
        { text: 'b', bold: true, italic: true },
        { text: ' c', bold: true },
      ],
    ],
    ['un**frigging**believable', [{ text: 'un' }, { text: 'frigging', bold: true }, { text: 'believable' }]],
    [
      'see [my **site**](https://ana.example/a_(b)), please',
      [
        { text: 'see ' },
        { text: 'my ', href: 'https://ana.example/a_(b)' },
        { text: 'site', bold: true, href: 'https://ana.example/a_(b)' },
        { text: ', please' },
      ],
    ],
    ['[mail](mailto:a@b.example)', [{ text: 'mail', href: 'mailto:a@b.example' }]],
  ])('%s', (line, spans) => {
    expect(markedSpans(line)).toEqual(spans);
  });

  it.each([
    '5 * 3 * 2',
    'a star* that closes nothing',
    '*one that is never closed',
    '** with blanks **',
    '**** a row of them ****',

    '[Position] at [Company]',
    '[text](file.html)',
    '[text](javascript:alert(1))',
    '[text](https://)',
    '[](https://ana.example)',
    '[a [b](x)',
    'C:\\dir\\n',
    'ends with \\',
  ])('what opens nothing, or leads nowhere, stays as it was typed: %s', (line) => {
    expect(markedSpans(line)).toEqual([{ text: line }]);
  });

  it('a backslash makes an ordinary sign of a star, a bracket and itself', () => {
    expect(plainWords('\\*a\\* \\[b\\](https://c.example) \\\\')).toBe('*a* [b](https://c.example) \\');
    expect(plainWords('**a\\*b**')).toBe('a*b');
  });
});

const SIGNS = [
  '*',
  '**',
  '[',
  ']',
  '](https://a.example/x)',
  '(',
  ')',
  '\\',
  ' ',
  'w',
  'ä',
  '語',
  '- ',
  '\n',
] as const;

it('of any line, nothing is lost but marks and addresses', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 3_000; round += 1) {
    const line = Array.from({ length: 12 }, () => random.pick(SIGNS))
      .join('')
      .replaceAll('\n', ' ');
    expect(plainWords(line).replaceAll(/[*[\]\\]|\(https:\/\/a\.example\/x\)/g, ''), line).toBe(
      line.replaceAll(/[*[\]\\]|\(https:\/\/a\.example\/x\)/g, ''),
    );
  }
});

it('a text whose marks are switched on says what it said', () => {
  const random = seededRandom(12);
  for (let round = 0; round < 3_000; round += 1) {
    const text = Array.from({ length: 12 }, () => random.pick(SIGNS)).join('');
    const words = text.split('\n').map((line) => line.replace(/^\s*[-*•]\s/u, ''));
    const marked = escapedMarks(text)
      .split('\n')
      .map((line) => line.replace(/^\s*[-*•]\s/u, ''));
    for (const [at, line] of marked.entries()) {
      expect(plainWords(line), text).toBe(words[at]);
      expect(
        markedSpans(line).every(({ bold, italic, href }) => !bold && !italic && !href),
        text,
      ).toBe(true);
    }
  }
});

it('is read in time that grows with its length alone', () => {
  for (const part of ['*', '**a', '[', '[a](', '[a](https://a.example', '\\', '*a**b***c'])
    expect(plainWords(part.repeat(20_000 / part.length)).length).toBeGreaterThan(0);
});
