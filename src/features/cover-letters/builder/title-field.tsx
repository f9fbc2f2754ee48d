import { useSession } from '#editor/session/use-session.ts';
import { tooLong } from '#ui/fields/too-long.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { EditIcon } from '#ui/display/icons.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { TextInput } from '#ui/fields/text-input.tsx';
import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import type { LetterSession } from './letter-session.ts';

/** What the letter is called on the dashboard, changed in its place; it is not printed. */
export function TitleField({ session }: { session: LetterSession }) {
  const title = useSession(session, ({ content }) => content.title);
  const refused = useSession(session, ({ fieldError }) =>
    fieldError?.field === 'title' ? fieldError.message : undefined,
  );
  const error = refused ?? tooLong(title, TITLE_MAX);
  return (
    <div>
      <div className="relative">
        <TextInput
          id={fieldId('title')}
          aria-label="Title"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && 'letter-title-error'}
          value={title}
          placeholder={DEFAULT_TITLE}
          onChange={(event) => {
            const typed = event.target.value;
            session.edit((content) => ({ ...content, title: typed }));
          }}
          className="pr-11 font-serif text-xl font-semibold"
        />
        <EditIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-faint" />
      </div>
      {error && (
        <p id="letter-title-error" className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
