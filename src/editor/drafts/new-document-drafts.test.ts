import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJournal } from './draft-journal.ts';
import { createDraftStore } from './draft-store.ts';
import { createWriters, type Writers } from './writers.ts';
import { device, draft, gathered } from './testing/draft-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
