import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { AlertIcon, CheckIcon, InfoIcon } from '#ui/display/icons.tsx';
import { reportTexts } from '../content/report-texts.ts';
import { byUrgency, type Issue, type IssueType } from './report.ts';

const TONES: Record<IssueType, BadgeTone> = { error: 'danger', warning: 'caution', success: 'accent' };
const ICONS = { error: AlertIcon, warning: InfoIcon, success: CheckIcon } satisfies Record<
  IssueType,
  unknown
>;

/** What was found and what to do about it, the faults first. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  return (
    <ul>
      {byUrgency(issues).map(({ type, title, suggestion }) => {
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
