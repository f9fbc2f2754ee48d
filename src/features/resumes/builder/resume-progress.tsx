import { resumeProgress } from '#documents/resume/completeness.ts';
import { useSession } from '#editor/session/use-session.ts';
import { ProgressLine } from '#editor/builder/progress-line.tsx';
import type { ResumeSession } from './resume-session.ts';

export function ResumeProgress({ session }: { session: ResumeSession }) {
  const percent = useSession(session, ({ content }) => resumeProgress(content.data));
  return <ProgressLine percent={percent} />;
}
