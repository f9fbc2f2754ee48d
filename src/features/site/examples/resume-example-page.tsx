import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import type { Entry } from '#documents/resume/printed-entry.ts';
import { resumeSections, type Section } from '#documents/resume/sections.ts';
import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { Badge } from '#ui/display/badge.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { resumeExampleMetadata } from '../content/example-metadata.ts';
import { RESUME_EXAMPLES_PATH, resumeExamplePath } from '../content/example-paths.ts';
import { resumeExamplesTexts as texts, examples } from '../content/examples.ts';
import { resumeExampleNotes } from '../content/example-notes.ts';
import { exampleFilters, resumeExamples } from '../content/resume-examples.ts';
import { ExampleArticle, Blocks, exampleAt } from './example-article.tsx';

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
  const { language } = data.settings;
  return { language, person: data.personalInfo, sections: resumeSections(data, languageOf(language)) };
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

type ResumeTextProps = {
  language: string;
  person: ResumeData['personalInfo'];
  sections: readonly Section[];
};

/** What a resume says, to be read without its picture: headings, lists, and no layout. */
function ResumeText({ language, person, sections }: ResumeTextProps) {
  const contact = [person.email, person.phone, person.location, ...person.links.map(({ url }) => url)];
  return (
    <div lang={language}>
      <p className="font-serif text-xl font-semibold">
        {person.firstName} {person.lastName}
      </p>
      <p>{person.title}</p>
      {/* Its label is ours. */}
      <ul
        lang="en"
        aria-label={examples.contact}
        className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft"
      >
        {contact.map((item) => (
          <li key={item} lang={language} className="min-w-0">
            {item.replace(/^https:\/\//, '')}
          </li>
        ))}
      </ul>
      {sections.map((section) => (
        <section key={section.heading} className="mt-7">
          <h3 className="border-b border-line pb-1 text-lg">{section.heading}</h3>
          <div className="mt-3 space-y-4">
            <SectionText section={section} />
          </div>
        </section>
      ))}
    </div>
  );
}

function SectionText({ section }: { section: Section }) {
  switch (section.kind) {
    case 'text':
      return <Blocks blocks={section.blocks} />;
    case 'tags':
      return section.groups ? (
        section.groups.map(({ name, tags }) => (
          <p key={name}>
            {name && <strong>{name}: </strong>}
            {tags.join(', ')}
          </p>
        ))
      ) : (
        <ul className="list-disc gap-x-8 pl-5 sm:columns-2">
          {section.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      );
    case 'entries':
      return section.entries.map((entry) => (
        <EntryText key={entry.title + entry.organization} entry={entry} />
      ));
  }
}

/** One entry; of an employer with several roles, each below it. */
function EntryText({ entry }: { entry: Entry }) {
  const { title, organization, location, dates, blocks, roles = [] } = entry;
  const place = [title && organization, location].filter(Boolean).join(', ');
  const line = [place, dates].filter(Boolean).join(' · ');
  return (
    <div className="space-y-1.5">
      <div>
        {(title || organization) && <h4 className="font-semibold">{title || organization}</h4>}
        {line && <p className="text-sm text-ink-soft">{line}</p>}
      </div>
      <Blocks blocks={blocks} />
      {roles.map((role) => (
        <div key={role.title + role.dates} className="space-y-1.5 pt-1.5">
          <div>
            <h5 className="font-semibold">{role.title}</h5>
            <p className="text-sm text-ink-soft">{[role.location, role.dates].filter(Boolean).join(' · ')}</p>
          </div>
          <Blocks blocks={role.blocks} />
        </div>
      ))}
    </div>
  );
}
