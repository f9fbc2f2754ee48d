import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { createDocumentSession } from './document-session.ts';
import { openings } from './testing/opening-setup.ts';
import { first, offline, sessionParts, seven } from './testing/session-setup.ts';

describe('opening a document', () => {
  it('shows what the server has', async () => {
    const { open } = openings();
    expect(await open(7)).toMatchObject({
      status: 'ready',
      start: { content: { data: { summary: 'old' } }, stored: { id: 7, version: 3 }, notice: null },
    });
  });

  it('brings what this device had not saved, and brings a draft of an older version up to date', async () => {
    const { open, keep } = openings();
    await keep('resume/7', { about: 'typed' }, 3);
    expect(await open(7)).toMatchObject({
      status: 'ready',
      start: {
        content: { data: { summary: 'typed' } },
        notice: { kind: 'restored', other: { data: { summary: 'old' } } },
      },
    });
  });

  it("opens this device's copy where the request came too slowly, as where there is no connection", async () => {
    const { there, open } = openings();
    const slow = { message: 'Please try again.', status: 408, code: 'request_timeout' };
    there.onCall(() => Promise.reject(new ApiError(slow)));
    expect(await open(7)).toEqual({ status: 'failed', message: 'Please try again.' });
    there.onCall(() => undefined);
    await open(7);
    there.onCall(() => Promise.reject(new ApiError(slow)));
    expect(await open(7)).toMatchObject({ status: 'ready', start: { fromDevice: true } });
  });

  it('a new document takes the template just picked, and the text left from before', async () => {
    const { here, open } = openings();
    const writtenAt = '2026-01-01T00:00:00.000Z';
    const begun = { ...first, data: { summary: 'begun' }, baseVersion: null, writtenAt, creationKey: 'one' };
    await here.drafts.keep('resume/new', begun);
    expect(await open(null, 'tech-1')).toMatchObject({
      start: { content: { templateId: 'tech-1', data: { summary: 'begun' } }, stored: null },
    });
    // What was shown is what was kept, though nothing was written since.
    expect(await open(null)).toMatchObject({ start: { content: { templateId: 'tech-1' } } });
  });

  it('a copy of what another page is writing leaves no draft of its own for being looked at in another template', async () => {
    const { here, open, keep } = openings();
    await keep('resume/new', { summary: 'without a key' });
    await open(null, 'tech-1');
    expect((await here.drafts.list()).map(({ draft }) => draft.templateId)).toEqual(['modern-1']);
  });

  it('says that a file which was read is opened, unless the address asks for that very one', async () => {
    const { here, open } = openings();
    await here.drafts.keep('resume/new', {
      ...{ ...first, data: { summary: 'read' }, baseVersion: null, writtenAt: '2026-01-01T00:00:00.000Z' },
      ...{ creationKey: 'one', untouchedImport: true },
    });
    expect(await open(null, 'tech-1')).toMatchObject({ start: { notice: { kind: 'restored' } } });
    expect(await open(null, null, 'one')).toMatchObject({
      start: { notice: null, content: { data: { summary: 'read' } } },
    });
  });

  it('says nothing of a draft that the address names: it is simply what is open', async () => {
    const { there, here, open } = openings();
    const key = '00000000-0000-4000-8000-000000000001';
    await here.drafts.keep('resume/new', {
      ...{ ...first, data: { summary: 'begun' }, baseVersion: null, writtenAt: '2026-01-01T00:00:00.000Z' },
      creationKey: key,
    });
    expect(await open(null, null, key)).toMatchObject({
      start: { notice: null, content: { data: { summary: 'begun' } }, draftOn: null },
    });
    expect(await open(null)).toMatchObject({ start: { notice: { kind: 'restored' } } });
    const elsewhere = '00000000-0000-4000-8000-000000000002';
    there.putDraft(elsewhere, { ...first, data: { summary: 'on another device' } });
    expect(await open(null, null, elsewhere)).toMatchObject({
      start: { notice: null, content: { data: { summary: 'on another device' } } },
    });
  });

  it('one that is not there says so, and offers what this device has of it', async () => {
    const { open, keep } = openings();
    expect(await open(8)).toEqual({ status: 'missing', kept: null });
    await keep('resume/8', { summary: 'still here' }, 2);
    expect(await open(8)).toMatchObject({
      status: 'missing',
      kept: { content: { data: { summary: 'still here' } }, stored: null, draftName: 'resume/8' },
    });
  });

  it('tells a dead network, an ended session and a failing server apart', async () => {
    const { there, open } = openings();
    const failWith = (error: Error) => there.onCall(() => Promise.reject(error));
    failWith(offline());
    expect(await open(7)).toEqual({ status: 'offline' });
    failWith(new ApiError({ message: 'Please sign in.', status: 401, code: 'unauthenticated' }));
    expect(await open(7)).toEqual({ status: 'signedOut' });
    failWith(new ApiError({ message: 'Back soon.', status: 503, code: 'unavailable' }));
    expect(await open(7)).toEqual({ status: 'failed', message: 'Back soon.' });
  });

  it("is opened from this device's copy where the server cannot be reached, with what was not saved", async () => {
    const { there, open, keep } = openings();
    await open(7);
    there.onCall(() => Promise.reject(offline()));
    expect(await open(7)).toMatchObject({
      start: { fromDevice: true, content: { data: { summary: 'old' } }, stored: { id: 7, version: 3 } },
    });
    await keep('resume/7', { summary: 'typed' }, 3);
    expect(await open(7)).toMatchObject({
      start: { fromDevice: true, content: { data: { summary: 'typed' } }, notice: { kind: 'restored' } },
    });
    expect(await open(8)).toEqual({ status: 'offline' });
  });

  it('knows what a draft was written on, though the server has something newer', async () => {
    const { there, open, keep } = openings();
    await open(7);
    await keep('resume/7', { summary: 'typed' }, 3);
    there.saveElsewhere(7, { title: 'Renamed' });
    const onTheOldOne = {
      start: { base: { title: 'Resume', data: { summary: 'old' } }, stored: { version: 3 } },
    };
    expect(await open(7)).toMatchObject(onTheOldOne);
    // And still after a reload in between.
    expect(await open(7)).toMatchObject(onTheOldOne);
  });

  it('knows what a draft was written on, though another tab of this device has saved something newer', async () => {
    const { there, here, open, keep } = openings();
    await open(7);
    await keep('resume/7', { summary: 'typed' }, 3);
    there.saveElsewhere(7, { title: 'Renamed' });
    await here.copies.keep('resume/7', { ...structuredClone(seven), title: 'Renamed', version: 4 });
    const onTheOldOne = { base: { title: 'Resume', data: { summary: 'old' } }, stored: { version: 3 } };
    there.onCall(() => Promise.reject(offline()));
    expect(await open(7)).toMatchObject({ start: onTheOldOne });
    there.onCall(() => undefined);
    const opened = await open(7);
    if (opened.status !== 'ready') throw new Error(opened.status);
    expect(opened).toMatchObject({ start: onTheOldOne });
    // So that nobody is asked about what each of them changed.
    const session = createDocumentSession(opened.start, sessionParts(there, here));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.documents.get(7)).toMatchObject({ title: 'Renamed', data: { summary: 'typed' } });
    await session.close();
    expect(here.keptCopies()).toEqual(['1:resume/7']);
  });

  it('forgets a draft that had been saved after all, and the copy of what was deleted', async () => {
    const { there, here, open, keep } = openings();
    await here.drafts.keep('resume/7', {
      ...seven,
      baseVersion: 2,
      writtenAt: '2026-01-01T00:00:00.000Z',
    });
    await open(7);
    expect(await here.drafts.list()).toEqual([]);
    there.documents.delete(7);
    await keep('resume/7', { summary: 'typed' }, 3);
    await open(7);
    expect(await here.copies.find('resume/7')).toBeUndefined();
  });
});
