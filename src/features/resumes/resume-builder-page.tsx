import { useParams } from 'react-router';
import type { Paper } from '#documents/fields.ts';
import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { begunIn } from '#documents/resume/begun-in.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { BuilderPage, type Builder } from '#editor/builder/builder-page.tsx';
import { ResumeBuilder } from './builder/resume-builder.tsx';
import { resumeKind } from './resume-kind.ts';

export const meta = () => [{ title: 'Resume Builder – Foothold' }, { name: 'robots', content: 'noindex' }];

/** What is written in our own editor from the beginning has bold, italic and links; texts from elsewhere are literal. */
function newResume(paper: Paper, templateId: string): ResumeData {
  const empty = begunIn(resumeDesign(templateId), emptyResume(paper));
  return { ...empty, settings: { ...empty.settings, marks: true } };
}

const builder: Builder<ResumeData> = {
  kind: resumeKind,
  first: { title: '', templateId: DEFAULT_RESUME_TEMPLATE },
  empty: newResume,
  examples: { kind: 'resume', all: exampleResumes },
  Screen: ResumeBuilder,
};

/** `/resume-builder/{id?}`, or the id as `?id=`. */
export default function ResumeBuilderPage() {
  return <BuilderPage builder={builder} pathId={useParams().id} />;
}
