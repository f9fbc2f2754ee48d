import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExamplePerson } from '#documents/samples/from-example.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { localDay } from '#platform/clock/clock.ts';
import { previewFeed } from '#editor/preview/preview-feed.ts';
import { useDocumentEditing } from '#editor/builder/use-document-editing.ts';
import { useSparing } from '#editor/preview/use-sparing.ts';
import { newDocumentQuery, useDraftAddress } from '#editor/builder/use-draft-address.ts';
import { useSession } from '#editor/session/use-session.ts';
import { explainPreviewError } from '#editor/preview-engine/server-preview.ts';
import { useBrowserPreview } from '#editor/preview-engine/use-browser-preview.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { BuilderScreen } from '#editor/builder/builder-screen.tsx';
import { usePreview } from '#editor/preview/use-preview.ts';
import { useBuilderView } from '#editor/builder/use-builder-view.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { useToast } from '#ui/toast/toast-context.ts';
import { LETTER_TEXTS } from '../content/texts.ts';
import { fieldName } from '../editing/field-names.ts';
import { letterLooseEnds } from '../editing/loose-ends.ts';
import { tighterLetters } from '../editing/tighter.ts';
import { letterWords } from '../editing/words.ts';
import { EditLetter } from './edit-letter.tsx';
import type { LetterSession } from './letter-session.ts';
import { placeOfCharacter, previewDocument } from './preview-document.ts';

const downloadPath = (id: number) => `/api/cover-letters/${id}/download?date=${localDay(new Date())}`;
/** All of a letter's fields are on one page. */
const noTabs = () => undefined;

/** The open cover letter: editor, preview, and what can be done with it. */
export function LetterBuilder({ session, user }: { session: LetterSession; user: Profile }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const view = useBuilderView(noTabs);
  const feed = useMemo(() => previewFeed(session, previewDocument), [session]);
  const source = useBrowserPreview();
  const preview = usePreview(source, feed, explainPreviewError, view.previewVisible);
  const sparing = useSparing(session, source, previewDocument, tighterLetters, LETTER_TEXTS.fitAdvice);
  const isExample = useSession(session, ({ content }) => isExamplePerson(content.data.personalInfo.fullName));
  useDraftAddress(session);
  const hasAccess = hasActiveSubscription(user, new Date());

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
    tell: toast,
    refresh: () => void refresh(),
    onCreated: (id) => showAddress(id, session.state().content.templateId),
    showField,
    hasAccess,
    looseEnds: letterLooseEnds,
    path: downloadPath,
  });
  const chooseTemplate = (templateId: string) => {
    session.edit((content) => ({ ...content, templateId }));
    showAddress(session.state().stored?.id, templateId);
  };

  return (
    <BuilderScreen
      session={session}
      editing={editing}
      view={view}
      preview={preview}
      sparing={sparing}
      heading="Cover Letter Builder"
      noun="cover letter"
      words={letterWords}
      editor={<EditLetter session={session} onTemplate={chooseTemplate} />}
      downloadLabel="Download PDF"
      downloadDisabled={!hasAccess}
      looseEndsText="These words, in brackets or from an example, are still to be replaced."
      subscribeReturnTo={hasAccess ? null : pathname + search}
      exampleNameField={isExample ? 'personalInfo.fullName' : null}
      onGoToField={showField}
      placeOf={(character) => placeOfCharacter(session.state().content.data, character)}
    />
  );
}
