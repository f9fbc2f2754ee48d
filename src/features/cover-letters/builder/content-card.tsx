import { CONTENT } from '#documents/letter/fields.ts';
import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Card } from '#ui/display/card.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import type { LetterSession } from './letter-session.ts';

/** What the letter says. */
export function ContentCard({ session }: { session: LetterSession }) {
  const open = useSession(session, ({ content }) => unfilledPlaceholders(content.data).join('  '));
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Cover Letter Content</h3>
      <div className="space-y-4">
        <LineField path="content.opening" {...onForm(CONTENT.opening)} />
        <LinesField
          path="content.body"
          {...onForm(CONTENT.body)}
          rows={8}
          hint={
            open
              ? `Still in brackets: ${open}. Position and company are filled in from above, the rest is for you to replace.`
              : 'A blank line begins a new paragraph.'
          }
        />
        <LinesField path="content.closing" {...onForm(CONTENT.closing)} rows={2} />
        <LineField path="content.signature" {...onForm(CONTENT.signature)} />
      </div>
    </Card>
  );
}
