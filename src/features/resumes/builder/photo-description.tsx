import type { Photo } from '#documents/resume/schema.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import type { EditorSession } from '#editor/session/use-session.ts';
import { withValueAt } from '#editor/session/content.ts';
import { Button } from '#ui/buttons/button.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';

type Described = Pick<Photo, 'id' | 'alt'>;

/** What was said of the photo before, by what it was open in: this part of the form comes and goes meanwhile. */
const before = new WeakMap<EditorSession, Described>();

/**
 * What is said of a photo that takes the place of another one: nothing yet, since the words were about that one, which are
 * kept to be asked for. A photo that comes back has its own words again.
 */
export function descriptionOf(session: EditorSession, id: string, replaced: Described | undefined): string {
  if (replaced?.id === id) return replaced.alt;
  if (replaced && replaced.alt.trim() !== '') before.set(session, { id: replaced.id, alt: replaced.alt });
  const described = before.get(session);
  return described?.id === id ? described.alt : '';
}

/** Words of the photo before, of which nobody has said whether they are right for this one. */
export function wordsBefore(session: EditorSession, { id, alt }: Described): string | undefined {
  const described = before.get(session);
  return described && described.id !== id && alt === '' ? described.alt : undefined;
}

/** The words for people who cannot see the photo; those of the photo before are offered, and never taken unasked. */
export function Description({ session, photo }: { session: EditorSession; photo: Described }) {
  const words = wordsBefore(session, photo);
  const keep = () => {
    session.endStep();
    session.edit((content) => withValueAt(content, 'data.photo.alt', words));
    session.endStep();
    // The button goes with its question; the words stand in the field now.
    focusIfLost(() => document.getElementById(fieldId('photo.alt')));
  };
  return (
    <div className="space-y-2">
      <LineField
        path="photo.alt"
        label="Describe the photo"
        placeholder="Portrait of Ana Silva"
        hint="For people who cannot see it."
      />
      {words !== undefined && (
        <div className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-caution-wash px-3 py-2 text-sm">
          <p className="min-w-0 grow basis-52 wrap-anywhere">
            This is another photo. The one before was described as “{words}”. Is that still right?
          </p>
          <Button variant="secondary" size="small" onClick={keep}>
            Use these words
          </Button>
        </div>
      )}
    </div>
  );
}
