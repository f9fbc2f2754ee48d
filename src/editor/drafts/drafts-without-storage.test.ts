import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device, draft, gathered } from './testing/draft-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
