import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { PageSection } from '#ui/page-frame/page-parts.tsx';
import { sample } from '../content/checker.ts';
import { ReportView } from './report-view.tsx';
import { sampleReport } from './sample-report.ts';
import { useEffect, useState } from 'react';

const REPORT = 'sample-report';

/** The sample report, always with the word that says what it is. */
export function SampleSection() {
  const { state, toggle } = useSample();
  const shown = state === 'shown';
  return (
    <PageSection title={sample.title} id="sample">
      <p className="-mt-4 max-w-[62ch] text-lg text-ink-soft">{sample.text}</p>
      <p className="mt-6 noscript:hidden">
        <Button
          variant="secondary"
          aria-expanded={shown}
          aria-controls={REPORT}
          busy={state === 'analyzing'}
          busyLabel={sample.analyzing}
          onClick={toggle}
        >
          {shown ? sample.hide : sample.show}
        </Button>
      </p>
      <span role="status" className="visually-hidden">
        {announcement(state)}
      </span>
      {/* In the page from the start, closed by style alone: where no script runs, it is open. */}
      <div id={REPORT} className={shown ? 'mt-8 animate-rise' : 'mt-8 scripting:hidden'}>
        <div className="rounded-lg bg-sheet shadow-sheet">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 sm:px-7">
            <h3 className="text-xl">{sample.reportTitle}</h3>
            <Badge tone="caution">{sample.label}</Badge>
          </div>
          <ReportView report={sampleReport} />
        </div>
      </div>
    </PageSection>
  );
}

function announcement(state: SampleState): string {
  if (state === 'analyzing') return sample.analyzing;
  return state === 'shown' ? sample.ready(sampleReport.score) : '';
}

/** How long "Analyzing..." stands, so that the sample arrives as a real report does. */
const ANALYZING_MS = 3_000;

type SampleState = 'closed' | 'analyzing' | 'shown';

/** The sample report: asked for, shown after a while, put away again. */
function useSample(): { state: SampleState; toggle: () => void } {
  const [state, setState] = useState<SampleState>('closed');
  useEffect(() => {
    if (state !== 'analyzing') return;
    const timer = setTimeout(() => setState('shown'), ANALYZING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { state, toggle: () => setState(state === 'closed' ? 'analyzing' : 'closed') };
}
