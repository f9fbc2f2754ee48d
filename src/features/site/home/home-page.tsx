import { pageMeta } from '#ui/page-meta.ts';
import { categories, closing, features, figures, homeQuestions, howItWorks } from '../content/home.ts';
import { homeMetadata } from '../content/metadata.ts';
import { organization, questionsAndAnswers, website } from '../content/structured-data.ts';
import { Questions } from '../questions/questions.tsx';
import { Calls } from './calls.tsx';
import { CategoryCards } from './category-cards.tsx';
import { Hero } from './hero.tsx';
import { MachineReading } from './machine-reading.tsx';
import { Section } from './section.tsx';

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
        <Section title={howItWorks.title} id="how-it-works">
          <Steps />
        </Section>
      </div>
      <Section title={features.title} id="features">
        <Features />
      </Section>
      <div className="border-t border-line">
        <Section title={categories.title} id="categories">
          <CategoryCards />
        </Section>
      </div>
      <Figures />
      <Questions {...homeQuestions} className="page-width py-14 sm:py-20" />
      <section className="border-t border-line bg-sheet">
        <div className="page-width flex flex-col items-center py-16 text-center sm:py-24">
          <h2 className="text-3xl">{closing.title}</h2>
          <p className="mt-4 text-lg text-ink-soft">{closing.text}</p>
          <Calls className="mt-8 justify-center" />
        </div>
      </section>
    </>
  );
}

function Steps() {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
      {howItWorks.steps.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <p aria-hidden="true" className="font-serif text-3xl font-semibold text-accent">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Features() {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {features.entries.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Figures() {
  return (
    <div className="bg-band text-on-band">
      <dl className="page-width grid gap-8 py-12 text-center sm:grid-cols-3">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse">
            <dt>{text}</dt>
            <dd className="font-serif text-4xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
