import { useMemo } from 'react';
import {
  figuresByMonth,
  figuresByResume,
  figuresOf,
  type Figures as Counts,
} from '#documents/application/figures.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { Card } from '#ui/display/card.tsx';
import { shortMonth } from '../calendar/month.ts';
import type { ApplicationRow } from '../contract.ts';
import { useDocuments } from '../detail/use-documents.ts';
import { FigureTable } from './figure-table.tsx';

/** So many months are shown. */
const MONTHS = 12;

type FiguresProps = {
  rows: readonly ApplicationRow[];
  resumes: AnyKind;
  /** Today, `YYYY-MM-DD`. */
  today: string;
};

/** What came of the applications: how many were sent, answered and led to an interview. */
export function Figures({ rows, resumes, today }: FiguresProps) {
  const { data: titles } = useDocuments(resumes);
  const all = useMemo(() => figuresOf(rows), [rows]);
  const byMonth = useMemo(() => monthRows(rows, today.slice(0, 7)), [rows, today]);
  const byResume = useMemo(() => figuresByResume(rows), [rows]);
  if (all.sent === 0)
    return (
      <p className="rounded-lg border border-dashed border-edge px-4 py-10 text-center text-ink-soft">
        None of your applications is sent yet. Once one is, this shows what comes of them.
      </p>
    );
  const titleOf = (id: number | null, titleSent: string) => {
    if (id === null) return 'No resume';
    return titles?.find((one) => one.id === id)?.title ?? (titleSent || 'Another resume');
  };
  return (
    <div className="space-y-5">
      <Totals counts={all} />
      <Card padding="snug">
        <FigureTable title="By month" head="Month" rows={byMonth} />
      </Card>
      <Card padding="snug">
        <FigureTable
          title="By resume"
          head="Resume"
          rows={byResume.map(({ resumeId, titleSent, ...counts }) => ({
            ...{ key: String(resumeId), name: titleOf(resumeId, titleSent), counts },
          }))}
        />
      </Card>
      <p className="text-sm text-ink-soft">
        An application counts as sent from the stage Applied on, or once it was marked as sent; in the month
        in which you applied, where that is known. A closed one counts by how far it came, and by its reason.
      </p>
    </div>
  );
}

/** The months from the first on in which something was sent, the latest first; last what has no month here. */
function monthRows(rows: readonly ApplicationRow[], until: string) {
  const { months, others } = figuresByMonth(rows, { until, months: MONTHS });
  const begun = months.slice(
    Math.max(
      0,
      months.findIndex(({ sent }) => sent > 0),
    ),
  );
  return [
    ...begun.toReversed().map(({ month, ...counts }) => ({ key: month, name: shortMonth(month), counts })),
    ...(others.sent > 0 ? [{ key: 'others', name: 'Before, or no day', counts: others }] : []),
  ];
}

function Totals({ counts: { sent, answered, interviews } }: { counts: Counts }) {
  const share = (part: number) => `${Math.round((100 * part) / sent)}% of those sent`;
  const totals = [
    { name: 'Sent', count: sent, besides: '' },
    { name: 'Answered', count: answered, besides: share(answered) },
    { name: 'Interviews', count: interviews, besides: share(interviews) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {totals.map(({ name, count, besides }) => (
        <Card key={name} padding="snug" className="flex flex-col">
          <dt className="text-sm">{name}</dt>
          <dd className="-order-1 font-serif text-3xl font-semibold">{count}</dd>
          {besides && <dd className="text-xs text-ink-soft">{besides}</dd>}
        </Card>
      ))}
    </dl>
  );
}
