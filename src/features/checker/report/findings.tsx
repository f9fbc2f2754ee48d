import { useState, type ReactNode } from 'react';
import type { Passed } from '#documents/checks/finding.ts';
import { SEVERITIES } from '#documents/checks/report/order.ts';
import type { ReadFile } from '#documents/readback/read-file.ts';
import { reportTexts } from '../content/report-texts.ts';
import { FilterRow } from './filter-row.tsx';
import { FindingCard } from './finding-card.tsx';
import { countBy, passes, type Filter, type NamedFinding } from './findings-filter.ts';
import { PassedList } from './passed-list.tsx';

type FindingsProps = {
  findings: readonly NamedFinding[];
  passed: readonly Passed[];
  file: ReadFile;
  /** What more can be looked for. */
  children?: ReactNode;
};

/** The heading of all findings. */
export const FINDINGS_TITLE = 'findings-title';

/** All that was found, the gravest first, and what is in order below it. */
export function Findings({ findings, passed, file, children }: FindingsProps) {
  const [filter, setFilter] = useState<Filter>({ severity: null, group: null });
  const shown = findings.filter(passes(filter));
  return (
    <section aria-labelledby={FINDINGS_TITLE}>
      <h2 id={FINDINGS_TITLE} tabIndex={-1} className="text-2xl outline-none">
        {reportTexts.findings}
      </h2>
      {children}
      {findings.length === 0 ? (
        <p className="mt-3 text-ink-soft">{reportTexts.noFindings}</p>
      ) : (
        <>
          <Filters findings={findings} filter={filter} onChange={setFilter} />
          <span role="status" className="visually-hidden">
            {reportTexts.shown(shown.length, findings.length)}
          </span>
          {shown.length === 0 && <p className="mt-6 text-ink-soft">{reportTexts.nothingShown}</p>}
          {SEVERITIES.map((severity) => {
            const grave = shown.filter((finding) => finding.severity === severity);
            if (grave.length === 0) return null;
            return (
              <section key={severity} aria-labelledby={`severity-${severity}`} className="mt-7">
                <h3 id={`severity-${severity}`} className="small-caps font-sans text-ink-faint">
                  {reportTexts.severities[severity].heading} · {grave.length}
                </h3>
                <ul className="mt-2 grid gap-3">
                  {grave.map((finding) => (
                    <FindingCard key={finding.id} finding={finding} file={file} />
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      )}
      <PassedList passed={passed} />
    </section>
  );
}

type FiltersProps = {
  findings: readonly NamedFinding[];
  filter: Filter;
  onChange: (filter: Filter) => void;
};

function Filters({ findings, filter, onChange }: FiltersProps) {
  const bySeverity = countBy(findings, ({ severity }) => severity);
  const byGroup = countBy(findings, ({ group }) => group);
  const all = { value: null, label: reportTexts.all, count: findings.length };
  return (
    <div className="mt-4 grid gap-2 print:hidden">
      {bySeverity.size > 1 && (
        <FilterRow
          legend={reportTexts.filterSeverity}
          value={filter.severity}
          onChange={(severity) => onChange({ ...filter, severity })}
          options={[
            all,
            ...SEVERITIES.flatMap((value) => {
              const count = bySeverity.get(value);
              return count ? [{ value, label: reportTexts.severities[value].badge, count }] : [];
            }),
          ]}
        />
      )}
      {byGroup.size > 1 && (
        <FilterRow
          legend={reportTexts.filterGroup}
          value={filter.group}
          onChange={(group) => onChange({ ...filter, group })}
          options={[
            { ...all, label: reportTexts.allKinds },
            ...[...byGroup].map(([value, count]) => ({ value, label: reportTexts.groups[value], count })),
          ]}
        />
      )}
    </div>
  );
}
