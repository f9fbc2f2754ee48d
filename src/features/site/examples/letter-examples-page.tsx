import { useAuth } from '#platform/session/auth-context.tsx';
import { breadcrumb } from '#ui/breadcrumb.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { PageClosing } from '#ui/page-frame/page-closing.tsx';
import { PageOpening } from '#ui/page-frame/page-opening.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { letterExamplesMetadata } from '../content/example-metadata.ts';
import { letterExamplePath } from '../content/example-paths.ts';
import { letterExamplesTexts as texts } from '../content/examples.ts';
import { letterExamples } from '../content/letter-examples.ts';
import { INDUSTRIES } from '../content/resume-examples.ts';
import { itemList } from '../content/structured-data.ts';
import { CardGrid } from './card-grid.tsx';
import { ExampleFilters } from './example-filters.tsx';
import { LetterCard } from './letter-card.tsx';
import { NoExamples } from './no-examples.tsx';
import { useExampleFilters } from './use-example-filters.ts';

const { path } = letterExamplesMetadata;

export const meta = pageMeta({
  ...letterExamplesMetadata,
  structured: [
    breadcrumb(texts.title, path),
    itemList(
      texts.title,
      path,
      letterExamples.map(({ id, title, role, company }) => ({
        name: texts.heading(title),
        description: texts.forCompany(role, company),
        path: letterExamplePath(id),
      })),
    ),
  ],
});

const industries = INDUSTRIES.filter((industry) =>
  letterExamples.some((example) => example.industry === industry),
);
/** Pictures seen without scrolling on a wide screen. */
const SEEN_FIRST = 3;

export default function LetterExamplesPage() {
  const { status } = useAuth();
  const { choice, matches } = useExampleFilters();
  const shown = letterExamples.filter(matches);
  return (
    <>
      <div className="page-width pb-20">
        <PageOpening title={texts.title} text={texts.text} />
        <ExampleFilters industries={industries} choice={choice} count={shown.length} />
        <section className="mt-10">
          <h2>
            <VisuallyHidden>{texts.list}</VisuallyHidden>
          </h2>
          {shown.length === 0 && <NoExamples />}
          <CardGrid examples={shown}>
            {(example, index) => <LetterCard example={example} eager={index < SEEN_FIRST} />}
          </CardGrid>
        </section>
      </div>
      <PageClosing title={texts.closing.title} text={texts.closing.text}>
        <ButtonLink to={status === 'signedIn' ? '/dashboard' : '/auth'}>{texts.closing.start}</ButtonLink>
        <ButtonLink to="/templates" variant="secondary">
          {texts.closing.templates}
        </ButtonLink>
      </PageClosing>
    </>
  );
}
