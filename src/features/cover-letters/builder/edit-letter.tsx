import type { ReactNode } from 'react';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { PhraseHelp } from '#editor/phrases/phrase-help.tsx';
import { ExampleDialog, exampleTitle } from '#editor/builder/example-dialog.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { letterKind } from '../letter-kind.ts';
import { LetterField } from './letter-field.tsx';
import type { LetterSession } from './letter-session.ts';
import { PersonalCard } from './personal-card.tsx';
import { SettingsCard, TemplateLine, TitleField } from './settings-card.tsx';

/** Loaded when they are opened. */
const letterPhrases = async () => (await import('../content/letter-phrases.ts')).LETTER_PHRASES;

type EditLetterProps = {
  session: LetterSession;
  onTemplate: (templateId: string) => void;
  /** Buttons that stand with the one for examples. */
  tools: ReactNode;
};

/** Everything that can be written in a cover letter. */
export function EditLetter({ session, onTemplate, tools }: EditLetterProps) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const help = (
    <div className="flex flex-wrap gap-2">
      <SeeExample />
      {letterKind.bring && (
        <ButtonLink to={letterKind.bring.path} variant="secondary" size="small">
          {letterKind.bring.label}
        </ButtonLink>
      )}
      {tools}
    </div>
  );
  return (
    <section aria-labelledby="edit-letter" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="edit-letter" className="text-2xl max-lg:visually-hidden">
          Edit Cover Letter
        </h2>
        {wide && help}
      </div>
      <TitleField session={session} />
      <TemplateLine session={session} onChoose={onTemplate} />
      <PersonalCard session={session} />
      <RecipientCard />
      <ContentCard />
      <SettingsCard session={session} />
      {/* A phone's first screen is for the fields. */}
      {!wide && help}
    </section>
  );
}

/** What the letter says. */
function ContentCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Cover Letter Content</h3>
      <div className="space-y-4">
        <LetterField path="content.opening" />
        <LetterField path="content.body" />
        <PhraseHelp
          path="content.body"
          name="the body"
          as="sentences"
          groupsLabel="Part of the letter"
          load={letterPhrases}
          title=""
        />
        <LetterField path="content.closing" />
        <LetterField path="content.signature" />
      </div>
    </Card>
  );
}

/** Whom the letter goes to. Position and company are also filled in where the text names them in brackets. */
function RecipientCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Recipient Information</h3>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
        <LetterField path="recipient.hiringManagerName" className="col-span-2 sm:col-span-6" />
        <LetterField path="recipient.company" className="col-span-2 sm:col-span-3" />
        <LetterField path="recipient.position" className="col-span-2 sm:col-span-3" />
        <LetterField path="recipient.companyAddress" className="col-span-2 sm:col-span-6" />
        <LetterField path="recipient.city" className="col-span-2" />
        <LetterField path="recipient.state" className="sm:col-span-2" />
        <LetterField path="recipient.zipCode" className="sm:col-span-2" />
      </div>
    </Card>
  );
}

// Each is the very letter that its template's picture shows.
const EXAMPLES = Object.entries(exampleLetters).map(([id, { templateId }]) => ({
  id,
  name: exampleTitle(id),
  templateId,
}));

function SeeExample() {
  return (
    <ExampleDialog
      kind="letter"
      noun="cover letter"
      examples={EXAMPLES}
      pathOf={(id) => `/cover-letter-builder?example=${id}`}
    />
  );
}
