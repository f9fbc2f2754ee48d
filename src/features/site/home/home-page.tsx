import { Points, Steps } from '#ui/display/points-and-steps.tsx';
import { PageClosing, PageSection } from '#ui/page-frame/page-parts.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { categories, closing, features, homeQuestions, howItWorks } from '../content/home.ts';
import { about } from '../content/about.ts';
import { homeMetadata } from '../content/metadata.ts';
import { organization, questionsAndAnswers, website } from '../content/structured-data.ts';
import { Figures } from '../figures/figures.tsx';
import { Questions } from '../questions/questions.tsx';
import { Calls, Hero } from './hero.tsx';
import { MachineReading } from './machine-reading.tsx';
import { Link } from 'react-router';
import { categoryName, RESUME_CATEGORIES, type ResumeCategory } from '#documents/catalog/categories.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { ArrowRightIcon } from '#ui/display/icons.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';

export const meta = pageMeta({
  ...homeMetadata,
  structured: [organization, website, questionsAndAnswers(homeQuestions.entries)],
});

export default function HomePage() {
  return (
    <>
      <Hero />
      <MachineReading />
      <div className="border-y border-line bg-desk">
        <PageSection title={howItWorks.title} id="how-it-works">
          <Steps entries={howItWorks.steps} />
        </PageSection>
      </div>
      <PageSection title={features.title} id="features">
        <Points entries={features.entries} />
      </PageSection>
      <div className="border-t border-line">
        <PageSection title={categories.title} id="categories">
          <CategoryCards />
        </PageSection>
      </div>
      <Figures title={about.figures.title} entries={about.figures.entries} />
      <Questions {...homeQuestions} className="page-width py-14 sm:py-20" />
      <PageClosing {...closing}>
        <Calls className="w-full sm:w-auto sm:justify-center" />
      </PageClosing>
    </>
  );
}

/** One card for each category, with the page of one of its templates. */
function CategoryCards() {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {RESUME_CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link
          to="/templates"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent no-underline hover:underline"
        >
          {categories.all}
          <ArrowRightIcon />
        </Link>
      </p>
    </>
  );
}

function CategoryCard({ category }: { category: ResumeCategory }) {
  const { length } = resumeTemplates.filter((template) => template.category === category);
  return (
    <div className="group relative flex h-44 gap-5 overflow-hidden rounded-lg bg-sheet pl-5 shadow-sheet transition-shadow hover:shadow-lifted">
      <div className="flex min-w-0 grow flex-col py-5">
        <h3 className="text-xl">
          <Link
            to={`/templates?category=${category}`}
            className="no-underline group-hover:text-accent after:absolute after:inset-0"
          >
            {categoryName(category)}
          </Link>
        </h3>
        <p className="mt-1.5 text-sm text-ink-soft">{categories.lines[category]}</p>
        <p className="mt-auto text-xs font-semibold text-ink-faint">{categories.count(length)}</p>
      </div>
      <div className="mt-6 w-32 shrink-0">
        <TemplatePicture
          picture={resumePicture(categories.pictures[category])}
          alt=""
          sizes="128px"
          className="shadow-sheet transition-transform group-hover:-translate-y-1"
        />
      </div>
    </div>
  );
}
