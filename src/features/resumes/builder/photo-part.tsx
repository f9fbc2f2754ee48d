import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { TRAITS } from '#documents/catalog/traits.ts';
import type { Photo, ResumeData } from '#documents/resume/schema.ts';
import { photoShapeOf } from '#documents/resume/photo.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { usePhotoAddress } from '#editor/photo/use-photo-address.ts';
import { withValueAt } from '#editor/session/content.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { useEditorSession, useSession, type EditorSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { keptCountry } from '../countries/kept-country.ts';
import { PhotoButtons } from './photo-buttons.tsx';

/** Few need it, and only once they have chosen a file. */
const CropDialog = onDemand(async () => (await import('#editor/photo/crop-dialog.tsx')).CropDialog);
const PhotoThere = onDemand(async () => (await import('../countries/photo-there.tsx')).PhotoThere);

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** The photo of the resume: chosen, dropped or pasted, framed, described and taken out again. */
export function PhotoPart({ onTemplates }: { onTemplates: () => void }) {
  const session = useEditorSession();
  const { user } = useAuth();
  const photo = useSession(session, photoIn);
  const hasPlace = useSession(session, hasPlaceForPhoto);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState({ status: '', refusal: '' });
  const id = photo?.id ?? '';
  const country = keptCountry(session);

  const take = (files: FileList) => {
    const [first] = files;
    if (!first || !user) return;
    setSaid({ status: '', refusal: '' });
    setFile(first);
  };
  const close = (refusal = '') => {
    setFile(undefined);
    setSaid({ status: '', refusal });
  };
  const put = (next: string) => {
    putPhoto(session, next, id === next ? (photo?.alt ?? '') : '');
    setFile(undefined);
    const status = next === '' ? 'The photo was taken out.' : 'The photo is in your resume.';
    setSaid({ status, refusal: '' });
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
        {id !== '' && <Thumbnail id={id} alt={photo?.alt ?? ''} />}
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
            {said.status}
          </p>
        </div>
      </div>
      {id !== '' && <Description />}
      {id !== '' && !hasPlace && <NoPlace onTemplates={onTemplates} />}
      {country !== undefined && <PhotoThere code={country} />}
      {file && <CropDialog file={file} onClose={close} onDone={put} />}
    </section>
  );
}

type Content = ReturnType<EditorSession['state']>;

/** A draft of an older version has none. */
function photoIn({ content }: Content): Photo | undefined {
  return (content.data as Partial<ResumeData>).photo; // This editor's kind.
}

function hasPlaceForPhoto({ content: { templateId, data } }: Content): boolean {
  if (!data['settings']) return false;
  return photoShapeOf({ templateId, data: data as ResumeData }) !== undefined; // This editor's kind.
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

function Description() {
  return (
    <LineField
      path="photo.alt"
      label="Describe the photo"
      placeholder="Portrait of Ana Silva"
      hint="For people who cannot see it."
    />
  );
}

function NoPlace({ onTemplates }: { onTemplates: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p>
        This template has no place for a photo, so it is not printed. To see those that have one, filter the
        templates by “{TRAITS.photo.label}”.
      </p>
      <Button variant="secondary" size="small" onClick={onTemplates}>
        See the templates
      </Button>
    </div>
  );
}

function Thumbnail({ id, alt }: { id: string; alt: string }) {
  const { address, isGone } = usePhotoAddress(id);
  if (isGone) return <p className="text-sm text-ink-soft">This photo is not here any more.</p>;
  return (
    <img
      src={address}
      alt={alt || 'Your photo'}
      className="aspect-4/5 w-20 shrink-0 rounded-md border border-line bg-desk object-cover"
    />
  );
}
