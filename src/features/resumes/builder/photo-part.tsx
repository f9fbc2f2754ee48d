import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useLocation } from 'react-router';
import type { PhotoShape } from '#documents/catalog/design.ts';
import type { Photo, ResumeData } from '#documents/resume/schema.ts';
import { photoShapeOf } from '#documents/resume/photo.ts';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import type { Framed } from '#editor/photo/frame.ts';
import { forgetInterrupted, interruptedAt, keepInterrupted } from '#editor/photo/interrupted.ts';
import { PhotoThumbnail } from '#editor/photo/photo-thumbnail.tsx';
import { withValueAt } from '#editor/session/content.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { useEditorSession, useSession, type EditorSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { keptCountry } from '../countries/kept-country.ts';
import { PhotoButtons } from './photo-buttons.tsx';
import { Description, descriptionOf, wordsBefore } from './photo-description.tsx';

/** Few need it, and only once they have chosen a file. */
const CropDialog = onDemand(async () => (await import('#editor/photo/crop-dialog.tsx')).CropDialog);
const PhotoThere = onDemand(async () => (await import('../countries/photo-there.tsx')).PhotoThere);

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** `status` is of the photo that was put in, or of none; it is over once another one is there, as by Undo. */
type Said = { status: string; of: string; refusal: string };
const NOTHING_SAID: Said = { status: '', of: '', refusal: '' };

/** The photo of the resume: chosen, dropped or pasted, framed, described and taken out again. */
export function PhotoPart({ onTemplates }: { onTemplates: () => void }) {
  const session = useEditorSession();
  const { user } = useAuth();
  const photo = useSession(session, photoIn);
  const shape = useSession(session, shapeOfPlace);
  const button = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const { chosen, choose, onSignedOut } = useChosen();
  const id = photo?.id ?? '';
  const country = keptCountry(session);

  const take = (files: FileList) => {
    const [first] = files;
    if (!first || !user) return;
    setSaid(NOTHING_SAID);
    choose(first);
  };
  const close = (refusal = '') => {
    choose(undefined);
    setSaid({ ...NOTHING_SAID, refusal });
  };
  const put = (next: string) => {
    const alt = descriptionOf(session, next, photo);
    putPhoto(session, next, alt);
    choose(undefined);
    const asks = next !== '' && wordsBefore(session, { id: next, alt }) !== undefined;
    const status = next === '' ? TAKEN_OUT : asks ? `${PUT_IN} ${ASKS_AGAIN}` : PUT_IN;
    setSaid({ status, of: next, refusal: '' });
    button.current?.focus();
  };

  return (
    <section aria-labelledby="personal-photo" className="space-y-3" {...takingFiles(take)}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 id="personal-photo" className="font-serif text-lg font-semibold">
          Photo
        </h4>
        <BaseMark at="photo" where="field" />
      </div>
      <div className="flex flex-wrap items-start gap-4 sm:flex-nowrap">
        {id !== '' && <PhotoThumbnail id={id} alt={photo?.alt || 'Your photo'} />}
        <div
          id={fieldId('photo')}
          tabIndex={-1}
          role="group"
          aria-label="Photo"
          className="min-w-0 space-y-2"
        >
          <PhotoButtons
            button={button}
            hasPhoto={id !== ''}
            signedIn={user !== null}
            onFiles={take}
            onRemove={() => put('')}
          />
          <p role="alert" className="text-sm text-danger empty:hidden">
            {said.refusal}
          </p>
          <p role="status" className="visually-hidden">
            {said.of === id && said.status}
          </p>
        </div>
      </div>
      {photo && id !== '' && <Description {...{ session, photo }} />}
      {id !== '' && !shape && <NoPlace onTemplates={onTemplates} />}
      {country !== undefined && <PhotoThere code={country} />}
      {chosen && <CropDialog {...{ chosen, shape, onSignedOut }} onClose={close} onDone={put} />}
    </section>
  );
}

const PUT_IN = 'The photo is in your resume.';
const TAKEN_OUT = 'The photo was taken out.';
const ASKS_AGAIN = 'Please describe it anew: the description was of the photo before.';

/** The picture that is being framed; whoever's session ended meanwhile finds it again once they have signed in. */
function useChosen() {
  const { user, refresh } = useAuth();
  const { pathname } = useLocation();
  const [chosen, setChosen] = useState<File | Framed | undefined>(() => interruptedAt(pathname, user?.id));
  const choose = (next: File | undefined) => {
    forgetInterrupted();
    setChosen(next);
  };
  const onSignedOut = (framed: Framed) => {
    if (user) keepInterrupted({ userId: user.id, path: pathname, framed });
    // The page then says that the session has ended, with the way to sign in.
    void refresh();
  };
  return { chosen, choose, onSignedOut };
}

type Content = ReturnType<EditorSession['state']>;

/** A draft of an older version has none. */
function photoIn({ content }: Content): Photo | undefined {
  return (content.data as Partial<ResumeData>).photo; // This editor's kind.
}

function shapeOfPlace({ content: { templateId, data } }: Content): PhotoShape | undefined {
  if (!data['settings']) return undefined;
  return photoShapeOf({ templateId, data: data as ResumeData }); // This editor's kind.
}

/** One step, which can be taken back. */
function putPhoto(session: EditorSession, id: string, described: string): void {
  session.endStep();
  const photo = { id, crop: WHOLE, alt: described };
  session.edit((content) => withValueAt(content, 'data.photo', photo));
  session.endStep();
}

/** Files that are dropped on a part of the page, or pasted in it: nothing around it takes them, too. */
function takingFiles(take: (files: FileList) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      // A text that is dragged into the description is none.
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      // Office programs put a picture beside the text that they copy.
      if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
      event.stopPropagation();
      take(event.clipboardData.files);
    },
  };
}

function NoPlace({ onTemplates }: { onTemplates: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p>This template has no place for a photo, so yours is not printed.</p>
      <Button variant="secondary" size="small" onClick={onTemplates}>
        See templates with a place for it
      </Button>
    </div>
  );
}
