import { valuesIn, type Fields, type Values } from '../fields.ts';
import { partAt } from '../filled-fields.ts';
import { HIDDEN_LINES_MAX } from '../limits.ts';
import type { PrintedField } from '../render/print-job.ts';
import { joinHiddenLines, partHiddenLines, type HiddenLine } from '../text/hidden-lines.ts';
import { plainWords } from '../text/marks.ts';

/** A line of a long text that can be kept without being printed. */
export type LineToHide = {
  /** Of its text. */
  path: string;
  /** Its place among the lines of the text, from 0. */
  line: number;
  /** As it is read, without its bullet. */
  text: string;
};

type Place = { text: string; hidden: readonly HiddenLine[]; hiddenName: string };

/** Every line that can be hidden, from the end of the printed document to its beginning. */
export function linesToHide(fields: Fields, data: Values, printed: readonly PrintedField[]): LineToHide[] {
  const paths = [...new Set(printed.map(({ path }) => path))];
  return paths
    .flatMap((path) => {
      const place = placeAt(fields, data, path);
      if (!place || place.hidden.length >= HIDDEN_LINES_MAX) return [];
      return place.text.split('\n').flatMap((line, number): LineToHide[] => {
        const text = plainWords(line.replace(/^\s*[-*•]\s+/, '')).trim();
        return text === '' ? [] : [{ path, line: number, text }];
      });
    })
    .toReversed();
}

/** A document without those lines in print; they stay in it. */
export function withLinesHidden<Data extends Values>(
  fields: Fields,
  data: Data,
  lines: readonly LineToHide[],
): Data {
  let changed = data;
  for (const path of new Set(lines.map((line) => line.path))) {
    const place = placeAt(fields, data, path);
    if (!place) continue;
    const gone = new Set(lines.flatMap((each) => (each.path === path ? each.line : [])));
    let number = -1;
    const flagged = joinHiddenLines(place.text, place.hidden).map((line) => {
      if (line.hidden) return line;
      number += 1;
      return gone.has(number) ? { ...line, hidden: true } : line;
    });
    const { text, hidden } = partHiddenLines(flagged);
    changed = withAt(changed, path, { [lastOf(path)]: text, [place.hiddenName]: hidden });
  }
  return changed;
}

function placeAt(fields: Fields, data: Values, path: string): Place | undefined {
  const part = partAt(fields, path)?.part;
  if (part?.kind !== 'text' || part.hiddenLines === undefined) return undefined;
  const within = parentOf(path).reduce<unknown>((value, name) => valuesIn(value)[name], data);
  const { [lastOf(path)]: text, [part.hiddenLines]: hidden } = valuesIn(within);
  if (typeof text !== 'string' || text === '') return undefined;
  // What the table says of hidden lines.
  const lines = Array.isArray(hidden) ? (hidden as HiddenLine[]) : [];
  return { text, hidden: lines, hiddenName: part.hiddenLines };
}

/** The same data with other values beside the one at a path. */
function withAt<Root>(root: Root, path: string, values: Values): Root {
  const [name, ...rest] = path.split('.');
  if (name === undefined || rest.length === 0) return { ...root, ...values };
  const inner = withAt(valuesIn(root)[name], rest.join('.'), values);
  // A copy with one part changed is of the same type; lists stay lists.
  return (Array.isArray(root) ? root.with(Number(name), inner) : { ...root, [name]: inner }) as Root;
}

const parentOf = (path: string) => path.split('.').slice(0, -1);
const lastOf = (path: string) => path.split('.').at(-1) ?? '';
