import { Link } from 'react-router';
import { categoryName, RESUME_CATEGORIES } from '#documents/catalog/categories.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import {
  CATEGORY_LINES,
  CLAIMS,
  CLOSING,
  FEATURES,
  HERO,
  HOME_FAQ,
  PROBLEM,
  STEPS,
} from '../content/home.ts';
import { homeMeta } from '../content/metadata.ts';
import { TemplatePicture } from '../templates/template-picture.tsx';

export const meta = homeMeta;

export default function HomePage() {
  return (
    <main>
      <Hero />
      <section className="border-y border-line bg-tint">
        <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-14 lg:grid-cols-2">
          <h2 className="text-3xl sm:text-4xl">{PROBLEM.title}</h2>
          <p className="text-lg">{PROBLEM.text}</p>
        </div>
      </section>
      <Section title="Three steps">
        <ol className="grid gap-8 md:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <span className="font-serif text-5xl text-rubric" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="mt-2 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What is different here">
        <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {FEATURES.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-serif text-xl font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Templates for your kind of work">
        <Categories />
      </Section>
      <section className="bg-solid text-on-solid">
        <dl className="mx-auto grid max-w-6xl gap-8 px-4 py-12 text-center sm:grid-cols-3">
          {CLAIMS.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse">
              <dt>{text}</dt>
              <dd className="font-serif text-4xl font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section title="Questions people ask">
        <Accordion items={HOME_FAQ} />
      </Section>
      <section className="mx-auto max-w-2xl px-4 text-center">
        <h2 className="text-3xl sm:text-4xl">{CLOSING.title}</h2>
        <p className="mt-4 text-lg text-muted">{CLOSING.text}</p>
        <Calls className="mt-8 justify-center" />
      </section>
    </main>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 lg:grid-cols-[1.1fr_1fr] lg:py-20">
      <div>
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">{HERO.title}</h1>
        <p className="mt-6 max-w-xl text-xl text-muted">{HERO.text}</p>
        <Calls className="mt-8" />
        <p className="mt-4 text-sm text-muted">{HERO.note}</p>
      </div>
      <div className="relative mx-auto w-full max-w-sm pt-4 pr-12 lg:max-w-md">
        <div className="absolute top-0 right-0 w-3/4 rotate-4 overflow-hidden rounded-sm border border-line shadow-card">
          <TemplatePicture kind="resume" id="executive-1" name="Chairman" eager />
        </div>
        <div className="relative -rotate-1 overflow-hidden rounded-sm border border-line shadow-float">
          <TemplatePicture kind="resume" id="modern-1" name="Meridian" eager />
        </div>
      </div>
    </section>
  );
}

function Calls({ className }: { className: string }) {
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink to="/templates" size="large">
        {HERO.primary}
      </ButtonLink>
      <ButtonLink to="/cover-letter-templates" size="large" variant="secondary">
        {HERO.secondary}
      </ButtonLink>
    </p>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16">
      <h2 className="mb-8 text-3xl">{title}</h2>
      {children}
    </section>
  );
}

function Categories() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {RESUME_CATEGORIES.map((category) => {
        const inCategory = resumeTemplates.filter((template) => template.category === category);
        const first = inCategory[0];
        return (
          <li key={category}>
            <Card className="group relative flex h-full items-start gap-5 overflow-hidden p-5 hover:border-control">
              {first && (
                <div className="h-36 w-28 shrink-0 overflow-hidden border border-line">
                  <TemplatePicture kind="resume" id={first.id} name={first.name} />
                </div>
              )}
              <div>
                <h3 className="text-xl">
                  <Link
                    to={`/templates?category=${category}`}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {categoryName(category)}
                  </Link>
                </h3>
                <p className="mt-1 text-muted">{CATEGORY_LINES[category]}</p>
                <p className="mt-3 text-sm font-semibold">{inCategory.length} templates</p>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
