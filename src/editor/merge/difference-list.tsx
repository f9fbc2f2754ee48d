import type { ComponentType } from 'react';
import type { ConflictWords } from './conflict-words.ts';

/** A text of one version, beside the other version's. */
export type DifferenceSide = { name: string; text: string; other: string };

type DifferenceListProps = {
  differences: readonly ConflictWords[];
  /** So many are shown at once; more are counted. */
  shown: number;
  /** What the two versions are called. */
  mine: string;
  theirs: string;
  Side: ComponentType<DifferenceSide>;
  className: string;
};

/** In what two versions differ, field by field, one text beside the other. */
export function DifferenceList({ differences, shown, mine, theirs, Side, className }: DifferenceListProps) {
  const more = differences.length - shown;
  return (
    <>
      <ul aria-label="Differences" className={className}>
        {differences.slice(0, shown).map((difference, index) => (
          <li key={index}>
            <p className="text-sm font-semibold">{difference.name}</p>
            <div className="mt-1 grid gap-2 text-sm sm:grid-cols-2 sm:gap-3">
              <Side name={mine} text={difference.mine} other={difference.theirs} />
              <Side name={theirs} text={difference.theirs} other={difference.mine} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {more === 1 ? 'One more difference.' : `${more} more differences.`}
        </p>
      )}
    </>
  );
}
