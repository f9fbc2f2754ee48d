import { describe, expect, it } from 'vitest';
import { createJournal } from './draft-journal.ts';
import { createImports } from './imports.ts';
import { memoryShelf } from './testing/memory-shelf.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import {
  claim,
  discardUnclaimed,
  forgetUnclaimed,
  keepImported,
  lastWritten,
  unclaimed,
} from './unclaimed.ts';

const now = new Date('2026-11-21T10:00:00Z');

function device(room = Infinity) {
  const shelf = memoryShelf(room);
  const kept = { journal: createJournal(shelf), imports: createImports(shelf) };
  const bring = (creationKey: string, account: number = NOBODY, writtenAt = now.toISOString()) =>
    keepImported(kept, account, 'resume/new', draftOf(creationKey, writtenAt));
  return { shelf, ...kept, kept, bring };
}

const draftOf = (creationKey: string, writtenAt: string) => ({
  baseVersion: null,
  title: '',
  templateId: 'modern-1',
  data: { summary: creationKey },
  writtenAt,
  creationKey,
  untouchedImport: true,
});
describe('what was read of a file before anybody signed in', () => {
  it('belongs to the account that names it, and nothing else does', () => {
    const here = device();
    here.bring('one');
    here.bring('two');
    expect(claim(here.kept, 7, 'two', now)).toBe(true);
    expect(here.journal.read('7:').map(({ draft }) => draft.creationKey)).toEqual(['two']);
    expect(here.imports.isRead(NOBODY, 'two')).toBe(false);
    expect(here.imports.isRead(NOBODY, 'one')).toBe(true);
    expect(here.journal.read(`${NOBODY}:`).map(({ draft }) => draft.creationKey)).toEqual(['one']);
    expect(claim(here.kept, 8, 'two', now)).toBe(false);
    expect(here.journal.read('8:')).toEqual([]);
  });

  it('is told to whoever signs in without a word of it, and can be discarded', () => {
    const here = device();
    here.bring('one');
    here.bring('two', NOBODY, '2026-11-21T10:01:00.000Z');
    const waiting = unclaimed(here.kept, now);
    expect(waiting).toEqual([
      {
        ...{ creationKey: 'two', document: 'resume/new', fromFile: true },
        writtenAt: '2026-11-21T10:01:00.000Z',
      },
      { creationKey: 'one', document: 'resume/new', fromFile: true, writtenAt: now.toISOString() },
    ]);
    discardUnclaimed(here.kept, 'one');
    discardUnclaimed(here.kept, 'two');
    expect(here.shelf.items.size).toBe(0);
  });

  it('does not wait for somebody on another day', () => {
    const here = device();
    here.bring('old', NOBODY, '2026-11-20T09:59:00Z');
    expect(claim(here.kept, 7, 'old', now)).toBe(false);
    expect(here.shelf.items.size).toBe(0);
  });

  it('stays where the device has no room to hand it over', () => {
    const here = device();
    here.bring('one');
    here.shelf.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(claim(here.kept, 7, 'one', now)).toBe(false);
    expect(unclaimed(here.kept, now)).toHaveLength(1);
  });

  it('is gone without a trace when somebody logs out', () => {
    const here = device();
    here.bring('one');
    here.bring('theirs', 8);
    forgetUnclaimed(here.kept);
    expect([...here.shelf.items.keys()].every((key) => key.includes(':8:'))).toBe(true);
    expect(here.shelf.items.size).toBe(1);
  });

  it('is kept whole or not at all', () => {
    // Room for the note that it was read, and not for the draft after it.
    const here = device(2000);
    const draft = { ...draftOf('one', now.toISOString()), data: { summary: 'x'.repeat(2000) } };
    expect(keepImported(here.kept, NOBODY, 'resume/new', draft)).toBe(false);
    expect(here.shelf.items.size).toBe(0);
  });
});

describe('what was written before anybody signed in', () => {
  it('is found by its kind, the last one first, and nothing that was read from a file or has waited too long', () => {
    const here = device();
    const write = (creationKey: string, writtenAt: string) =>
      here.journal.put(`${NOBODY}:resume/new:page-${creationKey}`, draftOf(creationKey, writtenAt));
    expect(lastWritten(here.kept, 'resume/new', now)).toBeUndefined();
    write('long ago', '2026-11-19T10:00:00.000Z');
    expect(lastWritten(here.kept, 'resume/new', now)).toBeUndefined();
    write('first', '2026-11-21T08:00:00.000Z');
    write('last', '2026-11-21T09:00:00.000Z');
    here.bring('from a file');
    expect(lastWritten(here.kept, 'resume/new', now)?.data).toEqual({ summary: 'last' });
    expect(lastWritten(here.kept, 'letter/new', now)).toBeUndefined();
  });
});
