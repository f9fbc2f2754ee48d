import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { memoryShelf } from './testing/memory-shelf.ts';

const told: unknown[] = [];

/** A channel to the other tabs that notes what goes out. */
class Channel {
  postMessage = (data: unknown) => void told.push(data);
  addEventListener = () => undefined;
}

beforeEach(() => {
  told.length = 0;
  const page = { BroadcastChannel: Channel, addEventListener: () => undefined };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('localStorage', memoryShelf());
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

const draft = (creationKey: string) => ({
  ...{ baseVersion: null, title: '', templateId: 'modern-1', data: {}, creationKey },
  writtenAt: new Date().toISOString(),
});
const news = (accountId: number) => ({ accountId, news: { kind: 'drafts' } });

it('the other tabs hear of a file that was read, and of one that got an owner', async () => {
  const { broughtDocuments, claimBrought, keepRead } = await import('./device-drafts.ts');
  keepRead(7, 'resume/new', draft('mine'));
  expect(told.splice(0)).toEqual([news(7)]);
  keepRead(null, 'resume/new', draft('brought'));
  expect(told.splice(0)).toEqual([news(0)]);
  claimBrought(7, 'brought');
  expect(told.splice(0)).toEqual([news(7), news(0)]);
  expect(broughtDocuments().list()).toEqual([]);
  claimBrought(7, 'brought');
  expect(told).toEqual([]);
});

it('whoever signs in has nothing of what was brought before, unless they name it', async () => {
  const { deviceDocuments, keepRead } = await import('./device-drafts.ts');
  keepRead(null, 'resume/new', draft('brought'));
  deviceDocuments(7);
  expect([...Array(localStorage.length).keys()].map((index) => localStorage.key(index))).toEqual([
    'foothold-import:0:brought',
    'foothold-draft:0:resume/new:read.brought',
  ]);
});

it('what was read from a file is gone on with by whoever writes first, and still waits for its owner', async () => {
  const { broughtDocuments, claimBrought, deviceDocuments, keepRead } = await import('./device-drafts.ts');
  keepRead(null, 'resume/new', draft('brought'));
  const { drafts } = deviceDocuments(NOBODY);
  expect(await drafts.take('resume/new', 'brought')).toMatchObject({ creationKey: 'brought' });
  await drafts.keep('resume/new', { ...draft('brought'), data: { summary: 'More' } });
  await drafts.flush();
  expect(broughtDocuments().list()).toMatchObject([{ creationKey: 'brought', fromFile: true }]);
  expect(claimBrought(7, 'brought')).toBe(true);
});
