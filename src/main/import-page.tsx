import { importPage } from '#features/importing/content/import-texts.ts';
import { ImportScreen } from '#features/importing/import-screen.tsx';
import { IntoResume } from '#features/importing/into/into-resume.tsx';
import type { ReviewWords } from '#features/importing/review/review-groups.ts';
import { labelIn, nameIn, resumeWords } from '#features/resumes/editing/field-map.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';

export const meta = () => [
  { title: importPage.metaTitle },
  { name: 'description', content: importPage.description },
  { name: 'robots', content: 'noindex' },
];

/** The fields of a resume are called as its own form calls them. */
const words: ReviewWords = {
  labelOf: (path, data) => labelIn(path, data) ?? path,
  nameOf: (path, data) => nameIn(path, data) ?? resumeWords.nameOf(path, data) ?? path,
};

/** Where a resume that somebody has is brought. */
export default function Page() {
  return (
    <ImportScreen
      words={words}
      into={({ templateId }, review) => (
        <IntoResume kind={resumeKind} words={resumeWords} templateId={templateId} {...review} />
      )}
    />
  );
}
