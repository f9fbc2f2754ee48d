import { CONTENT, RECIPIENT } from '#documents/letter/fields.ts';
import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { useSession } from '#editor/session/use-session.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import { ExampleDialog, exampleTitle } from '#editor/builder/example-dialog.tsx';
import { Card } from '#ui/display/card.tsx';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import type { LetterSession } from './letter-session.ts';
import { PersonalCard } from './personal-card.tsx';
import { SettingsCard, TemplateLine, TitleField } from './settings-card.tsx';

type EditLetterProps = { session: LetterSession; onTemplate: (templateId: string) => void };

/** Everything that can be written in a cover letter. */
export function EditLetter({ session, onTemplate }: EditLetterProps) {
  return (
    <section aria-labelledby="edit-letter" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="edit-letter" className="text-2xl">
          Edit Cover Letter
        </h2>
        <SeeExample />
      </div>
      <TitleField session={session} />
      <TemplateLine session={session} onChoose={onTemplate} />
      <PersonalCard session={session} />
      <RecipientCard />
      <ContentCard session={session} />
      <SettingsCard session={session} />
    </section>
  );
}

/** What the letter says. */
function ContentCard({ session }: { session: LetterSession }) {
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

/** Whom the letter goes to. Position and company are also filled in where the text names them in brackets. */
function RecipientCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Recipient Information</h3>
      <div className="grid gap-4 sm:grid-cols-6">
        <LineField
          path="recipient.hiringManagerName"
          {...onForm(RECIPIENT.hiringManagerName)}
          className="sm:col-span-6"
        />
        <LineField path="recipient.company" {...onForm(RECIPIENT.company)} className="sm:col-span-3" />
        <LineField path="recipient.position" {...onForm(RECIPIENT.position)} className="sm:col-span-3" />
        <LineField
          path="recipient.companyAddress"
          {...onForm(RECIPIENT.companyAddress)}
          className="sm:col-span-6"
        />
        <LineField path="recipient.city" {...onForm(RECIPIENT.city)} className="sm:col-span-2" />
        <LineField path="recipient.state" {...onForm(RECIPIENT.state)} className="sm:col-span-2" />
        <LineField path="recipient.zipCode" {...onForm(RECIPIENT.zipCode)} className="sm:col-span-2" />
      </div>
    </Card>
  );
}

// Each is the very letter that its template's picture shows.
const EXAMPLES = Object.entries(exampleLetters).map(([id, { templateId }]) => ({
  id,
  name: exampleTitle(id),
  picture: letterPicture(templateId),
}));

function SeeExample() {
  return (
    <ExampleDialog
      noun="cover letter"
      examples={EXAMPLES}
      pathOf={(id) => `/cover-letter-builder?example=${id}`}
    />
  );
}
