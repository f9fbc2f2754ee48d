import { isRecord } from '#documents/is-record.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/**
 * What a person calls the part of a resume in which something stands: "your Acme job". Things are named in a path by their
 * numbers or by their ids.
 */
export function placeName(path: string, data: ResumeData): string {
  const [top = '', name = '', , item = ''] = path.split('.');
  const entry = (list: readonly unknown[]) => entryAt(list, name);
  switch (top) {
    case 'summary':
    case 'hiddenSummaryLines':
      return 'your summary';
    case 'skills':
    case 'skillGroups':
      return 'your skills';
    case 'employment': {
      const called = textOf(entry(data.employment), ['company', 'position']);
      return called ? `your ${called} job` : 'one of your jobs';
    }
    case 'education': {
      const called = textOf(entry(data.education), ['school', 'degree']);
      return called ? `your education (${called})` : 'your education';
    }
    case 'sections': {
      const section = entry(data.sections);
      const items = isRecord(section) && Array.isArray(section.items) ? section.items : [];
      const called = textOf(entryAt(items, item), ['title', 'subtitle']);
      const heading = textOf(section, ['title']) || textOf(section, ['kind']);
      return called ? `“${called}” in your ${heading}` : `your ${heading}`;
    }
    default:
      return 'your details';
  }
}

function entryAt(list: readonly unknown[], name: string): unknown {
  return list.find((one) => isRecord(one) && one.id === decodeURIComponent(name)) ?? list[Number(name)];
}

function textOf(entry: unknown, names: readonly string[]): string {
  if (!isRecord(entry)) return '';
  const said = names
    .map((name) => entry[name])
    .find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof said === 'string' ? said.trim() : '';
}
