import type { Severity } from '#documents/checks/finding.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { reportTexts } from '../content/report-texts.ts';
import { useMarks } from '#editor/file-pages/marks.ts';
import type { NamedFinding } from './findings-filter.ts';
import { Quotes, ShowWhere } from './places.tsx';

const LOOKS: Record<Severity, { tone: BadgeTone; edge: string }> = {
  fatal: { tone: 'danger', edge: 'border-l-danger' },
  high: { tone: 'danger', edge: 'border-l-danger' },
  medium: { tone: 'caution', edge: 'border-l-caution-edge' },
  low: { tone: 'plain', edge: 'border-l-edge' },
};

/** One finding: what it is, what to do about it, why, and where. */
export function FindingCard({ finding, file }: { finding: NamedFinding; file: ParsedFile }) {
  const { active } = useMarks();
  const { id, severity, group, title, suggestion, why, reference, places } = finding;
  const { tone, edge } = LOOKS[severity];
  const isActive = active === id;
  return (
    <li
      id={id}
      tabIndex={-1}
      className={classNames(
        'scroll-mt-24 break-inside-avoid rounded-md border border-l-4 border-line bg-sheet p-4',
        edge,
        isActive && 'outline-2 outline-accent',
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        <Badge tone={tone}>{reportTexts.severities[severity].badge}</Badge>
        {reportTexts.groups[group]}
      </p>
      <h4 className="mt-1.5 text-base font-semibold">{title}</h4>
      <p className="mt-1.5 text-sm">{suggestion}</p>
      <Quotes places={places} />
      <p className="mt-2 text-sm text-ink-faint">
        {why}{' '}
        {reference && (
          <a href={reference.url} rel="noreferrer" className="underline">
            {reportTexts.source}: {reference.title}
          </a>
        )}
      </p>
      <ShowWhere id={id} title={title} places={places} file={file} />
    </li>
  );
}
