import type { Severity } from '#documents/checks/finding.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { reportTexts } from '../content/report-texts.ts';
import { canBeShown, useMarks } from '../pages/marks.ts';
import type { NamedFinding } from './findings-filter.ts';

const LOOKS: Record<Severity, { tone: BadgeTone; edge: string }> = {
  fatal: { tone: 'danger', edge: 'border-l-danger' },
  high: { tone: 'danger', edge: 'border-l-danger' },
  medium: { tone: 'caution', edge: 'border-l-caution-edge' },
  low: { tone: 'plain', edge: 'border-l-edge' },
};

/** More quotations than these make a list that nobody reads. */
const QUOTES = 3;

/** One finding: what it is, what to do about it, why, and where. */
export function FindingCard({ finding, file }: { finding: NamedFinding; file: ParsedFile }) {
  const { active, show } = useMarks();
  const { id, severity, group, title, suggestion, why, reference, places } = finding;
  const { tone, edge } = LOOKS[severity];
  const isActive = active === id;
  const quotes = places.filter(({ snippet }) => snippet.trim() !== '');
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
      {quotes.length > 0 && (
        <ul className="mt-2 grid gap-1 border-l-2 border-line pl-3 text-sm text-ink-soft">
          {quotes.slice(0, QUOTES).map(({ snippet }, index) => (
            <li key={index} className="line-clamp-2 break-words">
              “{snippet}”
            </li>
          ))}
          {quotes.length > QUOTES && (
            <li className="text-ink-faint">{reportTexts.morePlaces(quotes.length - QUOTES)}</li>
          )}
        </ul>
      )}
      <p className="mt-2 text-sm text-ink-faint">
        {why}{' '}
        {reference && (
          <a href={reference.url} rel="noreferrer" className="underline">
            {reportTexts.source}: {reference.title}
          </a>
        )}
      </p>
      {canBeShown(places, file) && (
        <Button
          size="small"
          variant="secondary"
          className="mt-3 print:hidden"
          aria-pressed={isActive}
          aria-label={reportTexts.showWhereOf(title)}
          onClick={() => show(id)}
        >
          {reportTexts.showWhere}
        </Button>
      )}
    </li>
  );
}
