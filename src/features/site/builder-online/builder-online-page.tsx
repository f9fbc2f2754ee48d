import { plans } from '#money/plans.ts';
import { breadcrumb } from '#ui/breadcrumb.ts';
import { Points } from '#ui/display/points.tsx';
import { Steps } from '#ui/display/steps.tsx';
import { PageClosing } from '#ui/page-frame/page-closing.tsx';
import { PageSection } from '#ui/page-frame/page-section.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import {
  builderClosing,
  builderHelp,
  builderOnline,
  builderQuestions,
  builderSteps,
  comparison,
} from '../content/builder-online.ts';
import { builderOnlineMetadata } from '../content/metadata.ts';
import { questionsAndAnswers, resumeBuilderApplication } from '../content/structured-data.ts';
import { Questions } from '../questions/questions.tsx';
import { BuilderCalls } from './builder-calls.tsx';
import { BuilderPicture } from './builder-picture.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const { path } = builderOnlineMetadata;

export const meta = pageMeta({
  ...builderOnlineMetadata,
  structured: [
    breadcrumb(builderOnline.name, path),
    resumeBuilderApplication(path, plans),
    questionsAndAnswers(builderQuestions.entries),
  ],
});

/** What the builder does and what it costs; the same page at two addresses. */
export default function BuilderOnlinePage() {
  return (
    <>
      <div className="page-width grid items-center gap-x-12 gap-y-12 py-14 sm:py-20 lg:grid-cols-[5fr_6fr]">
        <div>
          <h1 className="max-w-[16ch] text-4xl">{builderOnline.title}</h1>
          <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{builderOnline.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <BuilderCalls />
          </div>
          <p className="mt-5 text-sm text-ink-faint">{builderOnline.note}</p>
        </div>
        <BuilderPicture />
      </div>
      <div className="border-y border-line bg-desk">
        <PageSection title={builderSteps.title} id="how-it-works">
          <Steps entries={builderSteps.entries} />
        </PageSection>
      </div>
      <PageSection title={comparison.title} id="free">
        <ComparisonTable />
      </PageSection>
      <div className="border-y border-line bg-desk">
        <PageSection title={builderHelp.title} id="features">
          <Points entries={builderHelp.entries} />
        </PageSection>
      </div>
      <Questions {...builderQuestions} className="page-width py-14 sm:py-20" />
      <PageClosing {...builderClosing}>
        <BuilderCalls />
      </PageClosing>
    </>
  );
}
