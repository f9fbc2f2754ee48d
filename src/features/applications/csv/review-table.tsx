import { useMemo, useState } from 'react';
import type { ReadCsv } from '#documents/application/csv/read-csv.ts';
import { Checkbox } from '#editor/fields/checkbox.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { ApplicationRow } from '../contract.ts';
import { STAGE_NAMES } from '../content/stage-names.ts';
import { isKnown, jobOf } from './same-job.ts';
import { problemText } from './problem-texts.ts';
import { useBringing, type RefusedRow } from './use-bringing.ts';

type ReviewTableProps = {
  read: Exclude<ReadCsv, { refused: unknown }>;
  /** Those that there are. */
  rows: readonly ApplicationRow[];
  onClose: () => void;
};

/** What a table holds: what will be added, what is odd in it, and how far adding it has come. */
export function ReviewTable({ read, rows, onClose }: ReviewTableProps) {
  const { applications, problems } = read;
  const [withKnown, setWithKnown] = useState(false);
  // What is added becomes one of those that there are.
  const [before] = useState(() => new Set(rows.map(jobOf).filter((job) => job !== undefined)));
  const fresh = useMemo(
    () => applications.filter((one) => !isKnown(before, { ...one.data, title: one.title })),
    [applications, before],
  );
  const known = applications.length - fresh.length;
  const chosen = withKnown ? applications : fresh;
  const { bring, done, added, refused, isRunning, problem } = useBringing();
  const isDone = done > 0 && done === chosen.length;
  return (
    <div className="space-y-4">
      <p role="status">{statusText(chosen.length, added, isRunning, isDone)}</p>
      {(isRunning || done > 0) && (
        <progress
          aria-label="Applications added"
          className="h-3 w-full accent-accent"
          max={chosen.length}
          value={done}
        />
      )}
      {known > 0 && done === 0 && !isRunning && (
        <Checkbox
          label={`Also add ${known === 1 ? 'the one' : `the ${known}`} with a position and employer that you have already`}
          checked={withKnown}
          onChange={setWithKnown}
        />
      )}
      {done === 0 && !isRunning && chosen.length > 0 && (
        <ol
          aria-label="What will be added"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by key.
          tabIndex={0}
          className="max-h-64 overflow-y-auto rounded-md border border-line"
        >
          {chosen.map(({ row, title, data }) => (
            <li key={row} className="flex gap-3 border-b border-line px-3 py-1.5 text-sm last:border-b-0">
              <span className="min-w-0 grow wrap-anywhere">{title}</span>
              <span className="shrink-0 text-ink-soft">{STAGE_NAMES[data.stage]}</span>
            </li>
          ))}
        </ol>
      )}
      {refused.length > 0 && <Refused rows={refused} />}
      {problems.length > 0 && <Problems texts={problems.map(problemText)} />}
      {problem && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>
          {isDone ? 'Close' : 'Cancel'}
        </Button>
        {!isDone && chosen.length > 0 && (
          <Button busy={isRunning} busyLabel="Adding..." onClick={() => void bring(chosen)}>
            {done > 0 ? 'Go on' : `Add ${chosen.length}`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What the server did not take: it is left out, and the rest goes on. */
function Refused({ rows }: { rows: readonly RefusedRow[] }) {
  return (
    <div role="status" className="rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">
      <p className="font-semibold">
        {rows.length === 1 ? 'One application was' : `${rows.length} applications were`} not taken, and left
        out:
      </p>
      <ul className="mt-1 max-h-48 space-y-1 overflow-y-auto">
        {rows.map(({ row, title, message }) => (
          <li key={row} className="wrap-anywhere">
            Row {row}, “{title}”: {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Problems({ texts }: { texts: readonly string[] }) {
  return (
    <details open={texts.length <= 5} className="rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {texts.length === 1 ? 'One thing is' : `${texts.length} things are`} odd in this table
      </summary>
      <ul className="mt-2 max-h-48 space-y-1 overflow-y-auto">
        {texts.map((text, at) => (
          <li key={at} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

function statusText(count: number, added: number, isRunning: boolean, isDone: boolean): string {
  if (isDone) return `${added === 1 ? 'One application was' : `${added} applications were`} added.`;
  if (isRunning || added > 0) return `${added} of ${count} added.`;
  if (count === 0) return 'There is nothing new in this table.';
  return count === 1 ? 'One application will be added.' : `${count} applications will be added.`;
}
