import { describe, expect, it } from 'vitest';
import type { Content } from './content.ts';
import type { EditedKind } from './document-kind.ts';
import { createDocumentSession } from './document-session.ts';
import { openExample } from './open-example.ts';
import { device, first, server, sessionParts, type, type Text } from './testing/session-setup.ts';

const example: Content<Text> = {
  title: '',
  templateId: 'tech-1',
  data: { summary: 'Four years in freight.' },
};

function setUp(load = () => Promise.resolve(example)) {
  const here = device();
  const there = server();
  const prepare = (raw: unknown) => raw as Text; // What these tests put in.
  const kind: EditedKind<Text> = { name: 'resume', gateway: there.gateway, list: ['list'], prepare };
  const keep = (data: Text, templateId = 'modern-1') =>
    here.drafts.keep('resume/new', {
      ...first,
      templateId,
      data,
      baseVersion: null,
      writtenAt: '2026-01-01T00:00:00.000Z',
    });
  return { here, there, keep, open: () => openExample(kind, here.drafts, first, load) };
}

describe('starting from an example', () => {
  it('begins a new document with the whole of it, and nothing to save yet', async () => {
    const { open, there, here } = setUp();
    const opened = await open();
    if (opened.status !== 'ready') throw new Error(opened.status);
    const session = createDocumentSession(opened.start, sessionParts(there, here));
    expect(session.state()).toMatchObject({ content: example, stored: null, dirty: false, notice: null });
    session.edit(type('Five years in freight.'));
    expect(session.state().dirty).toBe(true);
    expect(here.text()).toContain('Five years in freight.');
  });

  it('asks where the device has writing that was never saved, and touches neither', async () => {
    const { open, keep, here } = setUp();
    await keep({ summary: 'My own words' }, 'modern-2');
    expect(await open()).toMatchObject({
      status: 'choice',
      kept: {
        content: { templateId: 'modern-2', data: { summary: 'My own words' } },
        stored: null,
        notice: null,
      },
      example: {
        content: example,
        notice: { kind: 'discarded', other: { templateId: 'modern-2', data: { summary: 'My own words' } } },
      },
    });
    expect(here.text()).toContain('My own words');
  });

  it('does not ask about a draft in which nothing was written, or which is the example itself', async () => {
    const { open, keep } = setUp();
    await keep(first.data, 'creative-1');
    expect(await open()).toMatchObject({ status: 'ready', start: { content: example } });
    await keep(example.data, example.templateId);
    expect(await open()).toMatchObject({ status: 'ready', start: { content: example } });
  });

  it('says so where its text cannot be fetched, and leaves the draft alone', async () => {
    const { open, keep, here } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await keep({ summary: 'My own words' });
    expect(await open()).toEqual({ status: 'offline' });
    expect(here.text()).toContain('My own words');
  });
});
