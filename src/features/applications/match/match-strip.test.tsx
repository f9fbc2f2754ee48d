// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { press, unmount, write } from '#tests/support/mounted.tsx';
import type { AdComparison } from '../ad/protocol.ts';
import { AD_TEXTS } from '../content/ad-texts.ts';
import { answerCalls, refusal } from '../testing/answered-calls.ts';
import { BAKER } from '../testing/baker-row.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { storedAs } from '../testing/open-session.ts';
import { FollowMatch } from './follow-in-builder.tsx';
import { MatchContext } from './match-context.ts';
import { createMatchStore } from './match-store.ts';
import { MatchStrip } from './match-strip.tsx';

const match = vi.hoisted(() => vi.fn<(request: { ad: string }) => Promise<AdComparison | null>>());
vi.mock('../ad/use-ad.ts', () => {
  const engine = { match };
  return { useAdEngine: () => engine };
});

const FOUND: AdComparison = {
  reading: {
    // Of an ad only what is shown is needed.
    ad: { language: 'en', requirements: [{}], notUnderstood: [] } as unknown as AdComparison['reading']['ad'],
    ...{ isCut: false, isShort: false },
  },
  ...{ rows: [], notUnderstood: [], hasBase: false },
  ...{ must: { asked: 6, found: 4, inPart: 0 }, nice: { asked: 0, found: 0, inPart: 0 } },
};

const RESUME = emptyResume();
const session = {
  state: () => ({ content: { data: RESUME } }),
  subscribe: () => () => undefined,
} as unknown as DocumentSession<ResumeData>;

beforeEach(() => match.mockReset().mockResolvedValue(FOUND));
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** The strip of a resume that is for applications with these ads; null for one whose ad cannot be had. */
async function open(ads: readonly (string | null)[]) {
  const there = [...ads];
  answerCalls(({ path }) => {
    const ad = there[Number(path.split('/').at(-1)) - 1];
    return typeof ad === 'string' ? Response.json(storedAs({ ad })) : refusal(400, 'invalid_request');
  });
  const applications = ads.map((_, at) => ({ ...BAKER, id: at + 1, title: `Job ${at + 1}` }));
  const store = createMatchStore(null);
  const parts = { session, store, applications, onGoTo: () => undefined };
  await mountOnDesk(
    <MatchContext value={parts}>
      <FollowMatch />
      <MatchStrip />
    </MatchContext>,
  );
  return there;
}
const status = () => document.querySelector('section [role=status]')?.textContent;
const shows = (text: string) => vi.waitFor(() => act(async () => expect(status()).toBe(text)));
const choose = (id: number) => write(document.querySelector('select')!, String(id));
const SEE = 'See what it asks for';

test('where the newest of several applications has no ad another one can be chosen', async () => {
  await open(['', 'Baker wanted']);
  await shows('Its ad is not there yet.');
  await press(SEE);
  expect(document.body.textContent).toContain(AD_TEXTS.noAd);
  await choose(2);
  await shows('4 of 6 musts');
});

test('between two applications with the very same ad one can go to and fro', async () => {
  await open(['Baker wanted', 'Baker wanted']);
  await shows('4 of 6 musts');
  await press(SEE);
  for (const id of [2, 1, 2]) {
    await choose(id);
    await shows('4 of 6 musts');
    expect(document.querySelector('section a')?.textContent).toBe(`Job ${id}`);
  }
});

test('where the worker fails that is said, and trying again asks it again', async () => {
  match.mockResolvedValueOnce(null);
  await open(['Baker wanted']);
  await shows('Its ad could not be read.');
  await press(SEE);
  expect(document.body.textContent).toContain(AD_TEXTS.failed);
  await press('Try again');
  await shows('4 of 6 musts');
});

test('an ad that cannot be had is said to be one, and can be tried again', async () => {
  const there = await open([null]);
  await shows('Its ad could not be read.');
  there[0] = 'Baker wanted';
  await press(SEE);
  await press('Try again');
  await shows('4 of 6 musts');
});

test('of one application without an ad there is nothing to open', async () => {
  await open(['']);
  await shows('Its ad is not there yet.');
  expect(document.querySelector('section button')).toBeNull();
});
