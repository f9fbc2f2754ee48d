import { expect, test } from 'vitest';
import type { Place } from '#documents/render/places/field-places.ts';
import { readingOf } from './reading.ts';

let part = -1;
const at = (path: string, text: string, more: Partial<Place> = {}): Place => ({
  ...{ path, text, page: 0, part: (part += 1) },
  ...{ x: 0, y: 0, width: 1, height: 1 },
  ...more,
});
const on = (place: Place, text: string, more: Partial<Place> = {}): Place => ({ ...place, text, ...more });
const isHeading = (path: string) => path.startsWith('include');

const read = (places: Place[], pages = 1) =>
  readingOf(places, pages, isHeading).map((blocks) =>
    blocks.map(({ kind, texts }) => `${kind}: ${texts.map(({ text }) => text).join(' | ')}`),
  );

test('a page is read as headings, entries, paragraphs and lists', () => {
  const bullet = at('employment.0.description', 'Led the rewrite of', { bullet: true });
  expect(
    read([
      at('includeEmployment', 'Work'),
      at('employment.0.position', 'Engineer'),
      at('employment.0.company', 'Feedzai'),
      at('employment.0.description', 'What it was about.'),
      bullet,
      on(bullet, 'the service'),
      at('employment.0.description', 'Taught five', { bullet: true }),
      at('employment.1.position', 'Developer'),
      at('includeSkills', 'Skills'),
      at('skills.0', 'Go'),
      at('skills.1', 'SQL'),
    ]),
  ).toEqual([
    [
      'heading: Work',
      'paragraph: Engineer | Feedzai',
      'paragraph: What it was about.',
      'list: Led the rewrite of the service | Taught five',
      'paragraph: Developer',
      'heading: Skills',
      'list: Go | SQL',
    ],
  ]);
});

test('a text that goes on on the next page is read on both', () => {
  const summary = at('summary', 'Backend engineer with');
  expect(read([summary, on(summary, 'nine years', { page: 1 })], 2)).toEqual([
    ['paragraph: Backend engineer with'],
    ['paragraph: nine years'],
  ]);
});

test('what no field holds is read by itself, and an address that is broken in two is one word', () => {
  const link = at('personalInfo.links.0.url', 'portfolio.example/the-');
  const second = at('personalInfo.links.1.url', 'example.com/a');
  expect(
    read([
      at('', 'March 4, 2026'),
      at('content.opening', 'Dear Ms. Silva,'),
      link,
      on(link, 'work', { glued: true }),
      second,
      on(second, 'bc', { glued: true }),
    ]),
  ).toEqual([
    [
      'paragraph: March 4, 2026',
      'paragraph: Dear Ms. Silva,',
      'paragraph: portfolio.example/the-work',
      'paragraph: example.com/abc',
    ],
  ]);
});

test('lines of scripts without blanks are put together without any, and words that were parted by a hyphen, too', () => {
  const chinese = at('summary', '我是软件');
  const parted = at('personalInfo.title', 'Co-');
  expect(read([chinese, on(chinese, '工程师'), parted, on(parted, 'founder')])).toEqual([
    ['paragraph: 我是软件工程师', 'paragraph: Co-founder'],
  ]);
});
