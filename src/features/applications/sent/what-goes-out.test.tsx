// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTakenValues } from '#documents/letter/taken-values.ts';
import { keepRead } from '#editor/drafts/device-drafts.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import type { DeskKinds } from '../desk-kinds.ts';
import { answerCalls } from '../testing/answered-calls.ts';
import { ACCOUNT, mountOnDesk } from '../testing/on-the-desk.tsx';
import { openApplicationSession } from '../testing/open-session.ts';
import { WhatGoesOut } from './what-goes-out.tsx';

const UPDATED_AT = '2026-11-23T10:00:00Z';
const LETTER = withTakenValues(typicalLetter());
const kinds: DeskKinds = {
  // Kinds of which the desk does not have to know what their documents hold.
  ...{ resume: resumeKind as unknown as AnyKind, letter: letterKind as unknown as AnyKind },
  letterFor: ({ employer }) =>
    Promise.resolve({
      ...{ title: '', templateId: 'professional-1' },
      data: { ...LETTER, recipient: { ...LETTER.recipient, company: employer } },
    }),
  warningsOf: (kind) => Promise.resolve([{ field: 'content.body', label: `“[Your skill]” in the ${kind}` }]),
};

beforeEach(() => {
  localStorage.clear();
  answerCalls(({ path }) => {
    const isLetter = path.startsWith('/api/cover-letters/');
    return Response.json({
      ...{ id: isLetter ? 5 : 4, version: 2, updatedAt: UPDATED_AT, templateId: 'modern-1' },
      ...(isLetter ? { title: 'To Bram', data: LETTER } : { title: 'All I did', data: typicalResume() }),
    });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const open = async (named: { resumeId: number | null; letterId: number | null }, employer = 'Bram') => {
  const session = openApplicationSession({ ...named, employer });
  await mountOnDesk(<WhatGoesOut {...{ session, kinds }} accountId={ACCOUNT} />);
  await vi.waitFor(() => act(async () => expect(document.querySelector('ul')).not.toBeNull()));
  return document.body.textContent ?? '';
};

test('what is kept is named, with the way to it and what a download would warn of', async () => {
  const text = await open({ resumeId: 4, letterId: 5 }, LETTER.recipient.company);
  const ways = [...document.querySelectorAll('a')].map((way) => [way.textContent, way.getAttribute('href')]);
  expect(ways).toEqual([
    ['All I did', expect.stringContaining('id=4')],
    ['To Bram', expect.stringContaining('id=5')],
  ]);
  for (const kind of ['resume', 'letter']) expect(text).toContain(`“[Your skill]” in the ${kind}`);
  expect(text).not.toContain('is behind');
});

test('of one document that is chosen the other is not spoken of', async () => {
  expect(await open({ resumeId: 4, letterId: null })).not.toContain('Cover letter');
});

test('a letter that still says another employer is told, with what the application says', async () => {
  expect(await open({ resumeId: null, letterId: 5 }, 'Zoe')).toContain('Company: Zoe');
});

test('a letter that is behind is brought up to date and saved with one press', async () => {
  const calls = answerCalls(({ method, path }) =>
    Response.json(
      method === 'PUT'
        ? { version: 3, updatedAt: UPDATED_AT }
        : {
            ...{ id: 5, version: 2, updatedAt: UPDATED_AT, templateId: 'professional-1', title: 'To Bram' },
            data: path.startsWith('/api/cover-letters/') ? LETTER : typicalResume(),
          },
    ),
  );
  await open({ resumeId: null, letterId: 5 }, 'Zoe');
  await press('Bring it up to date');
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ version: 2, data: { recipient: { company: 'Zoe' } } },
    }),
  );
});

test('what this device has not saved of it is told', async () => {
  keepRead(ACCOUNT, 'resume/4', {
    ...{ title: 'All I did', templateId: 'modern-1', data: typicalResume() },
    ...{ baseVersion: 2, writtenAt: UPDATED_AT, creationKey: 'any' },
  });
  await open({ resumeId: 4, letterId: 5 }, LETTER.recipient.company);
  await vi.waitFor(() =>
    act(async () => {
      const [resume, letter] = [...document.querySelectorAll('ul[aria-label] > li')];
      expect(resume?.textContent).toContain('not saved');
      expect(letter?.textContent).not.toContain('not saved');
    }),
  );
});
