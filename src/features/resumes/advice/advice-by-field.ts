import type { Finding } from '#documents/checks/finding.ts';
import type { Advice, AdviceByField } from '#ui/editor/advice/advice-store.ts';
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

/** Fields that show advice themselves: lines of text, and the list of skills. */
const SHOWS_ADVICE =
  /^(summary|skills|personalInfo\.(firstName|lastName|title|email|phone|location)|(employment|education|sections)\.\d+(\.items\.\d+)?\.(position|company|location|degree|school|title|subtitle|description))$/;

/** Findings as advice: beside the fields they were found in, and otherwise at the top of the tab they belong to. */
export function adviceByField(findings: readonly Finding[]): AdviceByField {
  const book = new Map<string, Advice[]>();
  for (const { check, area, title, suggestion, places } of findings) {
    const paths = new Set(places.map(({ field }) => shownAt(field) ?? tabPath(TAB_OF_AREA[area])));
    if (paths.size === 0) paths.add(tabPath(TAB_OF_AREA[area]));
    for (const path of paths) {
      const list = book.get(path) ?? [];
      book.set(path, [...list, { id: check, title, suggestion }]);
    }
  }
  return book;
}

function shownAt(field: string | undefined): string | undefined {
  if (field === undefined) return undefined;
  const path = field.startsWith('skills.') ? 'skills' : field;
  if (SHOWS_ADVICE.test(path)) return path;
  const tab = placeOf(path)?.tab;
  return tab && tabPath(tab);
}
