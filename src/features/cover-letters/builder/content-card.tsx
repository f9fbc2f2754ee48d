import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Card } from '#ui/display/card.tsx';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import type { LetterSession } from './letter-session.ts';

/** What the letter says. */
export function ContentCard({ session }: { session: LetterSession }) {
  const open = useSession(session, ({ content }) => unfilledPlaceholders(content.data).join('  '));
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Cover Letter Content</h3>
      <div className="space-y-4">
        <LineField path="content.opening" label="Opening" />
        <LinesField
          path="content.body"
          label="Body"
          rows={8}
          hint={
            open
              ? `Still in brackets: ${open}. Position and company are filled in from above, the rest is for you to replace.`
              : 'A blank line begins a new paragraph.'
          }
        />
        <LinesField path="content.closing" label="Closing" rows={2} />
        <LineField path="content.signature" label="Signature" />
      </div>
    </Card>
  );
}
