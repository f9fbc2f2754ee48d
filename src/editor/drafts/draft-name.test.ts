import { expect, it } from 'vitest';
import { documentId } from './draft-name.ts';

it('an address names a document, a new one, or nothing', () => {
  expect(documentId('7')).toBe(7);
  for (const text of [null, undefined, '', 'new']) expect(documentId(text)).toBeNull();
  for (const text of ['0', '-1', '7a', '1e3', '07', '99999999999', 'settings'])
    expect(documentId(text)).toBeUndefined();
});
