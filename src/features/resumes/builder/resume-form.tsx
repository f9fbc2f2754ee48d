import { use } from 'react';
import type { BuilderViewState } from '#editor/builder/use-builder-view.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import type { Profile } from '#platform/session/profile.ts';
import { ResumeAdviceDialog } from '../advice/resume-advice-dialog.tsx';
import type { useResumeAdvice } from '../advice/use-resume-advice.ts';
import { AtsViewDialog } from '../ats-view/ats-view-dialog.tsx';
import { EditPanel } from './edit-panel.tsx';
import { ConfirmRead } from './imported/confirm-read.tsx';
import { JobAdContext } from './job-ad-parts.ts';
import type { ResumeSession } from './resume-session.ts';
import type { Sections } from './use-sections.ts';

type ResumeFormProps = {
  session: ResumeSession;
  user: Profile | null;
  sections: Sections;
  advice: ReturnType<typeof useResumeAdvice>;
  onTemplate: (templateId: string) => void;
  openField: BuilderViewState['openField'];
};

/** The fields of a resume, with what is said of them as a whole above, and the tools that look at all of them. */
export function ResumeForm({ session, user, sections, advice, onTemplate, openField }: ResumeFormProps) {
  const { Strip } = use(JobAdContext);
  return (
    <>
      <Strip />
      <ConfirmRead session={session} accountId={user?.id ?? NOBODY} onGoTo={openField} />
      <EditPanel
        session={session}
        tab={sections.tab}
        onTab={sections.open}
        onTemplate={onTemplate}
        onNext={sections.steps.next}
        tools={
          <>
            <ResumeAdviceDialog
              wanted={advice.wanted}
              onWanted={advice.switchTo}
              onGoTo={(section, field) => (field ? openField(field) : sections.open(section))}
            />
            {user && <AtsViewDialog session={session} />}
          </>
        }
      />
    </>
  );
}
