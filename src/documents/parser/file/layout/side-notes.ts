import { type Atom, atomText } from './glyph.ts';
import { countBelow, type NearHeight, nearHeight } from './positions.ts';

const MONTH =
  '(?:jan|feb|fev|fév|mar|mär|apr|abr|avr|may|mai|jun|jui|jul|aug|ago|aoû|sep|set|oct|okt|out|nov|dec|dez|déc|dic|ene|gen|mag|giu|lug|ott|lis|gru|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек)\\p{L}*\\.?';
const YEAR = "(?:(?:19|20)\\d{2}|['’]\\d{2})";
const NOW =
  "(?:present|current|currently|now|today|ongoing|heute|aktuell|actual|actualidad|actualmente|présent|aujourd[’']hui|atual|presente|oggi|heden|obecnie|nu|vandaag|nå|dato|jetzt|dziś|do chwili obecnej|teraz|nadal|(?:à )?ce jour|hoje|o momento|(?:по )?настоящее время|сейчас|н\\.\\s?в\\.|至今|现在|現在)";
const POINT = `(?:(?:\\d{1,2}\\.?\\s*)?(?:de\\s+)?${MONTH}\\s*(?:de\\s+)?${YEAR}|\\d{1,2}[./-]${YEAR}|${YEAR}[./-]\\d{1,2}|\\d{1,2}[./-]\\d{1,2}[./-](?:19|20)\\d{2}|(?:0?[1-9]|1[0-2])/\\d{2}(?!\\d)|${YEAR}|${NOW})`;
const LEAD = '(?:с|since|from|seit|depuis|desde|dal|sinds|od|expected|graduated|class of)';
/** How long it was, after the period: "(1 ano 9 meses)", in brackets or not. */
const DURATION =
  '[([]?\\d{1,2}\\s?\\p{L}{1,8}\\.?(?:[\\s,]+(?:\\p{L}{1,3}\\s)?\\d{1,2}\\s?\\p{L}{1,8}\\.?)?[)\\]]?';
const ONLY_DATE = new RegExp(
  `^[(\\[|,]?\\s*(?:${LEAD}\\s+)?(?:${MONTH}|${POINT})(?:\\s*(?:[-–—~/|,]|to|until|bis|à|al?|até|tot|do|по)\\s*(?:${MONTH}|${POINT}))*\\s*(?:[)\\]]\\s*)?(?:${DURATION})?$`,
  'iu',
);
const WITH_DATE = new RegExp(`(?:^|[\\s(|,·•])${POINT}\\)?$`, 'iu');

/** Whether a text is a date or a period and nothing else. */
export function isDate(text: string): boolean {
  return text.length <= 45 && ONLY_DATE.test(text.trim());
}

/** Whether it is short and ends with one: "Lisbon, Mar 2021 – Present". */
export function endsWithDate(text: string): boolean {
  return isDate(text) || (text.length <= 60 && WITH_DATE.test(text.trim()));
}

/** Least share of notes that must stand beside a text, so that they count as notes on it. */
const BESIDE = 0.7;
/** So many times as many lines as there are notes begin where a column of its own stands right of them. */
const OF_A_COLUMN = 2;
/** Longest note other than a date: a place, a grade. */
const NOTE_MAX = 34;

/**
 * Dates and places at an edge of the text, each on the line of what it says something of. No gutter runs between
 * the two, however many of them stand one below the other. Yields pairs: the note, and the atom beside it.
 */
export function sideNotes(atoms: readonly Atom[]): [note: Atom, beside: Atom][] {
  const texts = new Map(atoms.map((atom) => [atom, atomText(atom)]));
  const textOf = (atom: Atom) => texts.get(atom) ?? '';
  const near = nearHeight(atoms, ({ baseline }) => baseline);
  const lefts = atoms.map((atom) => atom.left).sort((a, b) => a - b);
  const beginAt = (x: number) => countBelow(lefts, x + 2) - countBelow(lefts, x - 2);
  const beside = (group: Atom[], edge: 'left' | 'right'): [Atom, Atom][] => {
    const pairs = group.flatMap((note): [Atom, Atom][] => {
      const ofColumn = ({ left }: Atom) => beginAt(left) >= OF_A_COLUMN * group.length + 2;
      const other = neighbour(note, near, edge, ofColumn);
      return other ? [[note, other]] : [];
    });
    return pairs.length >= BESIDE * group.length ? pairs : [];
  };
  // A point of a list that ends with a year is no note.
  const dates = atoms.filter((atom) => endsWithDate(textOf(atom)) && !/^[•▪◦‣]/u.test(textOf(atom)));
  const isDated = new Set(dates);
  const others = atoms.filter((atom) => !isDated.has(atom));
  const short = atoms.filter((atom) => isDated.has(atom) || textOf(atom).length <= NOTE_MAX);
  const right = sameEdge(dates, 'right').filter((group) => {
    // A column of text has texts at its left edge, whichever of them are dates.
    const start = median(group.map(({ left }) => left));
    return others.filter(({ left }) => Math.abs(left - start) < 2).length <= group.length;
  });
  const ragged = sameEdge(short, 'right').filter(
    (group) => group.length >= 2 && sameEdge(group, 'left').length > 0.6 * group.length,
  );
  const left = sameEdge(
    dates.filter((atom) => isDate(textOf(atom))),
    'left',
  ).filter((group) => group.length >= 2);
  return [
    ...[...right, ...ragged].flatMap((group) => beside(group, 'right')),
    ...left.flatMap((group) => beside(group, 'left')),
  ];
}

function sameEdge(atoms: readonly Atom[], edge: 'left' | 'right'): Atom[][] {
  const groups: Atom[][] = [];
  for (const atom of [...atoms].sort((a, b) => a[edge] - b[edge])) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && atom[edge] - last[edge] < 2) group.push(atom);
    else groups.push([atom]);
  }
  return groups;
}

/** What stands on the same line, nearest on the other side. */
function neighbour(
  note: Atom,
  near: NearHeight<Atom>,
  edge: 'left' | 'right',
  ofColumn: (atom: Atom) => boolean,
): Atom | undefined {
  const same = near(note.baseline, 0.2 * note.size).filter((atom) => atom !== note);
  if (edge === 'right') {
    if (same.some((atom) => atom.left > note.right && !ofColumn(atom))) return undefined;
    return same.filter(({ right }) => right <= note.left).sort((a, b) => b.right - a.right)[0];
  }
  if (same.some(({ right }) => right < note.left)) return undefined;
  return same.filter(({ left }) => left >= note.right).sort((a, b) => a.left - b.left)[0];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
