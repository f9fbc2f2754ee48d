import { describe, expect, it, test } from 'vitest';
import { markedSpans } from '#documents/text/marks.ts';
import { hrefFor, linkAt, selectionInEscaped, withLink, withMark, type SelectedText } from './mark-edits.ts';

/** A text in which `‹` and `›` stand for the ends of a selection, `|` for a caret. */
function at(written: string): SelectedText {
  const caret = written.indexOf('|');
  if (caret >= 0) return { text: written.replace('|', ''), from: caret, to: caret };
  const from = written.indexOf('‹');
  return { text: written.replace(/[‹›]/g, ''), from, to: written.indexOf('›') - 1 };
}
function shown({ text, from, to }: SelectedText): string {
  if (from === to) return `${text.slice(0, from)}|${text.slice(from)}`;
  return `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

describe('bold and italic', () => {
  it.each([
    ['what is selected', 'Led ‹ten› people', '**', 'Led **‹ten›** people'],
    ['without the blanks at its ends', 'Led‹ ten ›people', '**', 'Led **‹ten›** people'],
    ['the word of the caret', 'Led t|en people', '*', 'Led *‹ten›* people'],
    ['nothing yet, between the signs', 'Led | people', '**', 'Led **|** people'],
    ['each line of several', '- ‹One\n- Two›', '**', '- **‹One**\n- **Two›**'],
    ['a star of a bullet aside', '‹* One›', '*', '* *‹One›*'],
    ['taken off again', 'Led **‹ten›** people', '**', 'Led ‹ten› people'],
    ['taken off where the signs are selected, too', 'Led ‹**ten**› people', '**', 'Led ‹ten› people'],
    ['bold within italic', '*‹ten›*', '**', '***‹ten›***'],
    ['italic off what is both', '***‹ten›***', '*', '**‹ten›**'],
    ['bold off what is both', '***‹ten›***', '**', '*‹ten›*'],
    ['the rest of lines of which some are', '‹One\n**Two**›', '**', '**‹One**\n**Two**›'],
  ] as const)('mark %s', (_, before, mark, after) => {
    const marked = withMark(at(before), mark);
    if (_.startsWith('the rest')) expect(marked.text).toBe(at(after).text);
    else expect(shown(marked)).toBe(after);
  });

  it('what is empty or of blanks alone stays', () => {
    expect(withMark(at('‹  ›'), '**')).toEqual(at('‹  ›'));
  });
});

describe('a link', () => {
  it('is made of what is selected, or of the word of the caret', () => {
    expect(linkAt(at('See ‹my site›.'))).toMatchObject({ from: 4, to: 11, words: 'my site', href: '' });
    expect(linkAt(at('See si|te'))).toMatchObject({ words: 'site', href: '' });
    expect(withLink(at('See ‹my site›.'), 'my [new] site', 'https://a.example').text).toBe(
      'See [my \\[new\\] site](https://a.example).',
    );
  });

  it('is found again around the caret, with its words', () => {
    const { text } = withLink(at('See ‹it›.'), 'my [new] site', 'https://a.example/x_(y)');
    expect(markedSpans(text)[1]).toEqual({ text: 'my [new] site', href: 'https://a.example/x_(y)' });
    expect(linkAt({ text, from: 8, to: 8 })).toMatchObject({
      from: 4,
      words: 'my [new] site',
      href: 'https://a.example/x_(y)',
    });
  });

  it('begins at no bracket that is escaped', () => {
    expect(linkAt({ text: '\\[a](https://a.example)', from: 3, to: 3 }).href).toBe('');
    expect(linkAt({ text: '\\\\[a](https://a.example)', from: 4, to: 4 }).href).toBe('https://a.example');
  });

  it('has an address with its scheme, and none that leads nowhere', () => {
    expect(hrefFor(' a.example/x y ')).toBe('https://a.example/x%20y');
    expect(hrefFor('ana@a.example')).toBe('mailto:ana@a.example');
    expect(hrefFor('https://a.example/(x)')).toBe('https://a.example/%28x%29');
    expect(hrefFor('javascript:alert(1)')).toBeUndefined();
    expect(hrefFor('  ')).toBeUndefined();
  });
});

test('a selection keeps its words where the text is written with escapes', () => {
  const selected = (one: SelectedText) => one.text.slice(one.from, one.to);
  for (const written of ['a *b* ‹c› \\d', '*a* ‹b› c', 'C:\\\\x *y* ‹z›', 'a ‹b›']) {
    const escaped = selectionInEscaped(at(written));
    expect(selected(escaped), written).toBe(selected(at(written)));
    expect(
      markedSpans(escaped.text)
        .map(({ text }) => text)
        .join(''),
    ).toBe(at(written).text);
  }
});
