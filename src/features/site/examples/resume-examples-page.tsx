import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { PageClosing, PageOpening } from '#ui/page-frame/page-parts.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { resumeExamplesMetadata } from '../content/example-metadata.ts';
import { LETTER_EXAMPLES_PATH, resumeExamplePath } from '../content/example-paths.ts';
import { resumeExamplesTexts as texts, examples, resumeExamplesTexts } from '../content/examples.ts';
import { INDUSTRIES, resumeExamples, type ResumeExample } from '../content/resume-examples.ts';
import { itemList } from '../content/structured-data.ts';
import { CardGrid, Chips, ExampleCard } from './example-card.tsx';
import { ExampleFilters, NoExamples, useExampleFilters } from './example-filters.tsx';

const { path } = resumeExamplesMetadata;

export const meta = pageMeta({
  ...resumeExamplesMetadata,
  structured: [
    breadcrumb(texts.title, path),
    itemList(
      texts.title,
      path,
      resumeExamples.map(({ id, title, description }) => ({
        name: texts.heading(title),
        description,
        path: resumeExamplePath(id),
      })),
    ),
  ],
});

export default function ResumeExamplesPage() {
  const { choice, matches } = useExampleFilters();
  const shown = resumeExamples.filter(matches);
  const featured = shown.filter((example) => example.featured);
  const others = shown.filter((example) => !example.featured);
  return (
    <>
      <div className="page-width pb-20">
        <PageOpening title={texts.title} text={texts.text} />
        <ExampleFilters industries={INDUSTRIES} choice={choice} count={shown.length} />
        {shown.length === 0 && <NoExamples />}
        <Part title={texts.featured} examples={featured} first />
        <Part title={texts.all(others.length)} examples={others} first={featured.length === 0} />
      </div>
      <PageClosing title={texts.closing.title} text={texts.closing.text}>
        <ButtonLink to="/templates">{texts.closing.templates}</ButtonLink>
        <ButtonLink to={LETTER_EXAMPLES_PATH} variant="secondary">
          {texts.closing.letters}
        </ButtonLink>
      </PageClosing>
    </>
  );
}

type PartProps = { title: string; examples: readonly ResumeExample[]; first: boolean };

/** Examples under a heading; its pictures are fetched at once where they are the first on the page. */
function Part({ title, examples, first }: PartProps) {
  if (examples.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-6 text-2xl">{title}</h2>
      <CardGrid examples={examples}>{(example) => <ResumeCard example={example} eager={first} />}</CardGrid>
    </section>
  );
}

/** Skills on a card, which has more room for the featured ones. */
const SKILLS_SHOWN = { featured: 3, other: 2 } as const;

function ResumeCard({ example, eager }: { example: ResumeExample; eager: boolean }) {
  const { id, templateId, title, description, skills, featured } = example;
  return (
    <ExampleCard
      kind="resume"
      example={example}
      path={resumeExamplePath(id)}
      picture={resumePicture(templateId)}
      alt={resumeExamplesTexts.pictureOf(title)}
      eager={eager}
    >
      <p className="grow text-sm text-ink-soft">{description}</p>
      <Chips
        label={examples.skills}
        chips={skills}
        max={featured ? SKILLS_SHOWN.featured : SKILLS_SHOWN.other}
      />
    </ExampleCard>
  );
}
