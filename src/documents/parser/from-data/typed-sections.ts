import { holdsWords, type Fields, type Values } from '#documents/fields.ts';
import { filledFields, type FilledField } from '#documents/filled-fields.ts';
import { ITEM, JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import type { FurtherSection, PlacedSection, ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import { isIncluded, ourHeading } from '#documents/resume/sections.ts';
import type { CoreSection } from '#documents/resume/setting-fields.ts';
import { groupedSkills } from '#documents/resume/skill-groups.ts';
import { cleanLine } from '#documents/text/clean.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { isSharedKind, type ParsedSection, type ParsedSectionKind } from '../parsed-resume.ts';
import { factsIn } from './typed-person.ts';
import { reads, textIn, textsIn } from './typed-texts.ts';

/** A further section that is printed, and where it stands in the data. */
export type ShownSection = { section: FurtherSection; path: string };

/** Further sections that are switched on, in the order of print. */
export function shownSections(data: ResumeData): ShownSection[] {
  return sectionsInOrder(data).flatMap(({ section: index }) => {
    const section = typeof index === 'number' ? data.sections[index] : undefined;
    return section?.include && section.items.length > 0 ? [{ section, path: `sections.${index}` }] : [];
  });
}

/** What the kind of a further section is called where files are read. */
export function kindOf(kind: FurtherSectionKind): ParsedSectionKind {
  return isSharedKind(kind) ? kind : 'unknown';
}

/** The heading of a further section, as it is printed. */
export function headingOf({ kind, title }: FurtherSection, data: ResumeData): string {
  return cleanLine(title) || ourHeading(kind, languageOf(data.settings.language));
}

/** The sections as they are headed in print, in its order. */
export function sectionsOf(data: ResumeData): ParsedSection[] {
  const placed = sectionsInOrder(data).map(({ section, place }) =>
    typeof section === 'number' ? furtherOf(section, place, data) : coreOf(section, place, data),
  );
  const shown = placed.filter((section) => section !== undefined).filter(({ text }) => text.length > 0);
  return [{ kind: 'contact', text: personOf(data) }, ...shown];
}

/** What stands in the head; links are no text. */
function personOf({ personalInfo }: ResumeData): ParsedSection['text'] {
  const lines = filledFields(PERSON, personalInfo, 'personalInfo').flatMap(({ path, value, within }) =>
    within.fields === PERSON && typeof value === 'string' ? (textIn(path, value) ?? []) : [],
  );
  const labelled = factsIn(personalInfo).filter(({ kind }) => kind === 'other');
  return [...lines, ...labelled.flatMap(({ label, value }) => (label ? [label, value] : [value]))];
}

const KINDS: Record<CoreSection, ParsedSectionKind> = {
  summary: 'summary',
  employment: 'experience',
  education: 'education',
  skills: 'skills',
};

function coreOf(section: CoreSection, place: PlacedSection, data: ResumeData): ParsedSection | undefined {
  if (!isIncluded(section, data)) return undefined;
  const given = cleanLine(place.heading);
  const heading = given || languageOf(data.settings.language).headings[section];
  const at = data.order.findIndex(({ id }) => id === section);
  const field = given ? `order.${at}.heading` : section;
  return sectionOf(KINDS[section], heading, field, place, coreTexts(section, data));
}

function coreTexts(section: CoreSection, data: ResumeData): ParsedSection['text'] {
  const { marks } = data.settings;
  switch (section) {
    case 'summary':
      return reads(textsIn('summary', data.summary, marks));
    case 'employment':
      return entriesTexts(data.employment, section, JOB, marks);
    case 'education':
      return entriesTexts(data.education, section, STUDY, marks);
    case 'skills':
      return groupedSkills(data).flatMap(({ group, name, skills }) =>
        [
          textIn(`skillGroups.${group}.name`, name),
          ...skills.map(({ text, at }) => textIn(`skills.${at}`, text)),
        ].filter((text) => text !== undefined),
      );
  }
}

function furtherOf(index: number, place: PlacedSection, data: ResumeData): ParsedSection | undefined {
  const section = data.sections[index];
  if (!section?.include) return undefined;
  const path = `sections.${index}`;
  const texts = entriesTexts(section.items, `${path}.items`, ITEM, data.settings.marks);
  return sectionOf(kindOf(section.kind), headingOf(section, data), path, place, texts);
}

function sectionOf(
  kind: ParsedSectionKind,
  heading: string,
  field: string,
  { headingHidden }: PlacedSection,
  text: ParsedSection['text'],
): ParsedSection {
  const read = { value: heading, confidence: 1, source: { snippet: heading, field } };
  return { kind, ...(!headingHidden && { heading: read }), text };
}

function entriesTexts(
  list: readonly Values[],
  path: string,
  fields: Fields,
  marks: boolean,
): ParsedSection['text'] {
  return list.flatMap((entry, index) => wordsIn(filledFields(fields, entry, `${path}.${index}`), marks));
}

/** What stands in fields for words that are printed, in their order. */
function wordsIn(fields: readonly FilledField[], marks: boolean): ParsedSection['text'] {
  return fields.flatMap(({ path, field, value, included }) =>
    included && holdsWords(field) && typeof value === 'string'
      ? reads(textsIn(path, value, marks && field.kind === 'text'))
      : [],
  );
}
