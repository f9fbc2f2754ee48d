import { isMonth } from '../text/months.ts';
import type { ResumeData } from './schema.ts';

/** Fields of an entry that hold a month, whatever kind of entry it is. */
const MONTH_FIELDS = ['startDate', 'endDate', 'graduationDate'] as const;

/** What was typed where a month belongs and is none, such as "2015": where it stands, in the order of the document. */
export function unreadMonths(data: ResumeData): { path: string; text: string }[] {
  return entryLists(data).flatMap(([list, entries]) =>
    entries.flatMap((entry, index) =>
      MONTH_FIELDS.flatMap((field) => {
        const text: unknown = (entry as Record<string, unknown>)[field];
        return isUnread(text) ? [{ path: `${list}.${index}.${field}`, text }] : [];
      }),
    ),
  );
}

/** The same resume as it can be printed and checked: what is no month is left out. The very object where all are. */
export function withoutUnreadMonths(data: ResumeData): ResumeData {
  if (unreadMonths(data).length === 0) return data;
  return {
    ...data,
    employment: data.employment.map(withReadMonths),
    education: data.education.map(withReadMonths),
    sections: data.sections.map((section) => ({ ...section, items: section.items.map(withReadMonths) })),
  };
}

function entryLists({ employment, education, sections }: ResumeData): [string, readonly object[]][] {
  return [
    ['employment', employment],
    ['education', education],
    ...sections.map(({ items }, index): [string, readonly object[]] => [`sections.${index}.items`, items]),
  ];
}

function withReadMonths<Entry extends object>(entry: Entry): Entry {
  const known = entry as Record<string, unknown>;
  const unread = MONTH_FIELDS.filter((field) => isUnread(known[field]));
  return unread.length === 0
    ? entry
    : { ...entry, ...Object.fromEntries(unread.map((field) => [field, ''])) };
}

function isUnread(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !isMonth(value);
}
