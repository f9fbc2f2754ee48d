import { emptyValues } from '#documents/fields.ts';
import { ENTRIES_MAX, URL_MAX } from '#documents/limits.ts';
import { ITEM } from '#documents/resume/fields.ts';
import type { FurtherSection, FurtherSectionItem } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import {
  isSharedKind,
  entryTexts,
  type ParsedItem,
  type ParsedResume,
  type ParsedSection,
  type ParsedSectionKind,
  type ParsedValue,
} from '../parsed-resume.ts';
import { monthsOfGiven, describeDetails, fitLine } from './field-values.ts';
import type { LowConfidenceFields } from './low-confidence.ts';
import { headingKind } from '../resume/sections/heading-kind.ts';
import { isContactLabel } from '../resume/words/contact-labels.ts';
import { isDocumentName } from '../resume/words/document-names.ts';
import { asHeading, saysNoMore } from './own-heading.ts';

/* The further sections of a parsed resume, and the lines that no field took. */

export type ItemGroup = { kind: ParsedSectionKind; heading: string; items: readonly ParsedItem[] };

/** What further sections are made of, one each, in their order. */
export function furtherGroups(read: ParsedResume): ItemGroup[] {
  const headingOf = (kind: ParsedSectionKind) =>
    read.sections.find((section) => section.kind === kind && section.heading)?.heading?.value ?? '';
  const unused = read.sections.filter((section) => isUnused(section, read));
  const kept = new Set(unused.flatMap(({ text }) => text.map(({ value }) => value)));
  const lost = remainder(read).filter((line) => !kept.has(line.value));
  const groups: ItemGroup[] = [
    { kind: 'languages', heading: headingOf('languages'), items: read.languages },
    { kind: 'certificates', heading: headingOf('certificates'), items: read.certificates },
    ...read.others.map(asText),
    ...unused.map(asGroup),
    { kind: 'unknown', heading: '', items: lost.length > 0 ? [{ details: lost }] : [] },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** What somebody likes to do is a text where it is one line of words: "Running, ceramics". */
function asText(group: ItemGroup): ItemGroup {
  if (group.kind !== 'interests') return group;
  const isSole = group.items.length === 1;
  const items = group.items.map((item) => {
    const { title, subtitle, period, url, details } = item;
    const isLine = title && !subtitle && !period && !url && details.length === 0;
    return isLine && (isSole || /[,;.]/u.test(title.value)) ? { details: [title] } : item;
  });
  return { ...group, items };
}

/** Everything beyond work, education and skills; what is headed by words of the person's own keeps them. */
export function furtherSections(
  groups: readonly ItemGroup[],
  { read, document }: { read: string; document: string },
  lowConfidence: LowConfidenceFields,
): FurtherSection[] {
  return groups.map(({ kind, heading, items }, section) => {
    // What no field took is put together for the person to look at.
    const [left] = kind === 'unknown' && heading === '' ? (items[0]?.details ?? []) : [];
    if (left) lowConfidence.note(`sections.${section}.items.0.description`, left.source.snippet);
    const own: FurtherSectionKind = isSharedKind(kind) ? kind : 'custom';
    return {
      id: '',
      kind: own,
      // Where it says what we put there by ourselves, it follows the language of the headings.
      title: own !== 'custom' && saysNoMore(heading, kind, document) ? '' : fitLine(asHeading(heading, read)),
      include: true,
      items: items
        .slice(0, ENTRIES_MAX)
        .map((item, index) => itemOf(item, `sections.${section}.items.${index}`, index, lowConfidence)),
    };
  });
}

/** "good (B1))", where the whole stood in brackets. */
const withoutLoneBracket = (text: string | undefined): string | undefined =>
  text?.endsWith(')') && text.split(')').length > text.split('(').length ? text.slice(0, -1) : text;

/** A section that nothing came of: its text is kept as it stands. */
function isUnused({ kind, heading, text }: ParsedSection, read: ParsedResume): boolean {
  if (!heading || text.length === 0) return false;
  if (kind === 'experience') return read.jobs.length === 0;
  if (kind === 'education') return read.education.length === 0;
  if (kind === 'skills') return read.skills.length === 0;
  if (kind === 'languages') return read.languages.length === 0;
  if (kind === 'certificates') return read.certificates.length === 0;
  return false;
}

function asGroup({ heading, text }: ParsedSection) {
  return { kind: 'unknown' as const, heading: heading?.value ?? '', items: [{ details: text }] };
}

function itemOf(
  item: ParsedItem,
  path: string,
  index: number,
  lowConfidence: LowConfidenceFields,
): FurtherSectionItem {
  const { written, ...months } = monthsOfGiven(item.period, path, lowConfidence);
  const url = item.url?.value ?? '';
  return {
    ...emptyValues(ITEM),
    id: String(index + 1),
    title: fitLine(lowConfidence.noteIfUnsure(item.title, `${path}.title`)?.value),
    subtitle: fitLine(withoutLoneBracket(item.subtitle?.value)),
    url: url.length <= URL_MAX ? url : '',
    ...months,
    description: describeDetails(written, item.details),
  };
}

/** Lines that no field took: what somebody wrote is not dropped because we did not understand it. */
function remainder(read: ParsedResume): ParsedValue[] {
  const taken = new Set(
    words(
      allReads(read)
        .map(({ value, source }) => `${value} ${source.snippet}`)
        .join(' '),
    ),
  );
  return read.sections
    .flatMap(({ text }) => text)
    .filter(({ value }) => {
      const own = words(value);
      const lost = own.filter((word) => !taken.has(word));
      // Dates, "GPA" and labels of contact details are small words of lines that were understood.
      if (isDocumentName(value) || isContactLabel(value) || headingKind(value)?.kind === 'contact')
        return false;
      return own.length > 0 && lost.length * 2 > own.length && lost.join('').length > 3;
    });
}

function allReads(read: ParsedResume): { value: string; source: ParsedValue['source'] }[] {
  const items = [...read.languages, ...read.certificates, ...read.others.flatMap((other) => other.items)];
  const entries = [...read.jobs, ...read.education, ...items].flatMap((entry) => [
    ...entryTexts(entry),
    entry.period,
    'url' in entry ? entry.url : undefined,
  ]);
  const single = [
    read.name,
    read.title,
    read.location,
    ...read.emails,
    ...read.phones,
    ...read.links,
    ...read.summary,
    ...read.facts.flatMap(({ label, value }) => [label, value]),
  ];
  const headings = read.sections.map(({ heading }) => heading);
  const groups = read.skillGroups.map(({ name }) => name);
  return [...single, ...entries, ...read.skills, ...groups, ...headings].flatMap((one) =>
    one ? [{ value: typeof one.value === 'string' ? one.value : '', source: one.source }] : [],
  );
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
