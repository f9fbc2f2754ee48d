import { resumeForPreview, resumeKind } from '../resume-kind.ts';
import { use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isExamplePerson } from '#documents/samples/from-example.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { resumeProgress } from '#documents/resume/completeness.ts';
import { previewStyle } from '#documents/catalog/categories.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { atSection } from '#editor/builder/document-address.ts';
import { useDocumentEditing } from '#editor/builder/use-document-editing.ts';
import { useDocumentPreview } from '#editor/builder/use-document-preview.ts';
import { newDocumentQuery, useDraftAddress } from '#editor/builder/use-draft-address.ts';
import { useSession } from '#editor/session/use-session.ts';
import { AdviceContext } from '#editor/advice/field-advice.tsx';
import { BuilderScreen } from '#editor/builder/builder-screen.tsx';
import { useBuilderView, type BuilderViewState } from '#editor/builder/use-builder-view.ts';
import { chooseTemplate } from '#editor/look/template-choice.ts';
import { findText } from '#editor/preview/unsupported-characters.tsx';
import { useTriedTemplate } from '#editor/preview/use-tried-template.ts';
import { TailoringContext } from '#editor/variants/tailoring-context.tsx';
import { useTailoring } from '#editor/variants/use-tailoring.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { useResumeAdvice } from '../advice/use-resume-advice.ts';
import { RESUME_TEXTS } from '../content/texts.ts';
import { placeOf, resumeWords } from '../editing/field-map.ts';

import { JobAdContext } from './job-ad-parts.ts';
import { RESUME_ON_PAGE } from './resume-on-page.ts';
import type { ResumeSession } from './resume-session.ts';
import { ResumeForm } from './resume-form.tsx';
import { useSections } from './use-sections.ts';

/** Its rules are loaded with the first download. */
const warningsOf = async (data: ResumeData) =>
  (await import('../editing/download-warnings.ts')).resumeWarnings(data);

const PREVIEW = {
  toDocument: resumeForPreview,
  loadFit: async () => (await import('../editing/resume-fit.ts')).resumeFit,
};

const DOCUMENT = { kind: resumeKind, words: resumeWords, noun: 'resume', toDocument: resumeForPreview };

/** The open resume: editor, preview, and what can be done with it. */
export function ResumeBuilder({ session, user }: { session: ResumeSession; user: Profile | null }) {
  const sections = useSections();
  const view = useBuilderView({ session, onPage: RESUME_ON_PAGE, openTab: sections.openOf });
  const { preview, fit } = useDocumentPreview(session, PREVIEW, view.previewVisible);
  const saved = useSession(session, ({ stored }) => stored !== null);
  const isExample = useSession(session, ({ content: { data } }) =>
    isExamplePerson(`${data.personalInfo.firstName} ${data.personalInfo.lastName}`),
  );
  useDraftAddress(session);
  const advice = useResumeAdvice(session);
  const tailored = useTailoring(session, DOCUMENT, user?.id ?? NOBODY);
  const hasAccess = user !== null && hasActiveSubscription(user, new Date());
  const { editing, showField, choose } = useResumeEditing(session, view, hasAccess);
  const jobAd = use(JobAdContext);
  const { openField } = view;
  const goTo = useCallback(
    (path: string, landing?: Landing) => openField(placeOf(path)?.field ?? path, landing),
    [openField],
  );

  return (
    <AdviceContext value={advice.store}>
      <TailoringContext value={tailored}>
        <jobAd.Around session={session} signedIn={user !== null} onGoTo={goTo}>
          {(back) => (
            <BuilderScreen
              {...DOCUMENT}
              back={back}
              session={session}
              editing={editing}
              view={view}
              preview={preview}
              fit={fit}
              heading="Resume Builder"
              tailored={
                tailored && (
                  <tailored.TailoredStrip
                    {...DOCUMENT}
                    session={session}
                    tailoring={tailored.tailoring}
                    onGoTo={view.openField}
                  />
                )
              }
              progress={<ResumeProgress session={session} />}
              badge={<StyleBadge session={session} />}
              editor={<ResumeForm {...{ session, user, sections, advice, openField }} onTemplate={choose} />}
              side={<jobAd.Side />}
              steps={sections.steps}
              downloadLabel="Download"
              downloadBarred={
                hasAccess ? (saved ? null : RESUME_TEXTS.saveFirst) : RESUME_TEXTS.needsSubscription
              }
              hasAccess={hasAccess}
              exampleNameField={isExample ? 'personalInfo.firstName' : null}
              onGoToField={showField}
              placeOf={(character) => placeOfCharacter(session.state().content.data, character)}
            />
          )}
        </jobAd.Around>
      </TailoringContext>
    </AdviceContext>
  );
}

/** What can be done with a resume, and where its fields and its template show. */
function useResumeEditing(session: ResumeSession, view: BuilderViewState, hasAccess: boolean) {
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
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
    toast,
    refresh: () => void refresh(),
    onCreated: (id) =>
      void navigate(atSection(`/resume-builder/${id}`), { replace: true, preventScrollReset: true }),
    showField,
    kind: resumeKind,
    hasAccess,
    warningsOf,
  });
  const choose = (templateId: string) => {
    chooseTemplate(session, templateId);
    showTemplate();
  };
  return { editing, showField, choose };
}

/** How much of the resume is filled in. */
function ResumeProgress({ session }: { session: ResumeSession }) {
  const percent = useSession(session, ({ content }) => resumeProgress(content.data));
  return (
    <div className="flex min-w-min grow items-center gap-2 sm:min-w-28 sm:gap-3 lg:max-w-64 lg:min-w-min">
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        // A phone's row is its buttons': there it runs along the end of the bar.
        className="h-2 min-w-0 grow overflow-hidden rounded-full bg-desk max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-1 max-sm:rounded-none"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <span className="shrink-0 text-sm font-semibold tabular-nums max-[22rem]:visually-hidden sm:w-10">
        {percent}%
      </span>
    </div>
  );
}

/** Names the style of the chosen template, or the template that the preview shows in its place. */
function StyleBadge({ session }: { session: ResumeSession }) {
  const style = useSession(session, ({ content }) => previewStyle(content.templateId));
  const tried = useTriedTemplate(session);
  const named = useSession(session, ({ content }) => nameOfPurpose(content.templateId));
  if (tried !== undefined) return <Badge>Trying {findResumeTemplate(tried)?.name ?? tried}</Badge>;
  if (named !== undefined) return <Badge>{named}</Badge>;
  return <Badge className="capitalize">{style} Template</Badge>;
}

/** A design for a purpose is of no style: it goes by its own name. */
function nameOfPurpose(templateId: string): string | undefined {
  const template = findResumeTemplate(templateId);
  return template?.category === 'purpose' ? template.name : undefined;
}

/** The first field of a resume in which a character stands. */
function placeOfCharacter(data: ResumeData, character: string) {
  const path = findText(data, character);
  const place = path === undefined ? undefined : placeOf(path);
  return place && { path: place.field, label: place.label };
}
