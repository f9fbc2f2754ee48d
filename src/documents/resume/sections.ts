import type { Fields, Values } from '../fields.ts';
import { isHidden } from '../filled-fields.ts';
import { cleanLine } from '../text/clean.ts';
import { descriptionBlocks, type DescriptionBlock } from '../text/description.ts';
import type { HeadedSection, Language } from '../text/languages/language.ts';
import { linkedAddress, type LinkedText } from '../text/links.ts';
import { formatPeriod } from '../text/dates.ts';
import { entryWords } from './entry-words.ts';
import { ITEM, JOB, STUDY } from './fields.ts';
import type { FurtherSection, ResumeData } from './schema.ts';
import type { FurtherSectionKind } from './section-kinds.ts';

/** One job, degree, project...: every list of them is set alike. */
export type Entry = {
  title: string;
  organization: string;
  location: string;
  dates: string;
  link?: LinkedText;
  blocks: DescriptionBlock[];
};

/** A printed section. `own` tells our headings from those a person wrote, which are never put in capitals. */
export type Section = { heading: string; own: boolean } & (
  | { kind: 'text'; blocks: DescriptionBlock[] }
  | { kind: 'entries'; entries: Entry[] }
  | { kind: 'tags'; tags: string[] }
);

/** Sections in the order of printing, without those that are switched off or have nothing to say. */
export function resumeSections(data: ResumeData, language: Language): Section[] {
  const named = (section: HeadedSection) => ({ heading: language.headings[section], own: true });
  const sections: Section[] = [];
  if (data.includeSummary) {
    sections.push({ ...named('summary'), kind: 'text', blocks: descriptionBlocks(data.summary) });
  }
  if (data.includeEmployment) {
    const entries = printedEntries(JOB, data.employment, language);
    sections.push({ ...named('employment'), kind: 'entries', entries });
  }
  if (data.includeEducation) {
    const entries = printedEntries(STUDY, data.education, language);
    sections.push({ ...named('education'), kind: 'entries', entries });
  }
  if (data.includeSkills) {
    sections.push({ ...named('skills'), kind: 'tags', tags: data.skills.map(cleanLine).filter(Boolean) });
  }
  for (const section of data.sections) {
    if (section.include) sections.push(furtherSection(section, language));
  }
  return sections.filter((section) => !isEmpty(section));
}

function furtherSection(section: FurtherSection, language: Language): Section {
  const title = cleanLine(section.title);
  const ours = ourHeading(section.kind, language);
  const head = title ? { heading: title, own: false } : { heading: ours, own: true };
  const entries = printedEntries(ITEM, section.items, language);
  if (section.kind === 'languages' && entries.every(isShort)) {
    return { ...head, kind: 'tags', tags: entries.map(shortForm) };
  }
  return { ...head, kind: 'entries', entries };
}

/** What we call a further section that its writer gave no name. */
export function ourHeading(kind: FurtherSectionKind, language: Language): string {
  return kind === 'custom' ? language.untitledSection : language.headings[kind];
}

/** Entries as they are set, without those that say nothing. */
function printedEntries(fields: Fields, entries: readonly Values[], language: Language): Entry[] {
  return entries
    .filter((entry) => !isHidden(fields, entry))
    .map((entry) => {
      const words = entryWords(fields, entry);
      const link = linkedAddress(words.link);
      return {
        title: cleanLine(words.title),
        organization: cleanLine(words.organization),
        location: cleanLine(words.location),
        dates: formatPeriod(words, language),
        ...(link && { link }),
        blocks: descriptionBlocks(words.text),
      };
    })
    .filter(saysSomething);
}

/** Whether an entry is no more than a name and a level, as languages are. */
function isShort(entry: Entry): boolean {
  return !entry.location && !entry.dates && !entry.link && entry.blocks.length === 0;
}

function shortForm(entry: Entry): string {
  if (!entry.title) return entry.organization;
  return entry.organization ? `${entry.title} (${entry.organization})` : entry.title;
}

function saysSomething(entry: Entry): boolean {
  const texts = [entry.title, entry.organization, entry.location, entry.dates, entry.link?.text];
  return texts.some(Boolean) || entry.blocks.length > 0;
}

function isEmpty(section: Section): boolean {
  if (section.kind === 'text') return section.blocks.length === 0;
  return section.kind === 'tags' ? section.tags.length === 0 : section.entries.length === 0;
}
