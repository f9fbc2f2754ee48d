import { useSession } from '#platform/document-store/builder/use-session.ts';
import { fieldId } from '#ui/editor/use-field-focus.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { DEFAULT_TITLE } from '../letter-kind.ts';
import type { LetterSession } from './letter-session.ts';

/** What the letter is called on the dashboard; it is not printed. */
export function TitleField({ session }: { session: LetterSession }) {
  const title = useSession(session, ({ content }) => content.title);
  const error = useSession(session, ({ fieldError }) =>
    fieldError?.field === 'title' ? fieldError.message : undefined,
  );
  return (
    <Field label="Title" id={fieldId('title')} error={error}>
      <TextInput
        value={title}
        placeholder={DEFAULT_TITLE}
        onChange={(event) => {
          const typed = event.target.value;
          session.edit((content) => ({ ...content, title: typed }));
        }}
      />
    </Field>
  );
}
