import { useParams } from 'react-router';
import { documentId } from '#editor/drafts/draft-name.ts';
import { AroundResume, MatchSideHere, MatchStripHere } from '#features/applications/match/around-resume.tsx';
import { JobAdContext, type JobAdParts } from '#features/resumes/builder/job-ad-parts.ts';
import ResumeBuilderPage, { meta as builderMeta } from '#features/resumes/resume-builder-page.tsx';
import NotFoundPage, { meta as notFoundMeta } from '#features/site/not-found/not-found-page.tsx';

/** A resume stands beside the ad of the application that it is for. */
const JOB_AD: JobAdParts = { Around: AroundResume, Strip: MatchStripHere, Side: MatchSideHere };

type Params = { id?: string | undefined };

const isUnknown = ({ id }: Params) => documentId(id) === undefined;

export const meta = ({ params }: { params: Params }) => (isUnknown(params) ? notFoundMeta() : builderMeta());

/** `/resume-builder/{id?}`; a last part that can name no resume is as unknown as any other address. */
export default function Page() {
  if (isUnknown(useParams())) return <NotFoundPage />;
  return (
    <JobAdContext value={JOB_AD}>
      <ResumeBuilderPage />
    </JobAdContext>
  );
}
