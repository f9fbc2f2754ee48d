import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryTable } from '#editor/device/testing/memory-table.ts';
import type { Draft } from './draft.ts';
import { createJournal } from './draft-journal.ts';
import { createDraftStore } from './draft-store.ts';
import { memoryShelf } from './testing/memory-shelf.ts';
import { createWriters, type Writers } from './writers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A device, and the pages of its browser: whoever is in `open` is alive. */
function device(room = Infinity) {
  const [shelf, memory] = [memoryShelf(room), memoryTable()];
  const open = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn: Writers['oneAtATime'] = (_name, work) => {
    const done = turn.then(work);
    turn = done;
    return done;
  };
  return {
    shelf,
    memory,
    page(self: string, accountId = 1) {
      open.add(self);
      const writers: Writers = { self, alive: async () => new Set(open), oneAtATime: inTurn };
      return createDraftStore(accountId, { table: memory.table, journal: createJournal(shelf), writers });
    },
    close: (self: string) => open.delete(self),
  };
}

const draft = (summary: string, minute = 0): Draft => ({
  baseVersion: 3,
  title: 'Ana Silva Resume',
  templateId: 'modern-1',
  data: { summary, unknown: { kept: true } },
  writtenAt: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
});

const gathered = () => vi.advanceTimersByTimeAsync(300);

describe('drafts on the device', () => {
  it('a draft comes back whole after the page that wrote it is gone', async () => {
    const here = device();
    await here.page('a').keep('resume/7', draft('half a sen'));
    await gathered();
    here.close('a');
    expect(await here.page('b').take('resume/7')).toEqual(draft('half a sen'));
  });

  it('a draft is on the device before the next key can be pressed, and in its database soon after', async () => {
    const here = device();
    const page = here.page('a');
    void page.keep('resume/7', draft('h'));
    void page.keep('resume/7', draft('ha', 1));
    expect([...here.shelf.items.values()].join()).toContain('"ha"');
    expect(here.memory.rows.size).toBe(0);
    await gathered();
    expect([...here.memory.rows.values()]).toEqual([draft('ha', 1)]);
    expect(here.shelf.items.size).toBe(0);
  });

  it('is in the database 300 ms after its first key, however long the typing goes on', async () => {
    const here = device();
    const page = here.page('a');
    for (let key = 1; key <= 10; key += 1) {
      void page.keep('resume/7', draft('x'.repeat(key), key));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([...here.memory.rows.values()]).toEqual([draft('x'.repeat(9), 9)]);
  });

  it('of a page that ended between two writes, the newer word comes back', async () => {
    const here = device();
    const page = here.page('a');
    void page.keep('resume/7', draft('older', 1));
    await gathered();
    void page.keep('resume/7', draft('newer', 2));
    here.close('a');
    const next = here.page('b');
    expect(await next.take('resume/7')).toEqual(draft('newer', 2));
    await next.drop('resume/7');
    expect(await here.page('c').take('resume/7')).toBeUndefined();
  });

  it('drafts of earlier versions of the product, which kept them elsewhere, come along', async () => {
    const here = device();
    here.shelf.items.set('foothold-draft:1:resume/new:old-page', JSON.stringify(draft('from before')));
    const page = here.page('a');
    expect(await page.take('resume/new')).toEqual(draft('from before'));
    expect(here.shelf.items.size).toBe(0);
    expect([...here.memory.rows.keys()]).toEqual(['1:resume/new:a']);
  });

  it('other accounts on the same computer never see a draft', async () => {
    const here = device();
    await here.page('a').keep('resume/new', draft('private'));
    await gathered();
    here.close('a');
    for (const other of [2, 11, 0]) {
      expect(await here.page('b', other).take('resume/new')).toBeUndefined();
      expect(await here.page('b', other).list()).toEqual([]);
    }
  });

  it('documents with similar names do not share drafts', async () => {
    const page = device().page('a');
    await page.keep('resume/7', draft('seven'));
    expect(await page.take('resume/77')).toBeUndefined();
    expect(await page.take('letter/7')).toBeUndefined();
  });

  it('a draft that another open page is writing is left to that page', async () => {
    const here = device();
    const [a, b] = [here.page('a'), here.page('b')];
    await a.keep('resume/7', draft('of a', 1));
    expect(await b.take('resume/7')).toBeUndefined();
    await b.keep('resume/7', draft('of b', 2));
    await b.drop('resume/7');
    await gathered();
    expect(await a.take('resume/7')).toEqual(draft('of a', 1));
  });

  it('a draft taken over once is not taken over again, and is dropped by its new page', async () => {
    const here = device();
    await here.page('a').keep('resume/7', draft('text'));
    here.close('a');
    const b = here.page('b');
    await b.take('resume/7');
    expect(await here.page('c').take('resume/7')).toBeUndefined();
    await b.drop('resume/7');
    expect([here.shelf.items.size, here.memory.rows.size]).toEqual([0, 0]);
  });

  it('of several left drafts the newest is taken and the others stay', async () => {
    const here = device();
    await here.page('a').keep('resume/7', draft('older', 1));
    await here.page('b').keep('resume/7', draft('newer', 2));
    await gathered();
    here.close('a');
    here.close('b');
    const c = here.page('c');
    expect(await c.take('resume/7')).toEqual(draft('newer', 2));
    await c.drop('resume/7');
    expect(await c.take('resume/7')).toEqual(draft('older', 1));
  });

  it('a draft that is dropped before it is written never arrives', async () => {
    const here = device();
    const page = here.page('a');
    void page.keep('resume/7', draft('saved meanwhile'));
    await page.drop('resume/7');
    await gathered();
    expect([here.shelf.items.size, here.memory.rows.size]).toEqual([0, 0]);
  });

  it('everything unsaved of an account is listed, by whichever page, and can be removed one by one', async () => {
    const here = device();
    await here.page('a').keep('resume/7', draft('one', 1));
    await here.page('b').keep('letter/new', draft('two', 2));
    await gathered();
    const page = here.page('c');
    const [first, second] = await page.list();
    expect([first?.document, second?.document]).toEqual(['letter/new', 'resume/7']);
    await first?.remove();
    expect((await page.list()).map(({ document }) => document)).toEqual(['resume/7']);
  });

  it('nothing of an account is left when it is cleared, and nothing is kept afterwards', async () => {
    const here = device();
    const page = here.page('a');
    await page.keep('resume/7', draft('written'));
    await gathered();
    await here.page('of another', 2).keep('resume/8', draft('theirs'));
    await page.keep('resume/7', draft('still gathered', 1));
    const clearing = page.clear();
    expect(await page.keep('resume/7', draft('late', 2))).toBe(false);
    await clearing;
    await gathered();
    expect([...here.memory.rows.keys()]).toEqual(['2:resume/8:of another']);
    expect(here.shelf.items.size).toBe(0);
  });
});

describe('a device that cannot keep everything', () => {
  it('without a database keeps drafts all the same', async () => {
    const here = device();
    here.memory.break();
    const page = here.page('a');
    expect(await page.keep('resume/7', draft('text'))).toBe(true);
    await gathered();
    here.close('a');
    expect(await here.page('b').take('resume/7')).toEqual(draft('text'));
  });

  it('without local storage keeps drafts all the same', async () => {
    const here = device(0);
    const kept = here.page('a').keep('resume/7', draft('text'));
    await gathered();
    expect(await kept).toBe(true);
    here.close('a');
    expect(await here.page('b').take('resume/7')).toEqual(draft('text'));
  });

  it('without either says so, and keeps what it had before', async () => {
    const here = device(400);
    const page = here.page('a');
    await page.keep('resume/7', draft('short'));
    await gathered();
    here.memory.break();
    const kept = page.keep('resume/7', draft('long'.repeat(200), 1));
    await gathered();
    expect(await kept).toBe(false);
    here.close('a');
    here.memory.break(false);
    expect(await here.page('b').take('resume/7')).toEqual(draft('short'));
  });

  it('passes over what is not a draft', async () => {
    const here = device();
    for (const [index, text] of ['', 'null', '[]', '{"data":1}', '{"data":{}}', '{broken'].entries()) {
      here.shelf.items.set(`foothold-draft:1:resume/7:gone${index}`, text);
    }
    here.memory.rows.set('1:resume/7:gone', { data: {} });
    expect(await here.page('a').take('resume/7')).toBeUndefined();
  });
});

describe('several drafts of new documents', () => {
  const keyed = (summary: string, creationKey: string, minute = 0) => ({
    ...draft(summary, minute),
    baseVersion: null,
    creationKey,
  });

  it('the one that is asked for is taken, however old it is, and this page keeps what it had', async () => {
    const here = device();
    const page = here.page('a');
    await page.keep('resume/new', keyed('first', 'one'));
    await gathered();
    here.close('a');
    const next = here.page('b');
    await next.keep('resume/new', keyed('second', 'two', 5));
    await gathered();
    expect(await next.take('resume/new', 'one')).toMatchObject({ data: { summary: 'first' } });
    await next.keep('resume/new', keyed('first, and more', 'one', 6));
    await gathered();
    const kept = (await next.list()).map((unsaved) => unsaved.draft.data.summary);
    expect(kept).toEqual(['first, and more', 'second']);
  });

  it("one that another page is writing is gone on with here, and stays that page's, too", async () => {
    const here = device();
    await here.page('a').keep('resume/new', keyed('of a', 'one'));
    await gathered();
    const other = here.page('b');
    expect(await other.take('resume/new')).toBeUndefined();
    const copy = await other.take('resume/new', 'one');
    expect(copy).toMatchObject({ data: { summary: 'of a' } });
    // With the same key, the one that is saved second would go over the other.
    expect(copy?.creationKey).toBeUndefined();
    expect([...here.memory.rows.keys()]).toEqual(['1:resume/new:a']);
  });

  it('one that a crash has left under two names counts once, with its newest words, and is removed whole', async () => {
    const here = device();
    await here.page('a').keep('resume/new', keyed('older', 'one'));
    await here.page('b').keep('resume/new', keyed('newer', 'one', 5));
    await gathered();
    const [only, ...more] = await here.page('c').list();
    expect(more).toEqual([]);
    expect(only?.draft.data.summary).toBe('newer');
    await only?.remove();
    expect(here.memory.rows.size).toBe(0);
  });

  it('what a page has left is free for every other, while it goes on living', async () => {
    const here = device();
    const page = here.page('a');
    await page.keep('resume/new', keyed('left', 'one'));
    await page.leave('resume/new');
    expect(await here.page('b').take('resume/new')).toMatchObject({ data: { summary: 'left' } });
    expect(await page.list()).toHaveLength(1);
    await gathered();
    expect(here.memory.rows.size).toBe(1);
  });

  it('whoever listens hears of every change once it is on the device', async () => {
    const here = device();
    const heard: number[] = [];
    const places = { table: here.memory.table, journal: createJournal(here.shelf) };
    const writers: Writers = createWriters('a', undefined);
    const onChange = () => heard.push(here.memory.rows.size);
    const page = createDraftStore(1, { ...places, writers, onChange });
    void page.keep('resume/new', keyed('x', 'one'));
    await gathered();
    await page.drop('resume/new');
    expect(heard).toEqual([1, 0]);
  });

  it('the late end of one leaves the other alone, which has come into its place on this page', async () => {
    const here = device();
    const page = here.page('a');
    await here.page('gone').keep('resume/new', keyed('second', 'two'));
    await gathered();
    here.close('gone');
    await page.keep('resume/new', keyed('first', 'one', 1));
    expect(await page.take('resume/new', 'two')).toMatchObject({ data: { summary: 'second' } });
    await page.keep('resume/new', keyed('second, and more', 'two', 2));
    // The first one could not be saved, and then it was.
    await page.leave('resume/new', 'one');
    expect([...here.shelf.items.keys()]).toContain('foothold-draft:1:resume/new:a');
    await page.drop('resume/new', 'one');
    await gathered();
    expect((await here.page('b').list()).map(({ draft }) => draft.data.summary)).toEqual([
      'second, and more',
    ]);
    expect([...here.memory.rows.keys()]).toEqual(['1:resume/new:a']);
  });

  it('once it is saved, nothing of it is left under any name', async () => {
    const here = device();
    await here.page('crashed').keep('resume/new', keyed('older', 'one'));
    await here.page('other').keep('resume/new', keyed('another', 'two', 2));
    await gathered();
    here.close('crashed');
    const page = here.page('a');
    await page.keep('resume/new', keyed('newer', 'one', 5));
    await page.drop('resume/new', 'one');
    expect((await page.list()).map(({ draft }) => draft.creationKey)).toEqual(['two']);
  });

  it('what is left before it was written stays left: a write that is still to come does not bring it back', async () => {
    const here = device();
    const page = here.page('a');
    const slowly = here.memory.table.write;
    here.memory.table.write = async (change) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return slowly(change);
    };
    void page.keep('resume/new', keyed('left', 'one'));
    await vi.advanceTimersByTimeAsync(200);
    void page.leave('resume/new', 'one');
    await gathered();
    await gathered();
    expect([...here.memory.rows.keys()]).toEqual(['1:resume/new:a.1']);
    expect(here.shelf.items.size).toBe(0);
  });

  it('what cannot be left is written after all', async () => {
    const here = device(0);
    const page = here.page('a');
    const kept = page.keep('resume/new', keyed('stays', 'one'));
    here.memory.break();
    await page.leave('resume/new', 'one');
    here.memory.break(false);
    await gathered();
    expect(await kept).toBe(true);
    expect([...here.memory.rows.keys()]).toEqual(['1:resume/new:a']);
  });

  it('two pages that open it at the same moment do not both have it', async () => {
    const here = device();
    await here.page('gone').keep('resume/new', keyed('one', 'one'));
    await gathered();
    here.close('gone');
    const pages = [here.page('a'), here.page('b')];
    const taken = await Promise.all(pages.map((page) => page.take('resume/new', 'one')));
    expect(taken.map((draft) => draft?.data.summary)).toEqual(['one', 'one']);
    expect(taken.filter((draft) => draft?.creationKey === 'one')).toHaveLength(1);
  });
});
