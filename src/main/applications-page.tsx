import { ApplicationsPage } from '#features/applications/applications-page.tsx';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import type { DeskKinds } from '#features/applications/desk-kinds.ts';

export const meta = () => [{ title: 'Applications – Foothold' }, { name: 'robots', content: 'noindex' }];

/** Loaded when a letter is made. */
const letterFor: DeskKinds['letterFor'] = async (application, resume) =>
  (await import('./letter-for-application.ts')).letterForApplication(application, resume);

const kinds: DeskKinds = { resume: resumeKind, letter: letterKind, letterFor };

/** The applications, with the resumes and letters that they are made with. */
export default function Page() {
  return <ApplicationsPage kinds={kinds} />;
}
