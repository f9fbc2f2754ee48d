import type { Package } from './package.ts';
import { childNamed, childrenNamed, valueOf, type XmlElement } from './xml.ts';

/** Gives each item of a list its bullet or number, in the order of the document. */
export type Numbering = (list: { id: string; level: number }) => string;

type Level = { format: string; text: string; start: number };

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
  const counts = new Map<string, number>();
  return ({ id, level }) => {
    if (id === '0') return '';
    const found = lists.get(id)?.get(level);
    if (!found || found.format === 'bullet') return found ? bulletOf(found.text) : '•';
    if (found.format === 'none') return '';
    const key = `${id} ${level}`;
    const count = (counts.get(key) ?? found.start - 1) + 1;
    counts.set(key, count);
    for (const other of [...counts.keys()]) {
      const [list, depth] = other.split(' ');
      if (list === id && Number(depth) > level) counts.delete(other);
    }
    return found.text.replace(/%\d/g, (sign) => {
      const at = Number(sign.slice(1)) - 1;
      return inFormat(at === level ? count : (counts.get(`${id} ${at}`) ?? 1), found.format);
    });
  };
}

function levelsOf(list: XmlElement): Map<number, Level> {
  return new Map(
    childrenNamed(list, 'lvl').map((level) => [
      Number(level.attributes.ilvl ?? 0),
      {
        format: valueOf(level, 'numFmt') ?? 'decimal',
        text: valueOf(level, 'lvlText') ?? '',
        start: Number(valueOf(level, 'start') ?? 1) || 1,
      },
    ]),
  );
}

/** Signs of symbol fonts have no names of their own; what they show is a bullet. */
function bulletOf(text: string): string {
  return text === '' || /[\p{Co}o§Øüv¨]/u.test(text) ? '•' : text;
}

function inFormat(count: number, format: string): string {
  if (format.endsWith('Letter')) {
    const letter = String.fromCharCode(97 + ((count - 1) % 26));
    return format.startsWith('upper') ? letter.toUpperCase() : letter;
  }
  if (!format.endsWith('Roman')) return String(count);
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
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];
