import { emptyValues } from '#documents/fields.ts';
import { isUsualOrder, sectionsInOrder } from '#documents/resume/section-order.ts';
import type { FurtherSection, PlacedSection } from '#documents/resume/schema.ts';
import { CORE_SECTIONS, PLACED_SECTION, type CoreSection } from '#documents/resume/setting-fields.ts';
import type { ParsedFile, TextLine } from '../parsed-file.ts';
import type { ParsedResume, ParsedSectionKind } from '../parsed-resume.ts';
import type { ItemGroup } from './further-sections.ts';

/** What a file has for each of the sections that every resume has. */
export const CORE_KINDS: Record<CoreSection, ParsedSectionKind> = {
  summary: 'summary',
  employment: 'experience',
  education: 'education',
  skills: 'skills',
};

type FileInOrder = Partial<Pick<ParsedFile, 'pages' | 'facts' | 'lines'>>;
type Place = { id: string; at: number };

/**
 * The order in which a file has its sections; none where that is the usual one. Where columns or tables with headings
 * stand beside each other, what is read first is a matter of places and says nothing; what stands above and below two
 * lists side by side does.
 */
export function orderRead(
  read: ParsedResume,
  groups: readonly ItemGroup[],
  sections: readonly FurtherSection[],
  file: FileInOrder | undefined,
): PlacedSection[] {
  if (!file?.pages) return [];
  const bands = bandsOf(read, file);
  if (!bands) return [];
  const beside = new Set([...(file.facts?.inTables ?? []), ...(file.facts?.inTextBoxes ?? [])]);
  if (
    read.sections.some(({ heading }) => heading?.source.line !== undefined && beside.has(heading.source.line))
  )
    return [];
  const placeOf = (isIt: (section: ParsedResume['sections'][number]) => boolean) => {
    const at = read.sections.findIndex((section) => section.heading !== undefined && isIt(section));
    return at < 0 ? undefined : at;
  };
  const core = CORE_SECTIONS.map((id) => ({ id, at: placeOf(({ kind }) => kind === CORE_KINDS[id]) }));
  const further = groups.slice(0, sections.length).map(({ kind, heading }, index) => ({
    id: sections[index]?.id ?? '',
    at: placeOf((one) => one.kind === kind && (kind !== 'unknown' || one.heading?.value === heading)),
  }));
  const found = [...core, ...further]
    .flatMap(({ id, at }): Place[] => (at === undefined ? [] : [{ id, at }]))
    .toSorted((one, other) => (bands.get(one.at) ?? one.at) - (bands.get(other.at) ?? other.at))
    .map(({ id }) => id);
  const order = withMissing(found).map((id) => ({ ...emptyValues(PLACED_SECTION), id }));
  return isUsualOrder(sectionsInOrder({ order, sections: [...sections] })) ? [] : order;
}

/**
 * The place of each section by its heading, one and the same for all that stand beside each other. Nothing where the
 * next page goes on in one column: then those of the page before were its main part and its margin, not a part of both.
 */
function bandsOf({ sections }: ParsedResume, { pages = [], lines = [] }: FileInOrder) {
  const bands = new Map<number, number>();
  if (pages.every(({ columns }) => columns <= 1)) return bands;
  const lineAt = new Map(lines.map((line) => [line.index, line]));
  const headed = sections.flatMap(({ heading }, at) =>
    heading ? [{ at, line: lineAt.get(heading.source.line ?? -1) }] : [],
  );
  const isBeside = (line: TextLine | undefined) => line === undefined || line.column > 0;
  let before: (typeof headed)[number] | undefined;
  for (const one of headed) {
    const wasBeside = before !== undefined && isBeside(before.line);
    if (wasBeside && !isBeside(one.line) && one.line?.page !== before?.line?.page) return undefined;
    const goesOn = wasBeside && isBeside(one.line);
    bands.set(one.at, (goesOn ? bands.get(before?.at ?? -1) : undefined) ?? one.at);
    before = one;
  }
  return bands;
}

/** What a file has not, and a person may add, stands behind what it usually follows; a summary stands first. */
function withMissing(found: readonly string[]): string[] {
  const order = [...found];
  for (const [at, id] of CORE_SECTIONS.entries())
    if (!order.includes(id)) order.splice(order.indexOf(CORE_SECTIONS[at - 1] ?? '') + 1, 0, id);
  return order;
}
