import { useState, type ReactNode, useId } from 'react';
import { type Passed, SEVERITIES } from '#documents/checks/finding.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { reportTexts } from '../content/report-texts.ts';
import { Doubts } from './doubts.tsx';
import { FindingCard } from './finding-card.tsx';
import { countBy, passes, type Filter, type NamedDoubt, type NamedFinding } from './findings-filter.ts';
import { CheckIcon } from '#ui/display/icons.tsx';

type FindingsProps = {
  findings: readonly NamedFinding[];
  doubts: readonly NamedDoubt[];
  passed: readonly Passed[];
  file: ParsedFile;
  /** What more can be looked for. */
  children?: ReactNode;
};

/** The heading of all findings. */
export const FINDINGS_TITLE = 'findings-title';

/** All that was found, the gravest first, and what is in order below it. */
export function Findings({ findings, doubts, passed, file, children }: FindingsProps) {
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
      <Doubts doubts={doubts} file={file} />
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

type FilterRowProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value | null; label: string; count: number }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** One of a few kinds, each with how many there are. */
function FilterRow<Value extends string>({ legend, options, value, onChange }: FilterRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value ?? ''}
            className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="visually-hidden"
            />
            {option.label} <span className="text-ink-faint tabular-nums">{option.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What was looked at and is in order, folded away: it needs no doing. */
function PassedList({ passed }: { passed: readonly Passed[] }) {
  if (passed.length === 0) return null;
  return (
    <details className="mt-8 rounded-md border border-line bg-sheet">
      <summary className="px-4 py-3 font-semibold text-accent">{reportTexts.inOrder(passed.length)}</summary>
      <ul className="grid gap-x-6 gap-y-1.5 px-4 pb-4 text-sm sm:grid-cols-2">
        {passed.map(({ check, title }) => (
          <li key={check} className="flex gap-2">
            <CheckIcon className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {title}
          </li>
        ))}
      </ul>
    </details>
  );
}
