import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { createDraftStore, type DraftShelf } from './draft-store.ts';
import type { Writers } from './writers.ts';

function shelf(room = Infinity): DraftShelf & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => items.delete(key),
  };
}

/** Pages of one browser; whoever is in `open` is alive. */
function browser() {
  const open = new Set<string>();
  const page = (self: string): Writers => {
    open.add(self);
    return { self, alive: async () => new Set(open) };
  };
  return { page, close: (self: string) => open.delete(self) };
}

const draft = (summary: string, minute = 0): Draft => ({
  baseVersion: 3,
  title: 'Ana Silva Resume',
  templateId: 'modern-1',
  data: { summary, unknown: { kept: true } },
  writtenAt: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
});

describe('drafts on the device', () => {
  it('a draft comes back whole after the page that wrote it is gone', async () => {
    const [device, pages] = [shelf(), browser()];
    await createDraftStore(device, 1, pages.page('a')).keep('resume/7', draft('half a sen'));
    pages.close('a');
    expect(await createDraftStore(device, 1, pages.page('b')).take('resume/7')).toEqual(draft('half a sen'));
  });

  it('other accounts on the same computer never see a draft', async () => {
    const [device, pages] = [shelf(), browser()];
    await createDraftStore(device, 1, pages.page('a')).keep('resume/new', draft('private'));
    pages.close('a');
    for (const other of [2, 11, 0]) {
      expect(await createDraftStore(device, other, pages.page('b')).take('resume/new')).toBeUndefined();
    }
  });

  it('documents with similar names do not share drafts', async () => {
    const [device, pages] = [shelf(), browser()];
    const store = createDraftStore(device, 1, pages.page('a'));
    await store.keep('resume/7', draft('seven'));
    expect(await store.take('resume/77')).toBeUndefined();
    expect(await store.take('letter/7')).toBeUndefined();
  });

  it('a draft that another open page is writing is left to that page', async () => {
    const [device, pages] = [shelf(), browser()];
    const a = createDraftStore(device, 1, pages.page('a'));
    const b = createDraftStore(device, 1, pages.page('b'));
    await a.keep('resume/7', draft('of a', 1));
    expect(await b.take('resume/7')).toBeUndefined();
    await b.keep('resume/7', draft('of b', 2));
    await b.drop('resume/7');
    expect(await a.take('resume/7')).toEqual(draft('of a', 1));
  });

  it('a draft taken over once is not taken over again, and is dropped by its new page', async () => {
    const [device, pages] = [shelf(), browser()];
    await createDraftStore(device, 1, pages.page('a')).keep('resume/7', draft('text'));
    pages.close('a');
    const b = createDraftStore(device, 1, pages.page('b'));
    await b.take('resume/7');
    expect(await createDraftStore(device, 1, pages.page('c')).take('resume/7')).toBeUndefined();
    await b.drop('resume/7');
    expect(device.items.size).toBe(0);
  });

  it('of several left drafts the newest is taken and the others stay', async () => {
    const [device, pages] = [shelf(), browser()];
    await createDraftStore(device, 1, pages.page('a')).keep('resume/7', draft('older', 1));
    await createDraftStore(device, 1, pages.page('b')).keep('resume/7', draft('newer', 2));
    pages.close('a');
    pages.close('b');
    const c = createDraftStore(device, 1, pages.page('c'));
    expect(await c.take('resume/7')).toEqual(draft('newer', 2));
    await c.drop('resume/7');
    expect(await c.take('resume/7')).toEqual(draft('older', 1));
  });

  it('a full device says that it did not keep the draft, and keeps the one before', async () => {
    const [device, pages] = [shelf(400), browser()];
    const store = createDraftStore(device, 1, pages.page('a'));
    expect(await store.keep('resume/7', draft('short'))).toBe(true);
    expect(await store.keep('resume/7', draft('long'.repeat(200)))).toBe(false);
    expect(await store.take('resume/7')).toEqual(draft('short'));
  });

  it('what is not a draft is passed over', async () => {
    const [device, pages] = [shelf(), browser()];
    for (const [index, text] of ['', 'null', '[]', '{"data":1}', '{"data":{}}', '{broken'].entries()) {
      device.items.set(`foothold-draft:1:resume/7:gone${index}`, text);
    }
    expect(await createDraftStore(device, 1, pages.page('a')).take('resume/7')).toBeUndefined();
  });
});
