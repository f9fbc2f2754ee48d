// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { control, descriptionOf, unmount } from '#tests/support/mounted.tsx';
import { answerCalls } from '../testing/answered-calls.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { openApplicationSession } from '../testing/open-session.ts';
import { DocumentsCard } from './documents-card.tsx';
import { StageCard } from './stage-card.tsx';

// A kind of which the desk does not have to know what its documents hold.
const note = noteInBrowser as unknown as AnyKind;
const kinds = {
  ...{ resume: note, letter: note },
  letterFor: () => Promise.reject(new Error('no letter is made')),
  warningsOf: () => Promise.resolve([]),
};

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test.each([
  ['data.resumeId', 'Resume'],
  ['data.stage', 'Stage'],
  ['data.tags.3', 'Tags'],
])('what the server says against %s stands beside it', async (field, label) => {
  answerCalls(({ method }) =>
    method === 'PUT'
      ? Response.json({ message: `${field}: is not yours.`, code: 'invalid_request', field }, { status: 400 })
      : Response.json([]),
  );
  const session = openApplicationSession();
  // Fields know a document by their paths alone.
  const editor = session as unknown as EditorSession;
  await mountOnDesk(
    <EditorContext value={editor}>
      <StageCard session={session} />
      <DocumentsCard session={session} kinds={kinds} />
    </EditorContext>,
  );
  await act(async () => {
    session.edit((content) => ({ ...content, data: { ...content.data, resumeId: 4 } }));
    await session.save('person');
  });
  expect(descriptionOf(control<HTMLSelectElement>(label))).toContain('is not yours.');
});
