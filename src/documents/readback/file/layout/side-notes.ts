import { type Atom, atomText } from './glyph.ts';

const MONTH =
  '(?:jan|feb|fev|fév|mar|mär|apr|abr|avr|may|mai|jun|jui|jul|aug|ago|aoû|sep|set|oct|okt|out|nov|dec|dez|déc|dic|ene|gen|mag|giu|lug|ott|lis|gru|sty|lut|kwi|maj|cze|lip|sie|wrz|paź)\\p{L}*\\.?';
const YEAR = "(?:(?:19|20)\\d{2}|['’]\\d{2})";
const NOW =
  "(?:present|current|currently|now|today|ongoing|heute|aktuell|actual|actualidad|actualmente|présent|aujourd[’']hui|atual|presente|oggi|heden|obecnie|nu|nå|至今|现在|現在)";
const POINT = `(?:(?:\\d{1,2}\\.?\\s*)?(?:de\\s+)?${MONTH}\\s*(?:de\\s+)?${YEAR}|\\d{1,2}[./-]${YEAR}|${YEAR}[./-]\\d{1,2}|${YEAR}|${NOW})`;
const LEAD = '(?:since|from|seit|depuis|desde|dal|sinds|od|expected|graduated|class of)';
const ONLY_DATE = new RegExp(
  `^[(\\[|,]?\\s*(?:${LEAD}\\s+)?(?:${MONTH}|${POINT})(?:\\s*(?:[-–—~/|,]|to|until|bis|à|al?|até|tot|do)\\s*(?:${MONTH}|${POINT}))*\\s*[)\\]]?$`,
  'iu',
);
const WITH_DATE = new RegExp(`(?:^|[\\s(|,·•])${POINT}\\)?$`, 'iu');

/** Whether a text is a date or a period and nothing else. */
export function isDate(text: string): boolean {
  return text.length <= 45 && ONLY_DATE.test(text.trim());
}

/** Whether it is short and ends with one: "Lisbon, Mar 2021 – Present". */
export function endsWithDate(text: string): boolean {
  return text.length <= 60 && WITH_DATE.test(text.trim());
}

/** Least share of such dates that must stand beside a text, so that they count as notes on it. */
const BESIDE = 0.7;

/**
 * Dates at an edge of the text, each on the line of what it dates. No gutter runs between the two, however many
 * of them stand one below the other. Yields pairs: the date, and the atom beside it.
 */
export function sideNotes(atoms: readonly Atom[]): [note: Atom, beside: Atom][] {
  const dates = atoms.filter((atom) => endsWithDate(atomText(atom)));
  const others = atoms.filter((atom) => !dates.includes(atom));
  const pairs: [Atom, Atom][] = [];
  for (const edge of ['right', 'left'] as const) {
    for (const group of sameEdge(dates, edge)) {
      // A column of text has texts at its left edge, whichever of them are dates.
      const start = median(group.map(({ left }) => left));
      const texts = others.filter(({ left }) => Math.abs(left - start) < 2).length;
      if (edge === 'right' && texts > group.length) continue;
      const found = group.map((note): [Atom, Atom | undefined] => [note, neighbour(note, atoms, edge)]);
      const beside = found.filter((pair): pair is [Atom, Atom] => pair[1] !== undefined);
      if (beside.length < BESIDE * group.length) continue;
      if (edge === 'left' && (group.length < 2 || !beside.every(([note]) => isDate(atomText(note)))))
        continue;
      pairs.push(...beside);
    }
  }
  return pairs;
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
function neighbour(note: Atom, atoms: readonly Atom[], edge: 'left' | 'right'): Atom | undefined {
  const same = atoms.filter(
    (atom) => atom !== note && Math.abs(atom.baseline - note.baseline) < 0.2 * note.size,
  );
  if (edge === 'right') {
    if (same.some(({ left }) => left > note.right)) return undefined;
    return same.filter(({ right }) => right <= note.left).sort((a, b) => b.right - a.right)[0];
  }
  if (same.some(({ right }) => right < note.left)) return undefined;
  return same.filter(({ left }) => left >= note.right).sort((a, b) => a.left - b.left)[0];
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
