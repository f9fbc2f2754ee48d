import { ButtonLink } from '#ui/buttons/button.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { Points, Steps, PageClosing, PageSection } from '#ui/page-frame/page-parts.tsx';
import { ats, checker, checkerMetadata, closing, groups } from './content/checker.ts';
import { Checker } from './checker.tsx';
import { SampleSection } from './sample/sample-section.tsx';
import { SelfCheck } from './self-check.tsx';

export const meta = pageMeta({
  ...checkerMetadata,
  structured: [breadcrumb(checker.name, checkerMetadata.path)],
});

export default function CheckerPage() {
  return (
    <Checker>
      <div className="border-y border-line bg-desk">
        <PageSection title={ats.title} id="ats">
          <Steps entries={ats.steps} />
          <p className="mt-10 max-w-[75ch] text-ink-soft">{ats.note}</p>
        </PageSection>
      </div>
      <SelfCheck />
      <div className="border-y border-line bg-desk">
        <SampleSection />
      </div>
      <PageSection title={groups.title} id="groups">
        <Points entries={groups.entries} />
      </PageSection>
      <PageClosing {...closing}>
        <ButtonLink to="/templates" size="large">
          {closing.templates}
        </ButtonLink>
        <ButtonLink to="/resume-builder-online" size="large" variant="secondary">
          {closing.builder}
        </ButtonLink>
      </PageClosing>
    </Checker>
  );
}
