import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { resumeSections } from '#documents/resume/sections.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { breadcrumb } from '#ui/breadcrumb.ts';
import { Badge } from '#ui/display/badge.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { resumeExampleMetadata } from '../content/example-metadata.ts';
import { RESUME_EXAMPLES_PATH, resumeExamplePath } from '../content/example-paths.ts';
import { resumeExamplesTexts as texts } from '../content/examples.ts';
import { resumeExampleNotes } from '../content/resume-example-notes.ts';
import { exampleFilters, resumeExamples } from '../content/resume-examples.ts';
import { ExampleArticle } from './example-article.tsx';
import { exampleAt } from './example-at.ts';
import { ResumeText, type ResumeTextProps } from './resume-text.tsx';

export const meta: MetaFunction = ({ location }) => {
  const example = exampleAt(resumeExamples, location.pathname);
  const path = resumeExamplePath(example.id);
  const above = [{ name: texts.title, path: RESUME_EXAMPLES_PATH }];
  return pageMeta({
    ...resumeExampleMetadata({ ...example, path }),
    structured: [breadcrumb(texts.heading(example.title), path, above)],
  })();
};

/** Runs when the page is built, so that the browser is sent the text and not what makes it. */
export async function loader({ url }: LoaderFunctionArgs): Promise<ResumeTextProps> {
  const { id } = exampleAt(resumeExamples, url.pathname);
  const data = await exampleResumes[id].load();
  return { person: data.personalInfo, sections: resumeSections(data, languageOf(data.settings.language)) };
}

/** One resume example on a page of its own. */
export default function ResumeExamplePage() {
  const example = exampleAt(resumeExamples, useLocation().pathname);
  const { id, templateId, title, description, industry, experience } = example;
  return (
    <ExampleArticle
      kind="resume"
      example={example}
      up={{ label: texts.title, path: RESUME_EXAMPLES_PATH }}
      heading={texts.heading(title)}
      intro={description}
      facts={
        <>
          <Badge tone="accent">{industry}</Badge>
          <Badge>{exampleFilters.levels[experience]}</Badge>
        </>
      }
      notes={resumeExampleNotes[id]}
      picture={{ of: resumePicture(templateId), alt: texts.pictureOf(title) }}
      text={{ heading: texts.plainText, content: <ResumeText {...useLoaderData<typeof loader>()} /> }}
      others={resumeExamples
        .filter((other) => other !== example)
        .map((other) => ({ path: resumeExamplePath(other.id), label: texts.heading(other.title) }))}
    />
  );
}
