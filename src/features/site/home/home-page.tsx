import { Link } from 'react-router';
import { categoryName, RESUME_CATEGORIES, type ResumeCategory } from '#documents/catalog/categories.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { dataAnalystResume } from '#documents/samples/people/data-analyst.ts';
import { Points, Steps, PageClosing, PageSection } from '#ui/page-frame/page-parts.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { ArrowRightIcon } from '#ui/display/icons.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';
import { categories, closing, features, homeQuestions, howItWorks, proof } from '../content/home.ts';
import { about } from '../content/about.ts';
import { homeMetadata } from '../content/metadata.ts';
import { organization, questionsAndAnswers, website } from '../content/structured-data.ts';
import { Figures } from '../figures/figures.tsx';
import { Questions } from '../questions/questions.tsx';
import { gallery } from '../content/galleries.ts';
import { Calls, Hero } from './hero.tsx';

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

const { personalInfo, employment } = dataAnalystResume;
const [job] = employment;

/** The fields that software finds in the sample, in the order of the page. */
const FIELDS = [
  { name: 'name', value: `${personalInfo.firstName} ${personalInfo.lastName}` },
  { name: 'title', value: personalInfo.title },
  { name: 'email', value: personalInfo.email },
  { name: 'phone', value: personalInfo.phone },
  { name: 'location', value: personalInfo.location },
  { name: 'position', value: job?.position },
  { name: 'company', value: job?.company },
  { name: 'since', value: job?.startDate },
  { name: 'did', value: job?.description.split('\n')[0]?.replace(/^- /, '') },
];

/** A page beside what a parser makes of it. */
function MachineReading() {
  return (
    <section
      aria-labelledby="proof-title"
      className="page-width grid items-center gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[2fr_3fr]"
    >
      <div>
        <p className="small-caps text-accent">{proof.label}</p>
        <h2 id="proof-title" className="mt-3 max-w-[20ch] text-3xl">
          {proof.title}
        </h2>
        <p className="mt-5 max-w-[52ch] text-ink-soft">{proof.text}</p>
      </div>
      <div className="grid overflow-hidden rounded-lg shadow-sheet sm:grid-cols-2">
        <figure className="relative flex max-h-72 flex-col bg-desk sm:max-h-none">
          <figcaption className="small-caps px-5 py-3 text-ink-faint">{proof.page}</figcaption>
          <div className="relative grow overflow-hidden sm:min-h-72">
            <div className="px-5 sm:absolute sm:inset-x-0 sm:top-0">
              <TemplatePicture
                picture={resumePicture('tech-2')}
                alt={gallery.pictureOf('Schema')}
                className="shadow-sheet"
              />
            </div>
          </div>
        </figure>
        <figure className="border-t border-line bg-sheet sm:border-t-0 sm:border-l">
          <figcaption className="small-caps px-5 py-3 text-ink-faint">{proof.reading}</figcaption>
          <dl className="px-5 pb-5 font-mono text-xs">
            {FIELDS.map(({ name, value }) => (
              <div key={name} className="grid grid-cols-[5.5rem_1fr] gap-2 border-t border-line py-1.5">
                <dt className="text-ink-faint">{name}</dt>
                <dd className="min-w-0">{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </section>
  );
}
