import { describe, expect, it, test } from 'vitest';
import { isFound, tagsOf, viewIn, withView } from './list-view.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the address', () => {
  it('holds what is shown, and nothing where all is as it comes', () => {
    const view = {
      kind: 'letter',
      archived: true,
      tag: 'Big & small',
      sort: 'title',
      folded: [7, 12],
    } as const;
    expect(viewIn(withView(address(''), view))).toEqual(view);
    const asItComes = { kind: null, archived: false, tag: null, sort: 'changed', folded: [] } as const;
    expect(withView(withView(address(''), view), asItComes).toString()).toBe('');
    expect(viewIn(address('sort=nonsense&tag=&folded=x.-1'))).toEqual(asItComes);
  });

  it('keeps what else it says', () => {
    expect(withView(address('payment=7'), { tag: 'Acme' }).toString()).toBe('payment=7&tag=Acme');
  });
});

test('a document is found by any part of its title or a tag, in capitals or not', () => {
  const document = { title: 'Zoë Ångström Resume', tags: ['Acme'] };
  expect(isFound(document, 'ångst')).toBe(true);
  expect(isFound(document, ' RESUME ')).toBe(true);
  expect(isFound(document, 'acm')).toBe(true);
  expect(isFound(document, '')).toBe(true);
  expect(isFound(document, 'letter')).toBe(false);
  // An earlier release of the server tells no tags.
  expect(isFound({ title: 'Resume' }, 'acme')).toBe(false);
});

test('tags are told each once, by the alphabet', () => {
  expect(tagsOf([{ tags: ['b', 'a'] }, {}, { tags: ['a'] }])).toEqual(['a', 'b']);
});
