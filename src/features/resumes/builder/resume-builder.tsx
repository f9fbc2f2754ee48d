import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isExamplePerson } from '#documents/samples/from-example.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { previewFeed } from '#editor/preview/preview-feed.ts';
import { useDocumentEditing } from '#editor/builder/use-document-editing.ts';
import { useSparing } from '#editor/preview/use-sparing.ts';
import { newDocumentQuery, useDraftAddress } from '#editor/builder/use-draft-address.ts';
import { useSession } from '#editor/session/use-session.ts';
import { explainPreviewError } from '#editor/preview-engine/server-preview.ts';
import { useBrowserPreview } from '#editor/preview-engine/use-browser-preview.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { AdviceContext } from '#editor/advice/advice-context.ts';
import { BuilderScreen } from '#editor/builder/builder-screen.tsx';
import { usePreview } from '#editor/preview/use-preview.ts';
import { useBuilderView } from '#editor/builder/use-builder-view.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { useToast } from '#ui/toast/toast-context.ts';
import { AdviceDialog } from '../advice/advice-dialog.tsx';
import { useResumeAdvice } from '../advice/use-resume-advice.ts';
import { AtsViewDialog } from '../ats-view/ats-view-dialog.tsx';
import { RESUME_TEXTS } from '../content/texts.ts';
import { placeOf, type TabId } from '../editing/field-map.ts';
import { resumeLooseEnds } from '../editing/loose-ends.ts';
import { tighterResumes } from '../editing/tighter.ts';
import { resumeWords } from '../editing/words.ts';
import { EditPanel } from './edit-panel.tsx';
import { ConfirmRead } from './imported/confirm-read.tsx';
import { placeOfCharacter, previewDocument } from './preview-document.ts';
import { ResumeProgress } from './resume-progress.tsx';
import type { ResumeSession } from './resume-session.ts';
import { StyleBadge } from './style-badge.tsx';

const downloadPath = (id: number) => `/api/resumes/${id}/download`;

/** The open resume: editor, preview, and what can be done with it. */
export function ResumeBuilder({ session, user }: { session: ResumeSession; user: Profile }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const [tab, setTab] = useState<TabId>('template');
  const openTab = useCallback((path: string) => setTab((shown) => placeOf(path)?.tab ?? shown), []);
  const view = useBuilderView(openTab);
  const feed = useMemo(() => previewFeed(session, previewDocument), [session]);
  const source = useBrowserPreview();
  const preview = usePreview(source, feed, explainPreviewError, view.previewVisible);
  const sparing = useSparing(session, source, previewDocument, tighterResumes, RESUME_TEXTS.fitAdvice);
  const saved = useSession(session, ({ stored }) => stored !== null);
  const isExample = useSession(session, ({ content: { data } }) =>
    isExamplePerson(`${data.personalInfo.firstName} ${data.personalInfo.lastName}`),
  );
  useDraftAddress(session);
  const advice = useResumeAdvice(session);
  const hasAccess = hasActiveSubscription(user, new Date());

  // The address of a new resume names its template: after a reload it is still the one chosen last.
  const showTemplate = () => {
    if (session.state().stored) return;
    void navigate(newDocumentQuery(session), { replace: true, preventScrollReset: true });
  };
  const showField = (field: string, landing?: Landing) => {
    if (field === 'templateId') showTemplate();
    const place = placeOf(field.replace(/^data\./, ''));
    if (place) view.openField(place.field, landing);
    return place?.label;
  };
  const editing = useDocumentEditing(session, {
    texts: RESUME_TEXTS,
    tell: toast,
    refresh: () => void refresh(),
    onCreated: (id) => void navigate(`/resume-builder/${id}`, { replace: true, preventScrollReset: true }),
    showField,
    hasAccess,
    looseEnds: resumeLooseEnds,
    path: downloadPath,
  });
  const chooseTemplate = (templateId: string) => {
    session.edit((content) => ({ ...content, templateId }));
    showTemplate();
  };

  const goToAdvice = (next: TabId, field: string | null) => (field ? view.openField(field) : setTab(next));

  return (
    <AdviceContext value={advice.store}>
      <BuilderScreen
        session={session}
        editing={editing}
        view={view}
        preview={preview}
        sparing={sparing}
        heading="Resume Builder"
        noun="resume"
        words={resumeWords}
        progress={<ResumeProgress session={session} />}
        badge={<StyleBadge session={session} />}
        editor={
          <>
            <ConfirmRead session={session} accountId={user.id} onGoTo={view.openField} />
            <EditPanel
              session={session}
              tab={tab}
              onTab={setTab}
              onTemplate={chooseTemplate}
              tools={
                <>
                  <AdviceDialog wanted={advice.wanted} onWanted={advice.switchTo} onGoTo={goToAdvice} />
                  <AtsViewDialog session={session} />
                </>
              }
            />
          </>
        }
        downloadLabel="Download"
        downloadDisabled={!hasAccess || !saved}
        looseEndsText="These fields are required and still empty, or hold words of an example or in brackets that are to be replaced."
        subscribeReturnTo={hasAccess ? null : pathname + search}
        exampleNameField={isExample ? 'personalInfo.firstName' : null}
        onGoToField={showField}
        placeOf={(character) => placeOfCharacter(session.state().content.data, character)}
      />
    </AdviceContext>
  );
}
