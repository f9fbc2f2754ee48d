import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device, draft, gathered } from './testing/draft-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
