import type { Reading } from './read-part.ts';
import { type Field, FIELDS, recall, type Score, share, sum } from './score.ts';

/** What is one value a resume is counted by hits, lists by hits and by what was made up. */
const LISTS: ReadonlySet<Field> = new Set([
  'links',
  'jobs',
  'education',
  'skills',
  'languages',
  'certificates',
  'sections',
]);

/** A field's figure, 0 to 1: F1 for lists, else the share of hits. */
export function figure(field: Field, score: Score): number {
  return LISTS.has(field) ? share(score) : recall(score);
}

/** Figures by producer, columns and language, as a table in Markdown. */
export function tableOf(readings: readonly Reading[]): string {
  const rows: [string, readonly Reading[]][] = [
    ['all', readings],
    ['one column', readings.filter(({ sample }) => sample.columns === 1)],
    ['two columns', readings.filter(({ sample }) => sample.columns === 2)],
    ...groups(readings, ({ sample }) => sample.producer),
    ...groups(readings, ({ sample }) => sample.truth.language),
  ];
  const head = ['', 'files', ...FIELDS];
  const body = rows.map(([name, of]) => {
    const scores = sum(of.map(({ scores: own }) => own));
    const figures = FIELDS.map((field) =>
      scores[field].of === 0 ? '' : `${Math.round(100 * figure(field, scores[field]))}`,
    );
    return [name, `${of.length}`, ...figures];
  });
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join(
    '\n',
  );
}

function groups(
  readings: readonly Reading[],
  key: (reading: Reading) => string,
): [string, readonly Reading[]][] {
  return [...Map.groupBy(readings, key)].sort(([a], [b]) => a.localeCompare(b));
}
