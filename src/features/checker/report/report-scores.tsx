import type { Report } from '#documents/checks/report.ts';
import { scoreTexts } from '#documents/checks/score-texts.ts';
import { reportTexts } from '../content/report-texts.ts';
import { MainScore, SectionLine } from './score.tsx';

/** The figures of a report, and what they mean. */
export function ReportScores({ report: { score, ats, areas, formula } }: { report: Report }) {
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
