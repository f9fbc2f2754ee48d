import { useAuth } from '#platform/session/auth-context.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { PageClosing, PageOpening } from '#ui/page-frame/page-parts.tsx';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import { letterExamplesMetadata } from '../content/example-metadata.ts';
import { letterExamplePath } from '../content/example-paths.ts';
import { letterExamplesTexts as texts, examples, letterExamplesTexts } from '../content/examples.ts';
import { letterExamples, type LetterExample } from '../content/letter-examples.ts';
import { INDUSTRIES } from '../content/resume-examples.ts';
import { itemList } from '../content/structured-data.ts';
import { CardGrid, Chips, ExampleCard } from './example-card.tsx';
import { ExampleFilters, NoExamples, useExampleFilters } from './example-filters.tsx';

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
            <span className="visually-hidden">{texts.list}</span>
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

function LetterCard({ example, eager }: { example: LetterExample; eager: boolean }) {
  const { id, templateId, title, role, company, preview, language, tags } = example;
  return (
    <ExampleCard
      kind="letter"
      example={example}
      path={letterExamplePath(id)}
      picture={letterPicture(templateId)}
      alt={letterExamplesTexts.pictureOf(title)}
      eager={eager}
    >
      <p className="text-sm font-semibold">{letterExamplesTexts.forCompany(role, company)}</p>
      <blockquote lang={language} className="grow border-l-2 border-line pl-3 text-sm text-ink-soft">
        {preview}
      </blockquote>
      <Chips label={examples.tags} chips={tags} />
    </ExampleCard>
  );
}
