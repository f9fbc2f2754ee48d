// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { CropDialogProps } from '#editor/photo/crop-dialog.tsx';
import type { Framed } from '#editor/photo/frame.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { AuthContext, type Auth } from '#platform/session/auth-context.tsx';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { control, mount, press, unmount, write } from '#tests/support/mounted.tsx';
import { PhotoPart } from './photo-part.tsx';

/** What the dialog was opened with last: its picture cannot be drawn here. */
let dialog: CropDialogProps | undefined;
vi.mock('#editor/photo/crop-dialog.tsx', () => ({
  CropDialog: (props: CropDialogProps) => {
    dialog = props;
    return null;
  },
}));

afterEach(async () => {
  await unmount();
  dialog = undefined;
});

const refresh = vi.fn<() => Promise<void>>(() => Promise.resolve());
const ANA = { id: 1, email: 'ana@example.com' };

async function open(session: EditorSession, user: typeof ANA | null = ANA): Promise<void> {
  const auth = { status: 'signedIn', user, refresh } as unknown as Auth; // All that is asked of it.
  await mount(
    <MemoryRouter initialEntries={['/resume-builder/7']}>
      <AuthContext value={auth}>
        <EditorContext value={session}>
          <PhotoPart onTemplates={() => undefined} />
        </EditorContext>
      </AuthContext>
    </MemoryRouter>,
  );
}

function sessionWith(photo: { id: string; alt: string }, templateId = 'columns-1'): EditorSession {
  const session = openNew().session as unknown as EditorSession; // A session of any kind of document.
  const crop = { x: 0, y: 0, width: 1, height: 1 };
  const data = { ...typicalResume(), photo: { ...photo, crop } };
  session.edit((content) => ({ ...content, templateId, data }));
  return session;
}

async function choose(): Promise<CropDialogProps> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const file = new File(['picture'], 'me.jpg');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
  // Its code is loaded now.
  await act(() => vi.waitFor(() => expect(dialog).toBeDefined()));
  if (!dialog) throw new Error('the dialog did not open');
  return dialog;
}

const photoOf = (session: EditorSession) => session.state().content.data['photo'];
const said = () => document.body.textContent ?? '';

test('the words of a photo are asked for anew when another takes its place, and are offered, not taken', async () => {
  const session = sessionWith({ id: 'old', alt: 'Ana in her bakery' });
  await open(session);
  const { onDone } = await choose();
  await act(async () => onDone('new'));
  expect(photoOf(session)).toMatchObject({ id: 'new', alt: '' });
  expect(said()).toContain('The one before was described as “Ana in her bakery”. Is that still right?');
  expect(document.querySelector('[role=status]')?.textContent).toContain('describe it anew');
  // Another section of the form was looked at meanwhile.
  await open(session);
  await press('Use these words');
  expect(photoOf(session)).toMatchObject({ id: 'new', alt: 'Ana in her bakery' });
  expect(said()).not.toContain('Is that still right?');
  // The button is gone: who is at the keyboard goes on at the words.
  await act(() => vi.waitFor(() => expect(document.activeElement).toBe(control('Describe the photo'))));
});

test('who writes other words is not asked any more, and a photo that comes back has its own words', async () => {
  const session = sessionWith({ id: 'old', alt: 'Ana in her bakery' });
  await open(session);
  await press('Remove photo');
  const first = await choose();
  await act(async () => first.onDone('new'));
  expect(said()).toContain('Is that still right?');
  await write(control('Describe the photo'), 'Ana');
  expect(said()).not.toContain('Is that still right?');
  await press('Remove photo');
  const second = await choose();
  await act(async () => second.onDone('new'));
  expect(photoOf(session)).toMatchObject({ id: 'new', alt: 'Ana' });
});

test('the frame is told what the chosen design cuts photos to', async () => {
  await open(sessionWith({ id: '', alt: '' }, 'columns-1'));
  expect((await choose()).shape).toBe('round');
  dialog = undefined;
  await open(sessionWith({ id: '', alt: '' }, 'purpose-5'));
  expect((await choose()).shape).toBe('portrait');
});

test('a picture that was framed when the session ended waits for its person, and for nobody else', async () => {
  const session = sessionWith({ id: '', alt: '' });
  await open(session);
  const framed = { picture: {}, frame: { zoom: 2, x: 1, y: 1 } } as Framed; // It is handed on as it is.
  const { onSignedOut } = await choose();
  await act(async () => onSignedOut(framed));
  // The page then says that the session has ended, with the way to sign in.
  expect(refresh).toHaveBeenCalled();
  dialog = undefined;
  await open(session, { id: 2, email: 'other@example.com' });
  expect(dialog).toBeUndefined();
  await open(session);
  await act(() => vi.waitFor(() => expect(dialog).toBeDefined()));
  expect(dialog).toMatchObject({ chosen: framed });
  await act(async () => dialog?.onClose());
  dialog = undefined;
  await open(session);
  expect(dialog).toBeUndefined();
});
