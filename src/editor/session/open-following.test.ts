import { describe, expect, it } from 'vitest';
import type { OpenedKind } from './edited-kind.ts';
import { openDocument } from './open-document.ts';
import { device, first, server, seven, type Text } from './testing/session-setup.ts';

const never = new AbortController().signal;

/** Texts as this screen wants them: an older version called the summary `about`. */
function prepare(raw: unknown): Text {
  const { about, ...data } = raw as { about?: string; summary?: string }; // What these tests put in.
  return { summary: '', ...data, ...(about !== undefined && { summary: about }) };
}

function setUp(there = server([seven]), here = device()) {
  const kind: OpenedKind<Text> = { name: 'resume', gateway: there.gateway, prepare };
  const open = (id: number | null, template: string | null = null, draftKey: string | null = null) =>
    openDocument(kind, here, id, first, { template, draftKey }, never);
  const keep = (name: string, data: Record<string, unknown>, baseVersion: number | null = null) =>
    here.drafts.keep(name, { ...first, data, baseVersion, writtenAt: '2026-01-01T00:00:00.000Z' });
  return { there, here, open, keep };
}

describe('opening a document that follows another one, for the first time on a device', () => {
  const base = { id: 1, title: 'Base', version: 5 };
  const following = { ...seven, base, conflicts: [] };
  const before = { ...following, version: 2, data: { summary: 'before' } };

  it('tells what came in since it was saved', async () => {
    const there = server([following]);
    there.gateway.readAnew = () => Promise.resolve({ stored: following, before });
    const opened = await setUp(there).open(7);
    expect(opened).toMatchObject({
      status: 'ready',
      start: { following: { arrived: { before: { data: { summary: 'before' } } } } },
    });
  });

  it('opens where nothing came in, and tells nothing', async () => {
    const there = server([following]);
    there.gateway.readAnew = () => Promise.resolve({ stored: following, before: undefined });
    expect(await setUp(there).open(7)).toMatchObject({
      status: 'ready',
      start: { following: { arrived: null } },
    });
  });

  it('asks only once: what this device has had is what came in is told by', async () => {
    const there = server([following]);
    let asked = 0;
    there.gateway.readAnew = () => {
      asked += 1;
      return Promise.resolve({ stored: following, before });
    };
    const { open } = setUp(there);
    await open(7);
    await open(7);
    expect(asked).toBe(1);
  });
});
