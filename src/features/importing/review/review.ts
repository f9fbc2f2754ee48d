import { emptyValues } from '#documents/fields.ts';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { ENTRIES_MAX, LONG_TEXT_MAX, SECTIONS_MAX, SHORT_TEXT_MAX, TAGS_MAX } from '#documents/limits.ts';
import { countUnplaced } from '#documents/parser/to-data/unplaced.ts';
import { ITEM, JOB, STUDY } from '#documents/resume/fields.ts';
import { withReadNotes, type UnplacedWords } from '#documents/resume/read-notes.ts';
import type { FurtherSection, ResumeData } from '#documents/resume/schema.ts';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';

/** What becomes of words that no field could take. */
type Fate = 'open' | 'placed' | 'dismissed';

export type WordsToPlace = UnplacedWords & {
  id: string;
  fate: Fate;
  /** The field that they were sent to. */
  sentTo?: string;
};

/** A resume on its way in, as the person has it on the screen. Entries keep their places, so that paths stay theirs. */
export type Review = {
  data: ResumeData;
  /** Doubtful fields that the person has ticked or changed. */
  settled: ReadonlySet<string>;
  words: readonly WordsToPlace[];
  /** Paths of entries that are not to come in. */
  leftOut: ReadonlySet<string>;
};

/** What was read, with ids of its own in place of those that the reader counts from 1. */
export function beginReview({ data, unplaced }: ImportedFile): Review {
  const words = unplaced.map((one, at) => ({ ...one, id: `${at + 1}`, fate: 'open' as const }));
  return { data: withOwnIds(data), settled: new Set(), words, leftOut: new Set() };
}

/** Entries of a document that this one may go into count from 1 too. */
function withOwnIds(data: ResumeData): ResumeData {
  const own = <T extends { id: string }>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, id: newEntryId() }));
  const named = new Map(data.sections.map(({ id }) => [id, newEntryId()]));
  return {
    ...data,
    personalInfo: { ...data.personalInfo, facts: own(data.personalInfo.facts) },
    employment: own(data.employment).map((job) => ({ ...job, roles: own(job.roles) })),
    education: own(data.education),
    skillGroups: own(data.skillGroups),
    sections: data.sections.map((section) => ({
      ...section,
      id: named.get(section.id) ?? newEntryId(),
      items: own(section.items),
    })),
    order: data.order.map((place) => ({ ...place, id: named.get(place.id) ?? place.id })),
  };
}

export function withField(review: Review, path: string, value: unknown): Review {
  return {
    ...review,
    data: withValueAt(review.data, path, value),
    settled: new Set([...review.settled, path]),
  };
}

export function withSettled(review: Review, path: string, isSettled: boolean): Review {
  const others = [...review.settled].filter((other) => other !== path);
  return { ...review, settled: new Set(isSettled ? [...others, path] : others) };
}

/** Words that were sent to an entry go and come back with it: none is lost without being named. */
export function withLeftOut(review: Review, path: string, isLeftOut: boolean): Review {
  const others = [...review.leftOut].filter((other) => other !== path);
  const [from, to] = isLeftOut ? (['placed', 'open'] as const) : (['open', 'placed'] as const);
  return {
    ...review,
    leftOut: new Set(isLeftOut ? [...others, path] : others),
    words: review.words.map((one) =>
      one.fate === from && one.sentTo?.startsWith(`${path}.`) ? { ...one, fate: to } : one,
    ),
  };
}

/** Entries that the person may add: where two were read as one, the second is missing. */
const ADDED = {
  employment: {
    fields: JOB,
    shown: ['position', 'company', 'location', 'startDate', 'endDate', 'current', 'description'],
  },
  education: {
    fields: STUDY,
    shown: ['degree', 'school', 'location', 'startDate', 'graduationDate', 'description'],
  },
} as const;
export type AddedList = keyof typeof ADDED;

/** Adds an empty entry at the end of a list, all of whose usual fields are asked for; null where there is no room. */
export function withNewEntry(review: Review, list: AddedList): Review | null {
  const entries: readonly unknown[] = review.data[list];
  if (entries.length >= ENTRIES_MAX) return null;
  const { fields, shown } = ADDED[list];
  const path = `${list}.${entries.length}`;
  const data = withValueAt(review.data, list, [...entries, { ...emptyValues(fields), id: newEntryId() }]);
  return {
    ...review,
    data,
    settled: new Set([...review.settled, ...shown.map((name) => `${path}.${name}`)]),
  };
}

/** Whether an entry says nothing: one that was added, and then not filled in. */
function saysNothing({ id: _, ...values }: { id: string }): boolean {
  return Object.values(values).every(
    (value: unknown) =>
      value === '' || value === false || value === undefined || (Array.isArray(value) && value.length === 0),
  );
}

/** Adds words to what a field says; null where it has no room for them. */
export function withWordsIn(review: Review, id: string, path: string): Review | null {
  const added = wordsOfId(review, id);
  const before = valueAt(review.data, path);
  if (added === undefined) return null;
  if (Array.isArray(before)) {
    if (before.length >= TAGS_MAX || added.length > SHORT_TEXT_MAX) return null;
    return sent(withField(review, path, [...(before as unknown[]), added]), id, path); // A list of texts.
  }
  const isText = path.endsWith('description') || path === 'summary';
  const text = [typeof before === 'string' ? before : '', added].filter(Boolean).join(isText ? '\n' : ' ');
  if (text.length > (isText ? LONG_TEXT_MAX : SHORT_TEXT_MAX)) return null;
  return sent(withField(review, path, text), id, path);
}

/** Puts words into a section of their own, all into one; null where there is no room. */
export function withWordsInSection(review: Review, id: string, title: string): Review | null {
  const added = wordsOfId(review, id);
  if (added === undefined) return null;
  const { sections } = review.data;
  const at = sections.findIndex(
    ({ kind, title: own, items }) => kind === 'custom' && own === title && items.length > 0,
  );
  if (at >= 0) {
    // It may have been left out since, and perhaps with these very words.
    const entry = `sections.${at}.items.0`;
    const there = review.leftOut.has(entry) ? withLeftOut(review, entry, false) : review;
    const isBack = there.words.some((one) => one.id === id && one.fate === 'placed');
    return isBack ? there : withWordsIn(there, id, `${entry}.description`);
  }
  if (sections.length >= SECTIONS_MAX || added.length > LONG_TEXT_MAX) return null;
  const item = { ...emptyValues(ITEM), id: newEntryId(), description: added };
  const section: FurtherSection = { id: newEntryId(), kind: 'custom', title, include: true, items: [item] };
  const data = { ...review.data, sections: [...sections, section] };
  return sent({ ...review, data }, id, `sections.${sections.length}.items.0.description`);
}

function sent(review: Review, id: string, path: string): Review {
  const words = review.words.map((one) => (one.id === id ? { ...one, sentTo: path } : one));
  return withFate({ ...review, words }, id, 'placed');
}

export function withFate(review: Review, id: string, fate: Fate): Review {
  return { ...review, words: review.words.map((one) => (one.id === id ? { ...one, fate } : one)) };
}

function wordsOfId({ words }: Review, id: string): string | undefined {
  return words.find((one) => one.id === id)?.words;
}

/** How many words there are, and where they went; `placed` counts what was in fields from the beginning. */
export function countOf({ words }: Review, { total }: ImportedFile['words']) {
  const count = (fate: Fate) => countUnplaced(words.filter((one) => one.fate === fate));
  const [open, dismissed] = [count('open'), count('dismissed')];
  return { total, placed: Math.max(0, total - open - dismissed), open, dismissed };
}

/** The resume as it was reviewed, without what was left out, and with the doubts and words that are still open. */
export function reviewedResume(
  { data, settled, words, leftOut }: Review,
  { lowConfidenceFields }: Pick<ImportedFile, 'lowConfidenceFields'>,
): ResumeData {
  // A line between two skills is none.
  const skills = data.skills.filter((skill) => skill.trim() !== '');
  const noted = withReadNotes(skills.length === data.skills.length ? data : { ...data, skills }, {
    lowConfidenceFields: lowConfidenceFields.filter(
      ({ field }) => !settled.has(field) && !isWithin(field, leftOut),
    ),
    unplaced: words.filter(({ fate }) => fate === 'open'),
  });
  const keep = <T>(entries: readonly T[], path: string) =>
    entries.filter((_, index) => !leftOut.has(`${path}.${index}`));
  const filled = <T extends { id: string }>(entries: readonly T[], path: string) =>
    keep(entries, path).filter((entry) => !saysNothing(entry));
  return {
    ...noted,
    employment: filled(noted.employment, 'employment'),
    education: filled(noted.education, 'education'),
    sections: noted.sections
      .map((section, at) => ({ ...section, items: keep(section.items, `sections.${at}.items`) }))
      .filter(({ items }, at) => items.length > 0 || data.sections[at]?.items.length === 0),
  };
}

function isWithin(field: string, entries: ReadonlySet<string>): boolean {
  return [...entries].some((entry) => field.startsWith(`${entry}.`));
}
