import { partAt } from '#documents/filled-fields.ts';
import type { Fields, Part } from '#documents/fields.ts';
import { differingPlaces, translatedShare, type Difference } from '#documents/merge/differences.ts';
import { textsByHiddenLines } from '#documents/merge/items.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import { decidedOneByOne, isWithin } from '#documents/merge/open-conflicts.ts';
import { placeIn } from '#documents/merge/take-place.ts';
import { isDate } from '#documents/text/dates.ts';
import { isFact, languageOf } from '#documents/merge/what-follows.ts';
import { writeDate } from '#editor/fields/month-text.ts';
import { conflictWords, placeOf, type DocumentWords } from '#editor/merge/conflict-words.ts';
import type { Content } from '#editor/session/content.ts';
import { isParted, type Parted } from './text-rows.ts';

/** What stands in one place on either side, in words. */
type Sides = { name: string; here: string; base: string };

/** Where a tailored document differs from its base. */
export type BaseDifference = Sides & {
  /** The field, the entry or the list on the screen at which it is told, such as `employment.0.position`. */
  at: string;
  where: 'field' | 'entry' | 'list';
  what: Difference['what'];
  /** The places, named by ids, that are taken together. */
  paths: readonly string[];
  /** A text of several lines, or a list of texts, which is taken part by part, too. */
  parted: { path: string; here: Parted; base: Parted } | null;
};

/** Something that the person has to decide, since the document and its base had both changed it. */
export type Decision = Sides & {
  at: string;
  /** Whether it can stand beside a field of its own. */
  isField: boolean;
  /** What the base said before; told where the two are in different languages. */
  before: string;
  conflict: FieldConflict;
  /** It, and what it settles with it: of a thing that is gone, whatever was open in it. */
  settles: readonly FieldConflict[];
};

/** What is said over something to be decided. `isFollowing` is false once the base was deleted or let go. */
export function headOfDecision(
  { conflict }: Pick<Decision, 'conflict'>,
  { isFollowing, isTranslation }: { isFollowing: boolean; isTranslation: boolean },
): string {
  if (conflict.theirs === null) return 'Changed here, and no longer in the base';
  // Whether the other text here was a translation is not known without the base.
  if (!isFollowing) return 'The base had changed';
  return isTranslation ? 'The base has changed' : 'Changed here and in the base';
}

export type TailoredView = {
  marks: readonly BaseDifference[];
  decisions: readonly Decision[];
  /** How many texts are still those of the base, where it is in another language. */
  untranslated: { same: number; of: number } | null;
};

type Seen<Data> = { content: Content<Data>; base: Content<Data> | null; open: readonly FieldConflict[] };

/** What is told of a tailored document beside what it holds: where it differs from its base, and what is to be decided. */
export function tailoredView<Data extends object>(
  fields: Fields,
  words: DocumentWords,
  { content, base, open }: Seen<Data>,
): TailoredView {
  const decisions = decisionsIn(fields, words, { content, base: base ?? content, open });
  if (!base) return { marks: [], decisions, untranslated: null };
  const isTranslation = languageOf(fields, base.data) !== languageOf(fields, content.data);
  const differences = differingPlaces(fields, base.data, content.data).filter(
    // Other words are what a translation is.
    ({ what, part }) => !(isTranslation && what === 'reworded' && !isFact(part)),
  );
  const marks: BaseDifference[] = [];
  for (const mark of differences.map((difference) => markOf(fields, words, content, base, difference))) {
    // A text and what is hidden of it are one thing on the screen, and so is a list of things without ids.
    const at = marks.findIndex((known) => known.where === 'field' && known.at === mark.at);
    const known = mark.where === 'field' ? marks[at] : undefined;
    const paths = [...new Set([...(known?.paths ?? []), ...mark.paths])];
    if (known) marks[at] = { ...(known.parted ? known : mark), paths };
    else marks.push(mark);
  }
  return {
    marks,
    decisions,
    untranslated: isTranslation ? translatedShare(fields, base.data, content.data) : null,
  };
}

/** A difference as it is told, and where. */
function markOf<Data extends object>(
  fields: Fields,
  words: DocumentWords,
  content: Content<Data>,
  base: Content<Data>,
  { path, what, base: there, here, part }: Difference,
): BaseDifference {
  const place = placeOf(path, content.data);
  if (!place.isWhole && !placeOf(path, base.data).isWhole) {
    // What has no id is told, and taken, with the whole of its list.
    const whole = path.split('.').slice(0, place.path.split('.').length).join('.');
    const sides = { mine: placeIn(content.data, whole), theirs: placeIn(base.data, whole) };
    const told = inWords(words, content, base, { path: whole, was: null, ...sides });
    return { ...told, at: place.path, where: 'field', what: 'changed', paths: [whole], parted: null };
  }
  const told = inWords(words, content, base, { path, was: null, mine: here ?? null, theirs: there ?? null });
  const own = { ...told, what, paths: [path], parted: partedIn(path, here, there, part) };
  if (what === 'leftOut') {
    const list = placeOf(path.slice(0, path.lastIndexOf('.')), content.data);
    return { ...own, at: list.path, where: 'list' };
  }
  if (what === 'order') return { ...own, at: place.path, where: 'list' };
  if (what === 'added' || what === 'moved') return { ...own, at: place.path, where: 'entry' };
  const [field = '', ...owner] = place.path.split('.').toReversed();
  const within = owner.toReversed().join('.');
  // Whether an entry is printed is told of the entry.
  if (part && 'print' in part && part.print === 'hides' && within !== '')
    return { ...own, at: within, where: 'entry' };
  const text = textsByHiddenLines(fields).get(field);
  const at = text === undefined ? place.path : [...(within ? [within] : []), text].join('.');
  return { ...own, at, where: 'field' };
}

function partedIn(
  path: string,
  here: unknown,
  there: unknown,
  part: Part | undefined,
): BaseDifference['parted'] {
  const [mine, base] = part?.kind === 'lines' ? [here ?? [], there ?? []] : [here, there];
  if (part?.kind !== 'lines' && part?.kind !== 'text') return null;
  const isOneLine = part.kind === 'text' && !`${String(mine)}${String(base)}`.includes('\n');
  return isParted(mine) && isParted(base) && !isOneLine ? { path, here: mine, base } : null;
}

function decisionsIn<Data>(
  fields: Fields,
  words: DocumentWords,
  { content, base, open }: { content: Content<Data>; base: Content<Data>; open: readonly FieldConflict[] },
): Decision[] {
  return decidedOneByOne(open).map((conflict) => {
    const place = placeOf(conflict.path, content.data);
    const found = partAt(fields, place.path);
    const isOwn = found !== undefined && !found.isEntry && found.part.kind !== 'list';
    const mine = placeIn(content.data, conflict.path) ?? null;
    return {
      ...inWords(words, content, base, isNames(conflict.theirs) ? conflict : { ...conflict, mine }),
      before: inWords(words, content, base, { ...conflict, mine: conflict.theirs, theirs: conflict.was })
        .base,
      at: place.path,
      isField: place.isWhole && isOwn && found.part.kind !== 'group' && found.part.kind !== 'flag',
      conflict,
      settles: [conflict, ...open.filter((other) => isWithin(other, conflict))],
    };
  });
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');
}

function inWords<Data>(
  words: DocumentWords,
  content: Content<Data>,
  base: Content<Data>,
  conflict: FieldConflict,
): Sides {
  const [told] = conflictWords({ mine: content, theirs: base, conflicts: [conflict] }, words);
  return { name: told?.name ?? conflict.path, here: said(told?.mine), base: said(told?.theirs) };
}

/** Dates as the form has them. */
function said(text = ''): string {
  return isDate(text) ? writeDate(text) : text;
}
