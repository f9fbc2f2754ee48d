import { useCallback, useState } from 'react';
import type { Mark } from '#editor/file-pages/marks.ts';
import { useMarkedPlaces } from '#editor/file-pages/use-marked-places.ts';
import { fieldId } from '../read/read-view.tsx';
import type { Severity } from '#documents/checks/finding.ts';
import type { JobMatch } from '#documents/checks/keywords/job-match.ts';
import { termLists } from '../keywords/term-lists.ts';
import { allFields, type ShownGroup } from '../read/what-was-read.ts';
import type { NamedDoubt, NamedFinding } from './findings-filter.ts';

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
  const openFile = useCallback(() => setTab('page'), []);
  const { context, shown, leadTo, pointAway } = useMarkedPlaces({ wide, title: PAGE_TITLE, openFile });

  const openTab = (next: ReportTab) => {
    setTab(next);
    pointAway();
    if (next !== 'page') setSource(next);
  };
  /** From a place on the page to what it belongs to. */
  const pick = (id: string) => {
    if (!wide) openTab(source);
    leadTo(id, () => document.getElementById(id) ?? document.getElementById(fieldId(id)));
  };
  const back = () => (shown === null ? openTab(source) : pick(shown));
  return { tab, source, openTab, context, pick, back };
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

/** Where somebody is to look. */
export function doubtMarks(doubts: readonly NamedDoubt[]): Mark[] {
  return doubts.map(({ id, places }) => ({ id, tone: 'plain', sources: places }));
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
