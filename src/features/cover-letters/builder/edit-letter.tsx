import { ContentCard } from './content-card.tsx';
import type { LetterSession } from './letter-session.ts';
import { PersonalCard } from './personal-card.tsx';
import { RecipientCard } from './recipient-card.tsx';
import { SeeExample } from './see-example.tsx';
import { SettingsCard } from './settings-card.tsx';
import { TemplateLine } from './template-line.tsx';
import { TitleField } from './title-field.tsx';

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
