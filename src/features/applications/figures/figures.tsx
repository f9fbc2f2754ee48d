import { useMemo } from 'react';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { Card } from '#ui/display/card.tsx';
import { shortMonth } from '../calendar/month.ts';
import type { ApplicationRow } from '../contract.ts';
import { useDocuments } from '../detail/use-documents.ts';
import { countFigures, type Counts } from './count-figures.ts';
import { FigureTable } from './figure-table.tsx';

type FiguresProps = { rows: readonly ApplicationRow[]; resumes: AnyKind };

/** What came of the applications: how many were sent, answered and led to an interview. */
export function Figures({ rows, resumes }: FiguresProps) {
  const { data: titles } = useDocuments(resumes);
  const { all, byMonth, byResume } = useMemo(() => countFigures(rows), [rows]);
  if (all.sent === 0)
    return (
      <p className="rounded-lg border border-dashed border-edge px-4 py-10 text-center text-ink-soft">
        None of your applications is sent yet. Once one is, this shows what comes of them.
      </p>
    );
  const titleOf = (id: number | null) => {
    if (id === null) return 'No resume chosen';
    return titles?.find((one) => one.id === id)?.title ?? 'Another resume';
  };
  return (
    <div className="space-y-5">
      <Totals counts={all} />
      <Card padding="snug">
        <FigureTable
          title="By month"
          head="Month"
          rows={byMonth.map(({ key, ...counts }) => ({
            ...{ key: String(key), name: key === null ? 'No day' : shortMonth(key), counts },
          }))}
        />
      </Card>
      <Card padding="snug">
        <FigureTable
          title="By resume"
          head="Resume"
          rows={byResume.map(({ key, ...counts }) => ({ key: String(key), name: titleOf(key), counts }))}
        />
      </Card>
      <p className="text-sm text-ink-soft">
        An application counts as sent from the stage Applied on, and in the month in which it was marked as
        sent or came to its stage. A closed one counts by its reason.
      </p>
    </div>
  );
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
