import { expect, test } from 'vitest';
import { encodedTag, namesTag } from './entity-tags.ts';

test.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b" , W/"a"', '"b","a","c"', '*', ' * ', '"", "a"', '"x,y", "a"'])(
  'If-None-Match: %s names it',
  (header) => expect(namesTag(header, '"a"')).toBe(true),
);

test.each([undefined, '', 'a', '"b"', 'W/"b", "ab"', '"a-br"', '"a', '**', '"b, a"'])(
  'If-None-Match: %s does not name it',
  (header) => expect(namesTag(header, '"a"')).toBe(false),
);

test('each encoding has a tag of its own', () => {
  expect([undefined, 'br', 'gzip'].map((encoding) => encodedTag('"a"', encoding))).toEqual([
    '"a"',
    '"a-br"',
    '"a-gzip"',
  ]);
});
