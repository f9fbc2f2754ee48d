import { useMemo, useState } from 'react';
import type { Marks, Mark } from '../pages/marks.ts';
import { fieldId } from '../read/read-view.tsx';
import type { Severity } from '#documents/checks/finding.ts';
import type { JobMatch } from '#documents/checks/keywords/match.ts';
import { termLists } from '../keywords/term-lists.ts';
import { allFields, type ShownGroup } from '../read/what-was-read.ts';
import type { NamedFinding } from './findings-filter.ts';

/* Which places of the file each part of the report marks. */

/** Where the page is on a small screen, beside the tabs of the report. */
export const PAGE_TITLE = 'report-page-title';

/**
 * What is marked on the pages, and the ways from the report to them and back. On a wide screen the page stands beside
 * the report; on a small one it is a tab, which `source` leads back from.
 */
export function useMarking(wide: boolean) {
  const [tab, setTab] = useState<ReportTab>('findings');
  const [source, setSource] = useState<Exclude<ReportTab, 'page'>>('findings');
  const [pointed, setPointed] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);

  const openTab = (next: ReportTab) => {
    setTab(next);
    setPointed(null);
    if (next !== 'page') setSource(next);
  };
  const context = useMemo<Marks>(
    () => ({
      active: pointed ?? shown,
      point: setPointed,
      show: (id) => {
        setShown(id);
        setPointed(null);
        if (wide) return;
        setTab('page');
        afterDrawing(() => {
          document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true });
          document
            .querySelector(`[data-mark="${CSS.escape(id)}"]`)
            ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
        });
      },
    }),
    [pointed, shown, wide],
  );
  /** From a place on the page to what it belongs to. */
  const pick = (id: string) => {
    setShown(id);
    if (!wide) openTab(source);
    afterDrawing(() => {
      const place = document.getElementById(id) ?? document.getElementById(fieldId(id));
      place?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      place?.focus({ preventScroll: true });
    });
  };
  const back = () => (shown === null ? openTab(source) : pick(shown));
  return { tab, source, openTab, context, pick, back };
}

/** The tab that something stands in may only now be opening. */
function afterDrawing(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}

export type ReportTab = 'findings' | 'read' | 'keywords' | 'page';

const TONES: Record<Severity, Mark['tone']> = {
  fatal: 'danger',
  high: 'danger',
  medium: 'caution',
  low: 'plain',
};

/** Where findings are. */
export function findingMarks(findings: readonly NamedFinding[]): Mark[] {
  return findings.map(({ id, severity, places }) => ({ id, tone: TONES[severity], sources: places }));
}

/** Where values were read. */
export function readMarks(groups: readonly ShownGroup[]): Mark[] {
  return allFields(groups).map(({ path, source }) => ({ id: path, tone: 'plain', sources: [source] }));
}

/** Where what an advertisement asks for is shown. */
export function termMarks(match: JobMatch | null): Mark[] {
  return termLists(match).flatMap(({ terms }) =>
    terms.map(({ id, places }) => ({ id, tone: 'plain', sources: places })),
  );
}
