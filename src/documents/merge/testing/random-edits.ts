/** Documents and edits at random, the same for the same seed. */
export type Random = { below(count: number): number; word(): string };

/** Numbers from a seed (mulberry32), and words that no other place holds. */
export function seeded(seed: number): Random {
  let state = seed + 0x6d2b79f5;
  let words = 0;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
  const word = () => `w${(words += 1)}${'abcdefghij'[below(10)]}`;
  return { below, word };
}

type Entry = { id: string; title: string; description: string; own?: unknown };
type Document = {
  name: string;
  summary: string;
  skills: string[];
  employment: Entry[];
  sections: { id: string; items: Entry[] }[];
  unknown: Record<string, string>;
};

export function someResume(random: Random): Document {
  return {
    name: random.word(),
    summary: someLines(random),
    skills: listOf(random, 5, () => random.word()),
    employment: listOf(random, 4, () => someEntry(random)),
    sections: listOf(random, 3, () => ({
      id: random.word(),
      items: listOf(random, 3, () => someEntry(random)),
    })),
    unknown: { a: random.word(), b: random.word() },
  };
}

/** The same with up to six changes such as people make. */
export function someEdits(document: object, random: Random): Document {
  const edited = structuredClone(document) as Document; // Made by `someResume`.
  for (let left = random.below(7); left > 0; left -= 1) edit(edited, random);
  return edited;
}

/** Every line of every text, wherever it stands. */
export function textsIn(value: unknown): Set<string> {
  const texts = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner === 'string') for (const line of inner.split('\n')) texts.add(line);
    else if (typeof inner === 'object' && inner !== null) Object.values(inner).forEach(visit);
  };
  visit(value);
  return texts;
}

function edit(document: Document, random: Random): void {
  const lists = [document.employment, ...document.sections.map(({ items }) => items)];
  const entries = lists.flat();
  const entry = entries[random.below(entries.length)];
  const list = lists[random.below(lists.length)] ?? document.employment;
  const changes = [
    () => (document.name = random.word()),
    () => (document.summary = editText(document.summary, random)),
    () => (document.unknown[random.word()] = random.word()),
    () => (document.unknown.a = random.word()),
    () => delete document.unknown.b,
    () => editList(document.skills, random, () => random.word()),
    () => editList(list, random, () => someEntry(random)),
    () => editList(document.sections, random, () => ({ id: random.word(), items: [someEntry(random)] })),
    () => entry && (entry.title = random.word()),
    () => entry && (entry.own = { n: random.word() }),
    () => entry && (entry.description = editText(entry.description, random)),
    () => entry && (entry.description = editText(entry.description, random)),
    // To another list.
    () => {
      const from = lists.find((one) => entry && one.includes(entry));
      if (!entry || !from) return;
      from.splice(from.indexOf(entry), 1);
      list.splice(random.below(list.length + 1), 0, entry);
    },
  ];
  changes[random.below(changes.length)]?.();
}

/** Adds, removes or moves one. */
function editList<T>(list: T[], random: Random, make: () => T): void {
  const at = random.below(list.length);
  const change = random.below(3);
  if (change === 0 || list.length === 0) list.splice(random.below(list.length + 1), 0, make());
  else if (change === 1) list.splice(at, 1);
  else list.splice(random.below(list.length), 0, ...list.splice(at, 1));
}

/** Rewords, adds, removes or moves one line. */
function editText(text: string, random: Random): string {
  const lines = text === '' ? [] : text.split('\n');
  if (random.below(2) === 0 && lines.length > 0) {
    const at = random.below(lines.length);
    lines[at] = `${lines[at] ?? ''} ${random.word()}`;
  } else editList(lines, random, () => someLine(random));
  return [...new Set(lines)].join('\n');
}

function someEntry(random: Random): Entry {
  return { id: random.word(), title: random.word(), description: someLines(random) };
}

function someLines(random: Random): string {
  return [...new Set(listOf(random, 5, () => someLine(random)))].join('\n');
}

/** Lines that may stand in many places. */
export const COMMON = ['', 'the same line everywhere'];

/**
 * Now and then one that occurs in other texts, too; within one text each stands once: nobody can tell which of two same
 * lines was moved, and which deleted.
 */
function someLine(random: Random): string {
  if (random.below(8) === 0) return COMMON[random.below(COMMON.length)] ?? '';
  return [random.word(), 'of', random.word(), 'and', random.word(), random.word()].join(' ');
}

function listOf<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: random.below(most + 1) }, make);
}
