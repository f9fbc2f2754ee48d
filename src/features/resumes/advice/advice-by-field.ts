import type { Finding } from '#documents/checks/finding.ts';
import { partAt } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { Advice, AdviceByField } from '#editor/advice/advice-store.ts';
import { placeOf, type TabId } from '../editing/field-map.ts';

/** Where advice stands that belongs to no field: at the top of a tab. */
export const tabPath = (tab: TabId) => `tab:${tab}`;

const TAB_OF_AREA: Record<Finding['area'], TabId> = {
  document: 'template',
  contact: 'personal',
  summary: 'summary',
  experience: 'work',
  education: 'education',
  skills: 'skills',
  further: 'more',
};

/** Findings whose every place is a fault of its own, to be mended where it stands. */
const IN_PLACE: ReadonlySet<Finding['group']> = new Set(['language', 'placeholders', 'sensitive']);

/**
 * Findings as advice: beside the field that one is about, and at the top of their tab where they are about none or
 * about several at once.
 */
export function adviceByField(findings: readonly Finding[]): AdviceByField {
  const book = new Map<string, Advice[]>();
  for (const { check, group, area, title, suggestion, places } of findings) {
    const fields = [...new Set(places.flatMap(({ field }) => (field === undefined ? [] : [field])))];
    const [first] = fields;
    const tab = tabPath(TAB_OF_AREA[area]);
    const beside = fields.length === 1 || IN_PLACE.has(group);
    const paths = new Set(
      beside && first !== undefined ? fields.map((field) => shownAt(field) ?? tab) : [tab],
    );
    const advice = { id: check, title, suggestion, ...(first !== undefined && { field: first }) };
    for (const path of paths) {
      const list = book.get(path) ?? [];
      // Said once, however often it is so.
      if (!list.some((known) => known.title === title)) book.set(path, [...list, advice]);
    }
  }
  return book;
}

/** Fields for words show advice themselves; what is about any other stands at the top of its tab. */
function shownAt(field: string): string | undefined {
  const place = placeOf(field);
  const kind = partAt(RESUME, field)?.part.kind;
  if (place && (kind === 'line' || kind === 'text' || kind === 'lines')) return place.field;
  return place && tabPath(place.tab);
}
