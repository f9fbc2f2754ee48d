// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import { unmount } from '#tests/support/mounted.tsx';
import { editApplication } from '../detail/change-application.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import { answerCalls } from '../testing/answered-calls.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { openApplicationSession } from '../testing/open-session.ts';
import type { AdEngine } from './ad-engine.ts';
import type { AdComparison, MatchRequest } from './protocol.ts';
import { useResumeBeside } from './resume-beside.ts';
import { useComparison } from './use-ad.ts';

// Only handed through.
const FOUND = {} as AdComparison;
const match = vi.fn<(request: MatchRequest) => Promise<AdComparison | null>>(async () => FOUND);
const engine: AdEngine = {
  match,
  read: async () => null,
  plain: async () => null,
  close: () => undefined,
};

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

function Beside({ session }: { session: ApplicationSession }) {
  // A kind of which it does not have to be known what its documents hold.
  const source = useResumeBeside(resumeKind as unknown as AnyKind, 4, session);
  return <output>{useComparison(engine, source) === FOUND ? 'compared' : 'not yet'}</output>;
}
const shown = () => document.querySelector('output')?.textContent;

test('while somebody types in the ad it is matched after the pause alone, and the list stays', async () => {
  answerCalls(() =>
    Response.json({
      ...{ id: 4, version: 1, updatedAt: '2026-11-23T10:00:00Z', title: 'All', templateId: 'modern-1' },
      data: emptyResume(),
    }),
  );
  const session = openApplicationSession({ ad: 'Baker', resumeId: 4 });
  await mountOnDesk(<Beside session={session} />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(shown()).toBe('compared');
  }, 10_000);
  expect(match).toHaveBeenCalledTimes(1);
  for (const ad of ['Baker w', 'Baker wa', 'Baker wan']) {
    await act(async () => editApplication(session, { ad }));
    expect(shown()).toBe('compared');
  }
  expect(match).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(match).toHaveBeenCalledTimes(2), 10_000);
  expect(match.mock.lastCall?.[0].ad).toBe('Baker wan');
});
