import { classNames } from '#ui/class-names.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { reportTexts, ratingOf, type Rating } from '../content/report-texts.ts';
import { reasonText } from '../content/no-score-texts.ts';
import type { CheckReport } from '#documents/checks/report.ts';
import type { NoScore } from '#documents/checks/scorable.ts';
import { scoreTexts } from '#documents/checks/score-texts.ts';

/** Green, yellow and red; the rating stands beside them in words. */
const LOOK: Record<Rating, { tone: BadgeTone; figure: string; bar: string }> = {
  good: { tone: 'accent', figure: 'text-accent', bar: 'bg-accent' },
  fair: { tone: 'caution', figure: 'text-caution', bar: 'bg-caution-edge' },
  poor: { tone: 'danger', figure: 'text-danger', bar: 'bg-danger' },
};

type ScoreProps = { label: string; score: number; unit: string };

/** One of the two figures that a report begins with. */
export function MainScore({ label, score, unit }: ScoreProps) {
  const rating = ratingOf(score);
  const { tone, figure } = LOOK[rating];
  return (
    <div className="flex flex-col p-5 sm:p-7">
      <dt className="small-caps text-ink-faint">{label}</dt>
      <dd className="mt-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={classNames('font-serif text-4xl font-semibold tabular-nums', figure)}>
            {score}
          </span>
          <span className="text-ink-soft">{unit}</span>
          <Badge tone={tone} className="ml-auto self-center">
            {reportTexts.ratings[rating]}
          </Badge>
        </p>
        <Bar score={score} className="mt-3" />
      </dd>
    </div>
  );
}

/** The score of one section, as a line of a list. */
export function SectionLine({ name, score }: { name: string; score: number }) {
  const rating = ratingOf(score);
  return (
    <div className="py-2.5 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="max-sm:contents">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-soft">
          <span className="tabular-nums">
            {score} {reportTexts.outOf}
          </span>
          <Badge tone={LOOK[rating].tone}>{reportTexts.ratings[rating]}</Badge>
        </p>
        <Bar score={score} className="mt-2 max-sm:col-span-2" />
      </dd>
    </div>
  );
}

/** The figure beside it, drawn. */
function Bar({ score, className }: { score: number; className: string }) {
  return (
    <div aria-hidden="true" className={classNames('h-2 overflow-hidden rounded-full bg-desk', className)}>
      <div
        className={classNames('h-full rounded-full', LOOK[ratingOf(score)].bar)}
        style={{ width: `${score}%` }}
      />
    </div>
  );
}

/** The figures of a report and what they mean, or why there are none. */
export function ReportScores({ report }: { report: CheckReport }) {
  if (!report.scored) return <NoFigures reason={report.reason} />;
  const { score, ats, areas, formula } = report;
  return (
    <div className="mt-6 overflow-hidden rounded-lg bg-sheet shadow-sheet">
      <dl className="grid divide-line border-b border-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <MainScore label={reportTexts.score} score={score} unit={reportTexts.outOf} />
        <MainScore label={reportTexts.ats} score={ats} unit="%" />
      </dl>
      <section aria-labelledby="areas-title" className="px-5 pt-5 pb-3 sm:px-7">
        <h2 id="areas-title" className="small-caps font-sans text-ink-faint">
          {reportTexts.sections}
        </h2>
        <dl className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
          {areas.map((area) => (
            <SectionLine key={area.area} name={reportTexts.areas[area.area]} score={area.score} />
          ))}
        </dl>
      </section>
      <details className="border-t border-line px-5 py-1 sm:px-7">
        <summary className="py-2 text-sm font-semibold text-accent">{scoreTexts.title}</summary>
        <div className="grid max-w-[70ch] gap-2 pb-4 text-sm text-ink-soft">
          {scoreTexts.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="text-ink-faint">
            {reportTexts.formula(formula)} {scoreTexts.versions}
          </p>
        </div>
      </details>
    </div>
  );
}

function NoFigures({ reason }: { reason: NoScore }) {
  const { why, next } = reasonText(reason);
  return (
    <section aria-labelledby="no-score-title" className="mt-6 rounded-lg bg-sheet p-5 shadow-sheet sm:p-7">
      <h2 id="no-score-title" className="text-xl">
        {reportTexts.noScore}
      </h2>
      <p className="mt-2 max-w-[70ch]">{why}</p>
      <p className="mt-2 max-w-[70ch] text-ink-soft">{next}</p>
    </section>
  );
}
