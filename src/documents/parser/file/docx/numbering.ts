import type { Package } from './package.ts';
import { LABEL_MAX } from '../text-limits.ts';
import { childNamed, childrenNamed, valueOf, type XmlElement } from './xml.ts';

/** Gives each item of a list its bullet or number, in the order of the document. */
export type Numbering = (list: { id: string; level: number }) => string;

type Level = { format: string; text: string; start: number };

/** Deepest level of a list, and the largest number that an item may have, as Word has them. */
const LEVEL_MAX = 8;
const NUMBER_MAX = 32_767;
/** Roman numerals go no further: from here on thousands would be written one by one. */
const ROMAN_MAX = 3_999;

export function readNumbering({ main, part, references }: Package): Numbering {
  const target = [...references(main).values()].find(({ type }) => type.endsWith('/numbering'))?.target;
  const file = childNamed(target === undefined ? undefined : part(target), 'numbering');
  const abstract = new Map(
    childrenNamed(file, 'abstractNum').map((list) => [list.attributes.abstractNumId ?? '', levelsOf(list)]),
  );
  const lists = new Map(
    childrenNamed(file, 'num').map((list) => [
      list.attributes.numId ?? '',
      abstract.get(valueOf(list, 'abstractNumId') ?? '') ?? new Map<number, Level>(),
    ]),
  );
  /** By list: the number of its last item on each level. */
  const counts = new Map<string, number[]>();
  return ({ id, level }) => {
    if (id === '0') return '';
    const found = lists.get(id)?.get(level);
    if (!found || found.format === 'bullet') return found ? bulletOf(found.text) : '•';
    if (found.format === 'none') return '';
    const theirs = counts.get(id) ?? [];
    counts.set(id, theirs);
    const count = Math.min((theirs[level] ?? found.start - 1) + 1, NUMBER_MAX);
    theirs[level] = count;
    // What is deeper begins anew.
    theirs.length = level + 1;
    const label = found.text.replace(/%\d/g, (sign) => {
      const at = Number(sign.slice(1)) - 1;
      return inFormat(at === level ? count : (theirs[at] ?? 1), found.format);
    });
    return label.slice(0, LABEL_MAX);
  };
}

function levelsOf(list: XmlElement): Map<number, Level> {
  const levels = childrenNamed(list, 'lvl').map((level): [number, Level] => [
    Number(level.attributes.ilvl ?? 0),
    {
      format: valueOf(level, 'numFmt') ?? 'decimal',
      // Longer than a label it would say the same number over and over.
      text: (valueOf(level, 'lvlText') ?? '').slice(0, LABEL_MAX),
      start: startOf(level),
    },
  ]);
  return new Map(levels.filter(([at]) => Number.isInteger(at) && at >= 0 && at <= LEVEL_MAX));
}

function startOf(level: XmlElement): number {
  const start = Number(valueOf(level, 'start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= NUMBER_MAX ? start : 1;
}

/** Signs of symbol fonts have no names of their own; what they show is a bullet. */
function bulletOf(text: string): string {
  return text === '' || /[\p{Co}o§Øüv¨]/u.test(text) ? '•' : text;
}

function inFormat(count: number, format: string): string {
  // Neither has a sign for nothing.
  if (count < 1) return String(count);
  if (format.endsWith('Letter')) {
    const letter = String.fromCharCode(97 + ((count - 1) % 26));
    return format.startsWith('upper') ? letter.toUpperCase() : letter;
  }
  if (!format.endsWith('Roman') || count > ROMAN_MAX) return String(count);
  const roman = ROMAN.reduce(
    ({ text, rest }, [sign, value]) => {
      const times = Math.floor(rest / value);
      return { text: text + sign.repeat(times), rest: rest - times * value };
    },
    { text: '', rest: count },
  ).text;
  return format.startsWith('upper') ? roman.toUpperCase() : roman;
}

const ROMAN: readonly (readonly [string, number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];
