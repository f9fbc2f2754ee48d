import { memo } from 'react';
import type { ApplicationRow } from '../contract.ts';
import { CLOSED_REASON_NAMES, STAGE_NAMES } from '../content/stage-names.ts';
import { ApplicationLink } from './application-link.tsx';
import { besides, headingOf, nameOf } from './row-names.ts';
import { RowMarks } from './row-marks.tsx';
import { ReasonSelect, StageSelect } from './stage-select.tsx';
import { toStage, type RowChange } from './stage-change.ts';

export type ChangeApplication = (row: ApplicationRow, change: RowChange, told: string) => void;

type RowProps = {
  row: ApplicationRow;
  /** Today, `YYYY-MM-DD`. */
  today: string;
  isUnsaved: boolean;
  onChange: ChangeApplication;
  onTag: (tag: string) => void;
};

/** So many tags of one are shown in its row; the page of the application has them all. */
const TAGS_SHOWN = 6;

/** One application in the list. What is out of sight is not laid out: hundreds of rows open as fast as a few. */
export const ApplicationItem = memo(function ApplicationItem(props: RowProps) {
  const { row, today, isUnsaved, onChange, onTag } = props;
  const { tags, stage } = row;
  const name = nameOf(row);
  return (
    <li
      data-application={row.id}
      className="grid grid-cols-[1fr_9.5rem] items-start gap-x-4 gap-y-2 border-b border-line py-3 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto] sm:grid-cols-[1fr_11rem] lg:grid-cols-[1fr_22rem_11rem]"
    >
      <div className="min-w-0">
        <p className="-m-1 line-clamp-3 p-1 wrap-anywhere">
          <ApplicationLink id={row.id} className="font-semibold text-ink hover:text-accent">
            {headingOf(row)}
          </ApplicationLink>
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{besides(row)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm max-lg:order-1 max-lg:col-span-2 max-lg:empty:hidden">
        <RowMarks row={row} today={today} isUnsaved={isUnsaved} />
        {tags.slice(0, TAGS_SHOWN).map((tag) => (
          <button
            key={tag}
            type="button"
            aria-label={`Tag ${tag}: show those alone`}
            onClick={() => onTag(tag)}
            className="inline-flex min-h-6 max-w-full items-center rounded-full border border-edge px-2 text-xs hover:border-accent hover:text-accent"
          >
            <span className="truncate">{tag}</span>
          </button>
        ))}
        {tags.length > TAGS_SHOWN && (
          <span className="text-xs text-ink-soft">and {tags.length - TAGS_SHOWN} more tags</span>
        )}
      </div>
      <div className="grid min-w-0 gap-2">
        <StageSelect
          stage={stage}
          label={`Stage of ${name}`}
          onStage={(next) => onChange(row, toStage(next, row, new Date()), `${name}: ${STAGE_NAMES[next]}`)}
        />
        {stage === 'closed' && (
          <ReasonSelect
            reason={row.closedReason}
            label={`Why ${name} is closed`}
            onReason={(closedReason) =>
              onChange(row, { closedReason }, `${name}: ${CLOSED_REASON_NAMES[closedReason]}`)
            }
          />
        )}
      </div>
    </li>
  );
});
