import { letterForPreview, letterKind } from '../letter-kind.ts';
import { use } from 'react';
import { useNavigate } from 'react-router';
import { isExamplePerson } from '#documents/samples/from-example.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { useDocumentEditing } from '#editor/builder/use-document-editing.ts';
import { useDocumentPreview } from '#editor/builder/use-document-preview.ts';
import { newDocumentQuery, useDraftAddress } from '#editor/builder/use-draft-address.ts';
import { useSession } from '#editor/session/use-session.ts';
import { AdviceContext } from '#editor/advice/field-advice.tsx';
import { BuilderScreen } from '#editor/builder/builder-screen.tsx';
import { useBuilderView } from '#editor/builder/use-builder-view.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { chooseTemplate } from '#editor/look/template-choice.ts';
import { findText } from '#editor/preview/unsupported-characters.tsx';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { LetterAdviceDialog } from '../advice/letter-advice-dialog.tsx';
import { useLetterAdvice } from '../advice/use-letter-advice.ts';
import { LETTER_TEXTS } from '../content/texts.ts';
import { fieldName, letterWords } from '../editing/field-names.ts';

import { EditLetter } from './edit-letter.tsx';
import { LetterApplicationContext } from './letter-application.ts';
import type { LetterSession } from './letter-session.ts';
import { LETTER_ON_PAGE } from './letter-on-page.ts';

/** All of a letter's fields are on one page. */
const noTabs = () => undefined;

/** Its rules are loaded with the first download. */
const warningsOf = async (data: LetterData) =>
  (await import('../editing/download-warnings.ts')).letterWarnings(data);

const PREVIEW = {
  toDocument: letterForPreview,
  loadFit: async () => (await import('../editing/letter-fit.ts')).letterFit,
};

const DOCUMENT = {
  kind: letterKind,
  words: letterWords,
  noun: 'cover letter',
  toDocument: letterForPreview,
};

/** The open cover letter: editor, preview, and what can be done with it. */
export function LetterBuilder({ session, user }: { session: LetterSession; user: Profile | null }) {
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const view = useBuilderView({ session, onPage: LETTER_ON_PAGE, openTab: noTabs });
  const { preview, fit } = useDocumentPreview(session, PREVIEW, view.previewVisible);
  const isExample = useSession(session, ({ content }) => isExamplePerson(content.data.personalInfo.fullName));
  useDraftAddress(session);
  const advice = useLetterAdvice(session);
  const hasAccess = user !== null && hasActiveSubscription(user, new Date());

  /** The address names the letter, once it has an id, and the template chosen last. */
  const showAddress = (id: number | undefined, templateId: string) => {
    const query =
      id === undefined
        ? newDocumentQuery(session)
        : `?${new URLSearchParams({ id: String(id), template: templateId })}`;
    void navigate(query, { replace: true, preventScrollReset: true });
  };
  const showField = (field: string, landing?: Landing) => {
    const { stored, content } = session.state();
    if (field === 'templateId') showAddress(stored?.id, content.templateId);
    const path = field.replace(/^data\./, '');
    const name = fieldName(path);
    if (name !== undefined) view.openField(path, landing);
    return name;
  };
  const editing = useDocumentEditing(session, {
    texts: LETTER_TEXTS,
    toast,
    refresh: () => void refresh(),
    onCreated: (id) => showAddress(id, session.state().content.templateId),
    showField,
    kind: letterKind,
    hasAccess,
    warningsOf,
  });
  const choose = (templateId: string) => {
    chooseTemplate(session, templateId);
    showAddress(session.state().stored?.id, templateId);
  };

  const Around = use(LetterApplicationContext);
  return (
    <AdviceContext value={advice.store}>
      <Around session={session} signedIn={user !== null}>
        {(back) => (
          <BuilderScreen
            {...DOCUMENT}
            back={back}
            session={session}
            editing={editing}
            view={view}
            preview={preview}
            fit={fit}
            heading="Cover Letter Builder"
            editor={
              <EditLetter
                session={session}
                onTemplate={choose}
                tools={
                  <LetterAdviceDialog
                    wanted={advice.wanted}
                    onWanted={advice.switchTo}
                    onGoTo={view.openField}
                  />
                }
              />
            }
            downloadLabel="Download PDF"
            downloadBarred={hasAccess ? null : LETTER_TEXTS.needsSubscription}
            hasAccess={hasAccess}
            exampleNameField={isExample ? 'personalInfo.fullName' : null}
            onGoToField={showField}
            placeOf={(character) => placeOfCharacter(session.state().content.data, character)}
          />
        )}
      </Around>
    </AdviceContext>
  );
}

/** The first field of a letter in which a character stands. */
function placeOfCharacter(data: LetterData, character: string) {
  const path = findText(data, character);
  const label = path === undefined ? undefined : fieldName(path);
  return path !== undefined && label !== undefined ? { path, label } : undefined;
}
