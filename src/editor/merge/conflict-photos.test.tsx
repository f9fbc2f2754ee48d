// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { ConflictChoices } from './conflict-choices.tsx';

/** What is kept, by id: each has bytes of its own, so that an address tells which it is. */
vi.mock('#editor/photo/photo-bytes.ts', () => ({
  photoBytes: (id: string) => Promise.resolve(new TextEncoder().encode(id)),
}));

afterEach(unmount);

test('two photos stand beside the choice between them, also where the words are the same', async () => {
  const addresses = vi.spyOn(URL, 'createObjectURL');
  const row = { name: 'Photo', mine: 'A photo', theirs: 'A photo', paths: ['photo'] };
  const rows = [{ ...row, photos: { mine: 'aaaa', theirs: 'bbbbbb' } }];
  await mount(<ConflictChoices rows={rows} taken={new Set()} onTaken={() => undefined} />);
  const pictures = [...document.querySelectorAll('label')].map((side) => side.querySelector('img'));
  expect(pictures.map((picture) => picture?.src.startsWith('blob:'))).toEqual([true, true]);
  const sizes = addresses.mock.calls.map(([blob]) => (blob instanceof Blob ? blob.size : 0));
  expect(sizes).toEqual([4, 6]);
  // The name of a choice is its words.
  expect(pictures.map((picture) => picture?.alt)).toEqual(['', '']);
});

test('a side without a photo shows none', async () => {
  const row = { name: 'Photo', mine: 'No photo', theirs: 'A photo', paths: ['photo'] };
  const rows = [{ ...row, photos: { mine: undefined, theirs: 'bbbb' } }];
  await mount(<ConflictChoices rows={rows} taken={new Set()} onTaken={() => undefined} />);
  const shown = [...document.querySelectorAll('label')].map((side) => side.querySelectorAll('img').length);
  expect(shown).toEqual([0, 1]);
});
