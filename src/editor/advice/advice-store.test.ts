import { expect, it, vi } from 'vitest';
import { createAdviceStore } from './advice-store.ts';

const advice = (title: string) => ({ id: 'a', title, suggestion: 'Do it.' });

it('a field whose advice says the same keeps its list, so that it is not drawn again', () => {
  const store = createAdviceStore();
  store.replace(new Map([['summary', [advice('Short')]]]));
  const before = store.of('summary');
  store.replace(
    new Map([
      ['summary', [advice('Short')]],
      ['skills', [advice('Few')]],
    ]),
  );
  expect(store.of('summary')).toBe(before);
  expect(store.of('skills')).toEqual([advice('Few')]);
});

it('nobody is told where nothing has changed, and everybody where something has', () => {
  const store = createAdviceStore();
  const told = vi.fn();
  store.replace(new Map([['summary', [advice('Short')]]]));
  store.subscribe(told);
  store.replace(new Map([['summary', [advice('Short')]]]));
  expect(told).not.toHaveBeenCalled();
  store.replace(new Map());
  expect(told).toHaveBeenCalledOnce();
  expect(store.of('summary')).toEqual([]);
});
