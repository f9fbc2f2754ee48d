import {
  joinHiddenLines,
  partHiddenLines,
  type FlaggedLine,
  type HiddenLine,
} from '../../text/hidden-lines.ts';

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

type Role = { id: string; title: string; description: string; hiddenLines: HiddenLine[]; hidden: boolean };
type Entry = Role & { roles: Role[]; own?: unknown };
type Document = {
  name: string;
  personalInfo: { preferredName: string; facts: { id: string; label: string }[] };
  summary: string;
  hiddenSummaryLines: HiddenLine[];
  skills: string[];
  skillGroups: { id: string; name: string; skills: string[] }[];
  employment: Entry[];
  sections: { id: string; items: Entry[] }[];
  order: { id: string; heading: string; newPage: boolean }[];
  unknown: Record<string, string>;
};

export function someResume(random: Random): Document {
  const { text, hidden } = someText(random);
  const sections = listOf(random, 3, () => ({
    id: random.word(),
    items: listOf(random, 3, () => someEntry(random)),
  }));
  const ordered = ['skills', 'summary', ...sections.map(({ id }) => id)];
  return {
    name: random.word(),
    personalInfo: { preferredName: random.word(), facts: listOf(random, 2, () => someFact(random)) },
    summary: text,
    hiddenSummaryLines: hidden,
    skills: listOf(random, 5, () => random.word()),
    skillGroups: listOf(random, 3, () => someGroup(random)),
    employment: listOf(random, 4, () => someEntry(random)),
    sections,
    order: ordered.slice(random.below(ordered.length + 1)).map((id) => somePlace(id, random)),
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
  const role = entry?.roles[random.below(entry.roles.length)];
  const group = document.skillGroups[random.below(document.skillGroups.length)];
  const place = document.order[random.below(document.order.length)];
  const { facts } = document.personalInfo;
  const [text, hiddenLines] = ['summary', 'hiddenSummaryLines'] as const;
  const changes = [
    () => (document.name = random.word()),
    () => (document.personalInfo.preferredName = random.word()),
    () => editList(facts, random, () => someFact(random)),
    () => {
      const edited = editText({ text: document[text], hidden: document[hiddenLines] }, random);
      [document[text], document[hiddenLines]] = [edited.text, edited.hidden];
    },
    () => editList(document.skillGroups, random, () => someGroup(random)),
    () => group && editList(group.skills, random, () => random.word()),
    () => group && (group.name = random.word()),
    () => editList(document.order, random, () => somePlace(random.word(), random)),
    () => place && (place.heading = random.word()),
    () => place && (place.newPage = !place.newPage),
    () => entry && editList(entry.roles, random, () => someRole(random)),
    () => role && editDescription(role, random),
    () => role && (role.title = random.word()),
    () => role && (role.hidden = !role.hidden),
    () => entry && (entry.hidden = !entry.hidden),
    () => (document.unknown[random.word()] = random.word()),
    () => (document.unknown.a = random.word()),
    () => delete document.unknown.b,
    () => editList(document.skills, random, () => random.word()),
    () => editList(list, random, () => someEntry(random)),
    () => editList(document.sections, random, () => ({ id: random.word(), items: [someEntry(random)] })),
    () => entry && (entry.title = random.word()),
    () => entry && (entry.own = { n: random.word() }),
    () => entry && editDescription(entry, random),
    () => entry && editDescription(entry, random),
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

type Text = { text: string; hidden: HiddenLine[] };

function editDescription(role: Role, random: Random): void {
  const edited = editText({ text: role.description, hidden: role.hiddenLines }, random);
  [role.description, role.hiddenLines] = [edited.text, edited.hidden];
}

/** Rewords, hides or shows, adds, removes or moves one line. */
function editText({ text, hidden }: Text, random: Random): Text {
  const lines = joinHiddenLines(text, hidden);
  const line = lines[random.below(lines.length)];
  const change = random.below(5);
  if (change < 2 && line) line.text += ` ${random.word()}`;
  else if (change === 2 && line) line.hidden = !line.hidden;
  else editList(lines, random, () => ({ text: someLine(random), hidden: random.below(6) === 0 }));
  return writtenOnce(lines);
}

function writtenOnce(lines: readonly FlaggedLine[]): Text {
  return partHiddenLines([...new Map(lines.map((line) => [line.text, line])).values()]);
}

function someEntry(random: Random): Entry {
  return { ...someRole(random), roles: listOf(random, 2, () => someRole(random)) };
}

function someRole(random: Random): Role {
  const { text, hidden } = someText(random);
  const [id, title] = [random.word(), random.word()];
  return { id, title, description: text, hiddenLines: hidden, hidden: random.below(8) === 0 };
}

function someGroup(random: Random): Document['skillGroups'][number] {
  return { id: random.word(), name: random.word(), skills: listOf(random, 3, () => random.word()) };
}

function someFact(random: Random): { id: string; label: string } {
  return { id: random.word(), label: random.word() };
}

function somePlace(id: string, random: Random): Document['order'][number] {
  return { id, heading: random.below(2) === 0 ? '' : random.word(), newPage: random.below(3) === 0 };
}

function someText(random: Random): Text {
  return writtenOnce(listOf(random, 5, () => ({ text: someLine(random), hidden: random.below(6) === 0 })));
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
