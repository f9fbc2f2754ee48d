import { Points } from '#ui/display/points.tsx';
import { Steps } from '#ui/display/steps.tsx';
import { PageClosing } from '#ui/page-frame/page-closing.tsx';
import { PageSection } from '#ui/page-frame/page-section.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { categories, closing, features, homeQuestions, howItWorks } from '../content/home.ts';
import { about } from '../content/about.ts';
import { homeMetadata } from '../content/metadata.ts';
import { organization, questionsAndAnswers, website } from '../content/structured-data.ts';
import { Figures } from '../figures/figures.tsx';
import { Questions } from '../questions/questions.tsx';
import { Calls } from './calls.tsx';
import { CategoryCards } from './category-cards.tsx';
import { Hero } from './hero.tsx';
import { MachineReading } from './machine-reading.tsx';

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
