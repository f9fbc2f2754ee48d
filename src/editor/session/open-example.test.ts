import { describe, expect, it } from 'vitest';
import type { OpenedKind } from './edited-kind.ts';
import type { Content } from './content.ts';
import { createDocumentSession } from './document-session.ts';
import { openExample } from './open-document.ts';
import { device, first, server, sessionParts, type, type Text } from './testing/session-setup.ts';

const example: Content<Text> = {
  title: '',
  templateId: 'tech-1',
  data: { summary: 'Four years in freight.' },
};

function setUpExample(load = () => Promise.resolve(example)) {
  const here = device();
  const there = server();
  const prepare = (raw: unknown) => raw as Text; // What these tests put in.
  const kind: OpenedKind<Text> = { name: 'resume', gateway: there.gateway, prepare };
  const keep = (data: Text, templateId = 'modern-1') =>
    here.drafts.keep('resume/new', {
      ...first,
      templateId,
      data,
      baseVersion: null,
      writtenAt: '2026-01-01T00:00:00.000Z',
    });
  return { here, there, keep, open: () => openExample(kind, here.drafts, load) };
}

describe('starting from an example', () => {
  it('begins a new document with the whole of it, and nothing to save yet', async () => {
    const { open, there, here } = setUpExample();
    const opened = await open();
    if (opened.status !== 'ready') throw new Error(opened.status);
    const session = createDocumentSession(opened.start, sessionParts(there, here));
    expect(session.state()).toMatchObject({ content: example, stored: null, dirty: false, notice: null });
    session.edit(type('Five years in freight.'));
    expect(session.state().dirty).toBe(true);
    expect(here.text()).toContain('Five years in freight.');
  });

  it('leaves writing that was never saved as it is, and is kept beside it from the first change on', async () => {
    const { open, keep, here, there } = setUpExample();
    await keep({ summary: 'My own words' }, 'modern-2');
    const opened = await open();
    if (opened.status !== 'ready') throw new Error(opened.status);
    expect(opened.start).toMatchObject({ content: example, notice: null });
    const session = createDocumentSession(opened.start, sessionParts(there, here));
    session.edit(type('Five years in freight.'));
    const kept = (await here.drafts.list()).map(({ draft }) => draft.data.summary);
    expect(kept.toSorted()).toEqual(['Five years in freight.', 'My own words']);
  });

  it('says so where its text cannot be fetched, and leaves the draft alone', async () => {
    const { open, keep, here } = setUpExample(() => Promise.reject(new TypeError('Failed to fetch')));
    await keep({ summary: 'My own words' });
    expect(await open()).toEqual({ status: 'offline' });
    expect(here.text()).toContain('My own words');
  });
});
