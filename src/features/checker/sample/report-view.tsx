import type { ReactNode } from 'react';
import { reportTexts } from '../content/report-texts.ts';
import { type SampleReport, worstFirst, type Issue, type IssueType } from './sample-report.ts';
import { MainScore, SectionLine } from '../report/score.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { AlertIcon, CheckIcon, InfoIcon } from '#ui/display/icons.tsx';

/** A whole report, whoever's it is; its headings are of the fourth level. */
export function ReportView({ report }: { report: SampleReport }) {
  const { score, ats, keywords, issues, sections } = report;
  return (
    <>
      <dl className="grid divide-line border-b border-line max-sm:divide-y sm:grid-cols-2 sm:divide-x">
        <MainScore label={reportTexts.score} score={score} unit={reportTexts.outOf} />
        <MainScore label={reportTexts.ats} score={ats} unit="%" />
      </dl>
      <div className="grid gap-x-12 gap-y-8 p-5 sm:p-7 lg:grid-cols-[5fr_3fr]">
        <Part title={reportTexts.issues}>
          <IssueList issues={issues} />
        </Part>
        <div className="grid content-start gap-8">
          <Part title={reportTexts.sections}>
            <dl className="divide-y divide-line border-t border-line">
              {sections.map((section) => (
                <SectionLine key={section.name} {...section} />
              ))}
            </dl>
          </Part>
          <Part title={reportTexts.keywords}>
            <Terms label={reportTexts.found} terms={keywords.found} />
            <Terms label={reportTexts.missing} terms={keywords.missing} />
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-3 font-serif text-xl font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function Terms({ label, terms }: { label: string; terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <div className="border-t border-line py-3">
      <p className="text-sm text-ink-faint">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term} className="rounded-sm border border-line px-2 py-0.5 text-sm">
            {term}
          </li>
        ))}
      </ul>
    </div>
  );
}

const TONES: Record<IssueType, BadgeTone> = { error: 'danger', warning: 'caution', success: 'accent' };
const ICONS = { error: AlertIcon, warning: InfoIcon, success: CheckIcon } satisfies Record<
  IssueType,
  unknown
>;

/** What was found and what to do about it, the faults first. */
function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul>
      {worstFirst(issues).map(({ type, title, suggestion }) => {
        const Icon = ICONS[type];
        return (
          <li key={title} className="border-t border-line py-4">
            <Badge tone={TONES[type]}>
              <Icon className="size-3.5 shrink-0" />
              {reportTexts.types[type]}
            </Badge>
            <p className="mt-1.5 font-semibold">{title}</p>
            <p className="mt-1 text-ink-soft">{suggestion}</p>
          </li>
        );
      })}
    </ul>
  );
}
