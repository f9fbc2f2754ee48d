import { expect, it } from 'vitest';
import type { LineToHide } from '#documents/fit/lines-to-hide.ts';
import type { FitKind } from './fit-kind.ts';
import { findAirier, findCloser } from './find-fit.ts';

type Data = { settings: { step: number }; hidden: number };

/** A document of so many lines, of which a page takes ten, and one more for each step closer. */
function setUp(lines: number, { steps = 8, hideable = 6, step = 0 } = {}) {
  const content = { title: '', templateId: '', data: { settings: { step }, hidden: 0 } };
  const tried: Data[] = [];
  const looks = (direction: 1 | -1) =>
    Array.from({ length: steps }, (_, index) => ({ step: step + direction * (index + 1) }));
  const kind: FitKind<Data> = {
    closer: () => looks(1),
    airier: () => looks(-1),
    changes: () => '',
    linesToHide: () =>
      Array.from({ length: hideable }, (_, line): LineToHide => ({ path: 'text', line, text: `${line}` })),
    withLinesHidden: (data, gone) => ({ ...data, hidden: gone.length }),
    nameOf: (path) => path,
    advice: '',
  };
  const locate = async (data: Data) => {
    tried.push(data);
    const [page, left] = [10 + data.settings.step, lines - data.hidden];
    return { pages: Math.ceil(left / page), lastPageLines: left % page || page };
  };
  return { kind, content, locate, tried };
}

it('the gentlest look that needs one page fewer is found in a few attempts', async () => {
  const search = setUp(13);
  expect(await findCloser(search)).toEqual({ kind: 'look', look: { step: 3 } });
  expect(search.tried.length).toBeLessThanOrEqual(5);
});

it('where no look helps, the fewest lines are named that would have to go', async () => {
  expect(await findCloser(setUp(20, { steps: 8 }))).toMatchObject({
    kind: 'lines',
    look: { step: 8 },
    pages: 2,
    lines: [{ line: 0 }, { line: 1 }],
  });
});

it('a document that cannot be set closer needs lines to go, or nothing helps', async () => {
  expect(await findCloser(setUp(12, { steps: 0 }))).toMatchObject({
    kind: 'lines',
    look: null,
    pages: 2,
    lines: [{ line: 0 }, { line: 1 }],
  });
  expect(await findCloser(setUp(19, { steps: 0 }))).toEqual({ kind: 'none', linesLeft: 9, pages: 2 });
});

it('a document that has as few pages already is left as it is', async () => {
  expect(await findCloser(setUp(7))).toEqual({ kind: 'fits', pages: 1 });
  expect(await findCloser(setUp(19), 2)).toEqual({ kind: 'fits', pages: 2 });
  expect(await findCloser(setUp(24), 2)).toEqual({ kind: 'look', look: { step: 2 } });
});

it('the airiest look is found that needs no further page', async () => {
  expect(await findAirier(setUp(7))).toEqual({ kind: 'look', look: { step: -3 } });
  expect(await findAirier(setUp(10))).toEqual({ kind: 'none', linesLeft: 10, pages: 1 });
});

it('what cannot be tried is told', async () => {
  const search = setUp(13);
  await expect(findCloser({ ...search, locate: () => Promise.reject(new Error('gone')) })).rejects.toThrow(
    'gone',
  );
});

it('where the column beside the text alone is too long, that is what is advised about', async () => {
  const { kind, content, locate } = setUp(19, { steps: 0 });
  const without = { settings: { step: 0 }, hidden: 12 };
  const aside = { without, advice: 'Shorten Skills.' };
  const found = await findCloser({ kind: { ...kind, aside: () => aside }, content, locate });
  expect(found).toEqual({ kind: 'none', linesLeft: 9, pages: 2, advice: 'Shorten Skills.' });
  // The text is as long without it.
  const other = { ...aside, without: { ...without, hidden: 0 } };
  const same = await findCloser({ kind: { ...kind, aside: () => other }, content, locate });
  expect(same).toEqual({ kind: 'none', linesLeft: 9, pages: 2 });
});
