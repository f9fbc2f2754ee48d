import type { Design } from '../catalog/design.ts';
import { valuesIn, type Fields, type Values } from '../fields.ts';
import { isHidden } from '../filled-fields.ts';
import { cleanLine } from '../text/clean.ts';
import type { Entry, Post } from './printed-entry.ts';
import { isShort, listed, shortForm } from './short-entries.ts';
import { FIRST_DRAWING } from '../look/drawing.ts';
import type { Language } from '../text/languages/language.ts';
import { linkedAddress } from '../text/links.ts';
import { formatPeriod } from '../text/dates.ts';
import { writtenBlocks, type WrittenBlock } from '../text/written.ts';
import { standsAside } from './stands-aside.ts';
import { entryWords, type EntryWords } from './entry-words.ts';
import { ITEM, JOB, ROLE, STUDY } from './fields.ts';
import { CORE_SECTIONS, type CoreSection } from './setting-fields.ts';
import type { FurtherSection, PlacedSection, ResumeData } from './schema.ts';
import { sectionsInOrder } from './section-order.ts';
import { groupedSkills } from './skill-groups.ts';
import type { FurtherSectionKind } from './section-kinds.ts';

/** How a section is set beside what is in it; what is not said is as usual. `aside`: in a side column. */
type Setting = { headingHidden?: true; keepTogether?: true; newPage?: true; aside?: true };

/** A printed section. `own` tells our headings from those a person wrote. */
export type Section = { heading: string; own: boolean } & (
  | { kind: 'text'; blocks: WrittenBlock[] }
  /** `posts`: jobs and studies, which layouts may begin with the employer or school. */
  | { kind: 'entries'; entries: Entry[]; posts?: true; numbered?: true }
  | { kind: 'tags'; tags: string[]; groups?: { name: string; tags: string[] }[] }
) &
  Setting;

/** Sections in the order of printing, without those that are switched off or have nothing to say. */
export function resumeSections(data: ResumeData, language: Language, design: SectionDesign = {}): Section[] {
  return placedSections(data, language, design).map(({ section }) => section);
}

type SectionDesign = Pick<Design, 'numbersPublications' | 'side'>;

/** The same, each with its place in the order. */
export function placedSections(
  data: ResumeData,
  language: Language,
  { numbersPublications, side }: SectionDesign,
): { place: PlacedSection; section: Section }[] {
  const printed = sectionsInOrder(data).flatMap(({ section, place }) => {
    const further = typeof section === 'number' ? data.sections[section] : undefined;
    const set = further
      ? furtherSection(further, { data, language, isBeside: side !== undefined })
      : coreSection(section, place, data, language);
    if (!set || isEmpty(set)) return [];
    const isNumbered = numbersPublications && further?.kind === 'publications' && set.kind === 'entries';
    const isShort =
      typeof section === 'number' ? further && standsAside(further.kind, set) : standsAside(section, set);
    return [{ set: isNumbered ? { ...set, numbered: true as const } : set, place, isShort }];
  });
  // Text without anything to stand beside it is no side column.
  const hasSide = side !== undefined && printed.some(({ isShort }) => !isShort);
  const first = printed.findIndex(({ isShort }) => !(hasSide && isShort));
  return printed.map(({ set, place, isShort }, at) => ({
    place,
    section: {
      ...set,
      ...(place.headingHidden && { headingHidden: true as const }),
      ...(place.keepTogether && { keepTogether: true as const }),
      // The head of the page does not stand alone on one, nor beside a side column.
      ...(place.newPage && at > first && { newPage: true as const }),
      ...(hasSide && isShort && { aside: true as const }),
    },
  }));
}

/** Layouts of the first drawing know no posts. */
function sectionOfPosts(entries: Entry[], { settings }: ResumeData) {
  const isFirst = settings.drawing === FIRST_DRAWING;
  return { kind: 'entries' as const, entries, ...(!isFirst && { posts: true as const }) };
}

/** One of the sections that every resume has; nothing where it is switched off. */
function coreSection(
  section: CoreSection | number,
  place: PlacedSection,
  data: ResumeData,
  language: Language,
): Section | undefined {
  if (typeof section === 'number' || !isIncluded(section, data)) return undefined;
  const given = cleanLine(place.heading);
  const head = given ? { heading: given, own: false } : { heading: language.headings[section], own: true };
  switch (section) {
    case 'summary':
      return { ...head, kind: 'text', blocks: writtenBlocks(data.summary, data.settings.marks) };
    case 'employment':
      return { ...head, ...sectionOfPosts(printedEntries(JOB, data.employment, data, language), data) };
    case 'education':
      return { ...head, ...sectionOfPosts(printedEntries(STUDY, data.education, data, language), data) };
    case 'skills':
      return { ...head, kind: 'tags', ...printedSkills(data) };
  }
}

/** Whether a section that every resume has is switched on. */
export function isIncluded(section: CoreSection, data: ResumeData): boolean {
  const { includeSummary, includeEmployment, includeEducation, includeSkills } = data;
  const switches = [includeSummary, includeEmployment, includeEducation, includeSkills];
  return switches[CORE_SECTIONS.indexOf(section)] ?? true;
}

function printedSkills(data: ResumeData): { tags: string[]; groups?: { name: string; tags: string[] }[] } {
  const tags = data.skills.map(cleanLine).filter(Boolean);
  const groups = groupedSkills(data);
  if (!groups.some(({ group }) => group !== undefined)) return { tags };
  const named = groups.map(({ name, skills }) => ({ name, tags: skills.map(({ text }) => text) }));
  return { tags, groups: named };
}

/** @param given.isBeside whether the design has a column for what is short, where names stand close by themselves */
function furtherSection(
  section: FurtherSection,
  { data, language, isBeside }: { data: ResumeData; language: Language; isBeside: boolean },
): Section | undefined {
  if (!section.include) return undefined;
  const title = cleanLine(section.title);
  const ours = ourHeading(section.kind, language);
  const head = title ? { heading: title, own: false } : { heading: ours, own: true };
  const entries = printedEntries(ITEM, section.items, data, language);
  if (section.kind === 'languages' && entries.every(isShort)) {
    return { ...head, kind: 'tags', tags: entries.map(shortForm) };
  }
  const isListed = !isBeside && data.settings.drawing !== FIRST_DRAWING && section.kind !== 'publications';
  return { ...head, kind: 'entries', entries: isListed ? listed(entries) : entries };
}

/** What we call a further section that its writer gave no name. */
export function ourHeading(kind: FurtherSectionKind, language: Language): string {
  return kind === 'custom' ? language.untitledSection : language.headings[kind];
}

/** Entries as they are set, without those that say nothing. */
function printedEntries(
  fields: Fields,
  entries: readonly Values[],
  { settings }: ResumeData,
  language: Language,
): Entry[] {
  return entries
    .filter((entry) => !isHidden(fields, entry))
    .map((entry): Entry => {
      const words = entryWords(fields, entry);
      const link = linkedAddress(words.link);
      const post = printedPost(words, settings, language);
      const earlier = visibleRoles(entry).map((role) =>
        printedPost(entryWords(ROLE, role), settings, language),
      );
      const roles = [post, ...earlier].filter((role) => isSaid(role));
      const organization = cleanLine(words.organization);
      if (earlier.some(isSaid)) return inRoles(organization, post.location, roles);
      return {
        title: post.title,
        organization,
        location: post.location,
        dates: post.dates,
        ...(link && { link }),
        blocks: post.blocks,
      };
    })
    .filter(saysSomething);
}

/** An employer with the roles one had there; of a role, its place only where it is another than the employer's. */
function inRoles(organization: string, location: string, roles: readonly Post[]): Entry {
  const elsewhere = (role: Post) => ({ ...role, location: role.location === location ? '' : role.location });
  return { title: '', organization, location, dates: '', blocks: [], roles: roles.map(elsewhere) };
}

/** The earlier roles of a job that are printed; other entries have none. */
export function visibleRoles({ roles }: Values): Values[] {
  return (Array.isArray(roles) ? roles : []).map(valuesIn).filter((role) => !isHidden(ROLE, role));
}

function printedPost(words: EntryWords, settings: ResumeData['settings'], language: Language): Post {
  const facts = studyFacts(words, language).map(({ text }) => text);
  const about = jobFacts(words, language).map(({ text }) => text);
  const written = writtenBlocks(words.text, settings.marks);
  // One line, before what was done there.
  const blocks: WrittenBlock[] =
    about.length > 0 ? [{ kind: 'paragraph', lines: [about.join(' · ')] }, ...written] : written;
  return {
    title: cleanLine(words.title),
    location: cleanLine(words.location),
    dates: formatPeriod(words, language, settings.dateStyle),
    blocks: facts.length > 0 ? [...blocks, { kind: 'paragraph', lines: facts }] : blocks,
  };
}

/** Hours, pay and supervisor with what stands before them: "Hours per week: 40". */
export function jobFacts(
  words: Pick<EntryWords, 'hours' | 'pay' | 'supervisor'>,
  { job }: Language,
): { role: 'hours' | 'pay' | 'supervisor'; text: string }[] {
  return (['hours', 'pay', 'supervisor'] as const).flatMap((role) => {
    const said = cleanLine(words[role]);
    return said ? [{ role, text: `${job[role]}: ${said}` }] : [];
  });
}

/** Grade and courses with what stands before them: "Grade: 1.3". */
export function studyFacts(
  words: Pick<EntryWords, 'grade' | 'courses'>,
  { study }: Language,
): { role: 'grade' | 'courses'; text: string }[] {
  return (['grade', 'courses'] as const).flatMap((role) => {
    const said = cleanLine(words[role]);
    return said ? [{ role, text: `${study[role]}: ${said}` }] : [];
  });
}

function isSaid({ title, location, dates, blocks }: Post): boolean {
  return [title, location, dates].some(Boolean) || blocks.length > 0;
}

function saysSomething(entry: Entry): boolean {
  const texts = [entry.title, entry.organization, entry.location, entry.dates, entry.link?.text];
  return texts.some(Boolean) || entry.blocks.length > 0 || entry.roles !== undefined;
}

function isEmpty(section: Section): boolean {
  if (section.kind === 'text') return section.blocks.length === 0;
  return section.kind === 'tags' ? section.tags.length === 0 : section.entries.length === 0;
}
