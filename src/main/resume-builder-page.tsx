import { useParams } from 'react-router';
import { documentId } from '#editor/drafts/draft-name.ts';
import ResumeBuilderPage, { meta as builderMeta } from '#features/resumes/resume-builder-page.tsx';
import NotFoundPage, { meta as notFoundMeta } from '#features/site/not-found/not-found-page.tsx';

type Params = { id?: string | undefined };

const isUnknown = ({ id }: Params) => documentId(id) === undefined;

export const meta = ({ params }: { params: Params }) => (isUnknown(params) ? notFoundMeta() : builderMeta());

/** `/resume-builder/{id?}`; a last part that can name no resume is as unknown as any other address. */
export default function Page() {
  return isUnknown(useParams()) ? <NotFoundPage /> : <ResumeBuilderPage />;
}
