import { useId } from 'react';
import type { Figures } from '#documents/application/figures.ts';

const COLUMNS = [
  { name: 'sent', label: 'Sent', fill: 'fill-ink-faint' },
  { name: 'answered', label: 'Answered', fill: 'fill-accent' },
  { name: 'interviews', label: 'Interviews', fill: 'fill-accent-deep' },
] as const;

type FigureTableProps = {
  title: string;
  /** What the rows are. */
  head: string;
  rows: readonly { key: string; name: string; counts: Figures }[];
};

/** Counts as numbers, each with a bar as long as its share of the largest one. */
export function FigureTable({ title, head, rows }: FigureTableProps) {
  const heading = useId();
  const most = Math.max(1, ...rows.map(({ counts }) => counts.sent));
  return (
    <>
      <h2 id={heading} className="mb-3 text-xl">
        {title}
      </h2>
      <table aria-labelledby={heading} className="w-full table-fixed text-xs sm:text-sm">
        <thead>
          <tr className="text-left text-ink-soft">
            <th scope="col" className="w-[28%] py-1 pr-1 font-semibold sm:w-1/3 sm:pr-2">
              {head}
            </th>
            {COLUMNS.map(({ name, label }) => (
              <th key={name} scope="col" className="py-1 pr-1 font-semibold sm:pr-2">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name: row, counts }) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-1 text-left sm:pr-2 font-semibold wrap-anywhere">
                {row}
              </th>
              {COLUMNS.map(({ name, fill }) => (
                <td key={name} className="py-2 pr-1 sm:pr-2">
                  {counts[name]}
                  <Bar share={counts[name] / most} fill={fill} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Bar({ share, fill }: { share: number; fill: string }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="mt-1 h-2 w-full"
    >
      <rect width="100" height="8" className="fill-desk" />
      <rect width={100 * share} height="8" className={fill} />
    </svg>
  );
}
