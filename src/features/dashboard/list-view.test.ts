import { describe, expect, it, test } from 'vitest';
import { isFound, shownOf, tagsOf, viewIn, withView } from './list-view.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the address', () => {
  it('holds what is shown, and nothing where all is as it comes', () => {
    const view = { kind: 'letter', archived: true, tag: 'Big & small', sort: 'title' } as const;
    expect(viewIn(withView(address(''), view))).toEqual(view);
    const asItComes = { kind: null, archived: false, tag: null, sort: 'changed' } as const;
    expect(withView(withView(address(''), view), asItComes).toString()).toBe('');
    expect(viewIn(address('sort=nonsense&tag='))).toEqual(asItComes);
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

const documents = [
  { title: 'Resume 10', tags: ['b', 'a'] },
  { title: 'resume 9' },
  { title: 'Äpfel', tags: ['a'] },
];

test('documents stand as they come, or by their titles as people sort them', () => {
  expect(shownOf(documents, { tag: null, sort: 'changed' }, '')).toEqual(documents);
  const byTitle = shownOf(documents, { tag: null, sort: 'title' }, '');
  expect(byTitle.map(({ title }) => title)).toEqual(['Äpfel', 'resume 9', 'Resume 10']);
});

test('a tag shows those that have it, together with what was typed', () => {
  const titles = (typed: string) =>
    shownOf(documents, { tag: 'a', sort: 'changed' }, typed).map(({ title }) => title);
  expect(titles('')).toEqual(['Resume 10', 'Äpfel']);
  expect(titles('resume')).toEqual(['Resume 10']);
  expect(tagsOf(documents)).toEqual(['a', 'b']);
});
