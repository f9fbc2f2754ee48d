import { useEffect } from 'react';
import { emptyResume } from '#documents/resume/empty.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import { useExampleSource } from '#editor/builder/use-example-source.ts';
import { useOpenDocument } from '#editor/session/use-open-document.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { OpeningScreen } from '#editor/builder/opening-screen.tsx';
import { resumeKind } from '../resume-kind.ts';
import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';
import { ResumeBuilder } from './resume-builder.tsx';

const newResume = (template: string | null) => ({
  title: '',
  templateId: template ?? DEFAULT_RESUME_TEMPLATE,
  data: emptyResume(browserPaper()),
});

type OpenResumeProps = {
  user: Profile;
  id: number | null;
  template: string | null;
  /** Creation key of the draft to go on with. */
  draftKey: string | null;
  /** Id of an example to start from. */
  example: string | null;
};

/** Opens the resume in the address, and says so where that cannot be. */
export function OpenResume({ user, id, template, draftKey, example }: OpenResumeProps) {
  const { refresh } = useAuth();
  const source = useExampleSource('resume', exampleResumes, example, template, '');
  const { opening, tryAgain, begin } = useOpenDocument(
    resumeKind,
    user.id,
    id,
    newResume,
    { template, draftKey },
    source,
  );
  const signedOut = opening.status === 'signedOut';
  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);

  if (opening.status === 'ready') return <ResumeBuilder session={opening.session} user={user} />;
  const kept = opening.status === 'missing' ? opening.kept : null;
  return (
    <OpeningScreen
      opening={opening}
      noun="resume"
      onTryAgain={tryAgain}
      onOpenKept={() => kept && begin(kept)}
    />
  );
}
