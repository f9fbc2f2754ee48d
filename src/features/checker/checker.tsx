import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useState, type ReactNode } from 'react';
import type { CheckReport } from '#documents/checks/report.ts';

import { useChecker } from './analysis/use-checker.ts';
import { CHOOSE_BUTTON, CheckerForm } from './choose/checker-form.tsx';
import { jobAdTexts } from './content/checker-texts.ts';

import { checker } from './content/checker.ts';
import { reasonText } from './content/no-score-texts.ts';
import { reportTexts } from './content/report-texts.ts';

const useReportScreen = codeOnDemand(() => import('./report/report-screen.tsx'));

/** From a file to its report. `children` is the rest of the page, which is no part of a printed report. */
export function Checker({ children }: { children: ReactNode }) {
  const { state, choose, remove, analyze, replaceReport, fail } = useChecker();
  // It comes while the file is read.
  const screen = useReportScreen(state.status === 'analyzing' || state.status === 'result', fail);
  const [jobAd, setJobAd] = useState('');
  const { toast } = useToast();
  const compare = async (text: string) => {
    if (state.status !== 'result') return;
    const report = await state.engine.compare(text).catch(() => null);
    if (!report) return toast({ title: jobAdTexts.failed, variant: 'destructive' });
    setJobAd(text);
    replaceReport(report);
  };
  const startOver = () => {
    remove();
    requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      document.getElementById(CHOOSE_BUTTON)?.focus({ preventScroll: true });
    });
  };
  const isShown = state.status === 'result' && screen !== null;
  return (
    <>
      <span role="status" className="visually-hidden">
        {isShown && readyText(state.analysis.report)}
      </span>
      {isShown ? (
        <screen.ReportScreen
          result={state}
          jobAd={jobAd}
          onJobAd={compare}
          onAnother={startOver}
          onFile={choose}
        />
      ) : (
        <div className="page-width grid gap-x-14 pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pb-20">
          <div>
            <PageOpening title={checker.title} text={checker.text} />
            <ul className="grid gap-3 max-lg:hidden">
              {checker.points.map((point) => (
                <li key={point} className="border-l-2 border-accent pl-4 text-ink-soft">
                  {point}
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:pt-16">
            <CheckerForm
              state={
                state.status === 'result'
                  ? { status: 'analyzing', file: state.file, step: 'checking' }
                  : state
              }
              jobAd={jobAd}
              onJobAd={setJobAd}
              onFile={choose}
              onRemove={remove}
              onAnalyze={(file) => void analyze(file, jobAd)}
            />
            <p className="scripting:hidden">{checker.withoutScript}</p>
          </div>
        </div>
      )}
      <div className={isShown ? 'print:hidden' : undefined}>{children}</div>
    </>
  );
}

function readyText(report: CheckReport): string {
  const scores = report.scored
    ? reportTexts.scoresSaid(report.score, report.ats)
    : `${reportTexts.noScore}. ${reasonText(report.reason).why}`;
  return reportTexts.ready(scores, report.findings.length, report.doubts.length);
}
