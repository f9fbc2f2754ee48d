import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { FileTabHead } from '#editor/file-pages/file-tab-head.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import type { Analysis } from '../analysis/protocol.ts';
import type { CheckerState } from '../analysis/use-checker.ts';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { reportTexts } from '../content/report-texts.ts';
import { GrammarRequest } from '../grammar/grammar-request.tsx';
import { withGrammar, hasGrammar, useGrammar } from '../grammar/use-grammar.ts';
import { JobAdPanel } from '../keywords/job-ad-panel.tsx';
import { FileView } from '#editor/file-pages/file-view.tsx';
import { MarksContext } from '#editor/file-pages/marks.ts';
import { ReadView } from '../read/read-view.tsx';
import { whatWasRead } from '../read/what-was-read.ts';
import { Findings, FINDINGS_TITLE } from './findings.tsx';
import { named, namedDoubts } from './findings-filter.ts';
import { ReportHead } from './report-head.tsx';
import {
  doubtMarks,
  findingMarks,
  readMarks,
  termMarks,
  type ReportTab,
  PAGE_TITLE,
  useMarking,
} from './use-marking.ts';
import { ReportScores } from './score.tsx';

type ReportScreenProps = {
  result: Extract<CheckerState, { status: 'result' }>;
  jobAd: string;
  onJobAd: (jobAd: string) => Promise<void>;
  onAnother: () => void;
  /** Another file was dropped on the report or pasted into it. */
  onFile: (file: File) => void;
};

/** Closed panels are there, hidden by style alone: a printed report has them one below the other. */
const PANEL = 'data-[state=inactive]:hidden print:block! print:pt-8';

const ignore = () => undefined;

/** Four of them stand in a row on a phone. */
const TAB = 'max-sm:px-2';

/** The whole report on a file: figures, findings, what was read, and the file itself beside them. */
export function ReportScreen({ result, jobAd, onJobAd, onAnother, onFile }: ReportScreenProps) {
  const { file: chosen, analysis, engine } = result;
  const { file, report } = analysis;
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const screen = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const marking = useMarking(wide);
  const parts = useReportParts(analysis);
  const { findings, doubts, groups, match } = parts;
  const { source, context, pick } = marking;
  const marks = useMemo(
    () =>
      ({
        findings: [...findingMarks(findings), ...doubtMarks(doubts)],
        read: readMarks(groups),
        keywords: termMarks(match),
      })[source],
    [source, findings, doubts, groups, match],
  );
  usePrintOpen(screen);
  useFileDrop({ onOver: ignore, onFiles: ([first]) => first && onFile(first) });
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [file]);
  const view = <FileView file={file} engine={engine} marks={marks} onPick={pick} />;
  return (
    <MarksContext value={context}>
      <section
        ref={screen}
        aria-labelledby="report-title"
        className="page-width max-w-[90rem]! py-8 [print-color-adjust:exact] sm:py-12 print:p-0"
      >
        <ReportHead
          ref={heading}
          chosen={chosen}
          file={file}
          isEmpty={!report.scored && report.reason.kind === 'blank'}
          onImport={engine.importResume}
          onAnother={onAnother}
        />
        <ReportScores report={report} />
        <div className="mt-8 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-10 print:block">
          <ReportTabs {...{ analysis, parts, marking, jobAd, onJobAd }} fileView={wide ? null : view} />
          {wide && (
            <div className="sticky top-20 min-w-0 self-start print:hidden">
              <h2 className="small-caps mb-3 font-sans text-ink-faint">{reportTexts.yourFile}</h2>
              {view}
            </div>
          )}
        </div>
      </section>
    </MarksContext>
  );
}

/** What the tabs of a report show: its findings, with those of the grammar once they were asked for, and what was read. */
function useReportParts({ resume, report }: Analysis) {
  const { grammar, checkGrammar } = useGrammar(resume);
  const reported = useMemo(() => named(report.findings), [report]);
  const findings = useMemo(
    () => (grammar.status === 'checked' ? withGrammar(reported, grammar.findings) : reported),
    [reported, grammar],
  );
  const doubts = useMemo(() => namedDoubts(report.doubts), [report]);
  const groups = useMemo(() => whatWasRead(resume), [resume]);
  const grammarRequest = hasGrammar(resume) && (
    <GrammarRequest
      status={grammar.status}
      found={findings.length - reported.length}
      onCheck={() => void checkGrammar()}
      focusId={FINDINGS_TITLE}
    />
  );
  return { findings, doubts, groups, match: report.keywords ?? null, grammarRequest };
}

type ReportTabsProps = Pick<ReportScreenProps, 'jobAd' | 'onJobAd'> & {
  analysis: Analysis;
  parts: ReturnType<typeof useReportParts>;
  marking: ReturnType<typeof useMarking>;
  /** The file, where it has a tab of its own; null where it stands beside the tabs. */
  fileView: ReactNode;
};

function ReportTabs({ analysis, parts, marking, jobAd, onJobAd, fileView }: ReportTabsProps) {
  const { file, report } = analysis;
  const { findings, doubts, groups, match, grammarRequest } = parts;
  const { tab, source, openTab, back } = marking;
  return (
    // Radix hands back one of the values it was given.
    <Tabs
      value={!fileView && tab === 'page' ? source : tab}
      onValueChange={(value) => openTab(value as ReportTab)}
      className="min-w-0"
    >
      <TabList aria-label={reportTexts.tabs.label} className="max-sm:flex-wrap print:hidden">
        <Tab value="findings" className={TAB}>
          {reportTexts.tabs.findings} ({findings.length})
        </Tab>
        <Tab value="read" className={TAB}>
          {reportTexts.tabs.read}
        </Tab>
        <Tab value="keywords" className={TAB}>
          {reportTexts.tabs.keywords}
        </Tab>
        {fileView && (
          <Tab value="page" className={TAB}>
            {reportTexts.tabs.page}
          </Tab>
        )}
      </TabList>
      <TabPanel value="findings" forceMount className={PANEL}>
        <Findings findings={findings} doubts={doubts} passed={report.passed} file={file}>
          {grammarRequest}
        </Findings>
      </TabPanel>
      <TabPanel value="read" forceMount className={PANEL}>
        <ReadView groups={groups} hasPages={file.kind === 'pdf'} />
      </TabPanel>
      <TabPanel value="keywords" forceMount className={PANEL}>
        <JobAdPanel jobAd={jobAd} match={match} file={file} onCompare={onJobAd} />
      </TabPanel>
      {fileView && (
        <TabPanel value="page" className="print:hidden">
          <FileTabHead
            id={PAGE_TITLE}
            title={reportTexts.yourFile}
            backLabel={reportTexts.backToReport}
            onBack={back}
          />
          {fileView}
        </TabPanel>
      )}
    </Tabs>
  );
}

/** Opens what is folded while it is printed: a printed report is whole. */
function usePrintOpen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'beforeprint',
      () => {
        opened = [...(element.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
        for (const folded of opened) folded.open = true;
      },
      { signal },
    );
    addEventListener('afterprint', () => opened.forEach((folded) => (folded.open = false)), { signal });
    return () => listening.abort();
  }, [element]);
}
