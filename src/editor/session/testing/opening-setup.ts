import type { OpenedKind } from '#editor/session/edited-kind.ts';
import { openDocument } from '#editor/session/open-document.ts';
import { device, first, server, seven, type Text } from './session-setup.ts';

const never = new AbortController().signal;

/** Texts as these tests' screen wants them: an older version called the summary `about`. */
function prepare(raw: unknown): Text {
  const { about, ...data } = raw as { about?: string; summary?: string }; // What these tests put in.
  return { summary: '', ...data, ...(about !== undefined && { summary: about }) };
}

/** Opening documents that a server and a device have, and what a device keeps before that. */
export function openings(there = server([seven]), here = device()) {
  const kind: OpenedKind<Text> = { name: 'resume', gateway: there.gateway, prepare };
  const open = (id: number | null, template: string | null = null, draftKey: string | null = null) =>
    openDocument(kind, here, id, first, { template, draftKey }, never);
  const keep = (name: string, data: Record<string, unknown>, baseVersion: number | null = null) =>
    here.drafts.keep(name, { ...first, data, baseVersion, writtenAt: '2026-01-01T00:00:00.000Z' });
  return { there, here, open, keep };
}
