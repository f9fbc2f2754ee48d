import { breadcrumb } from '#ui/breadcrumb.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { PageClosing } from '#ui/page-frame/page-closing.tsx';
import { PageOpening } from '#ui/page-frame/page-opening.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { resumeExamplesMetadata } from '../content/example-metadata.ts';
import { LETTER_EXAMPLES_PATH, resumeExamplePath } from '../content/example-paths.ts';
import { resumeExamplesTexts as texts } from '../content/examples.ts';
import { INDUSTRIES, resumeExamples, type ResumeExample } from '../content/resume-examples.ts';
import { itemList } from '../content/structured-data.ts';
import { CardGrid } from './card-grid.tsx';
import { ExampleFilters } from './example-filters.tsx';
import { NoExamples } from './no-examples.tsx';
import { ResumeCard } from './resume-card.tsx';
import { useExampleFilters } from './use-example-filters.ts';

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
