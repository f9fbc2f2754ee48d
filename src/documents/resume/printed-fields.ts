import { valuesIn, type Fields, type PrintRole, type Values } from '../fields.ts';
import { filledFields, isHidden } from '../filled-fields.ts';
import type { PrintedField } from '../render/print-job.ts';
import { capitalised, cleanLine } from '../text/clean.ts';
import type { Language } from '../text/languages/language.ts';
import { languageOf } from '../text/languages/languages.ts';
import { linkedAddress } from '../text/links.ts';
import { formatDate, formatEnd } from '../text/dates.ts';
import { writtenLines } from '../text/written.ts';
import { entryWords, pathOf } from './entry-words.ts';
import { ITEM, JOB, ROLE, STUDY } from './fields.ts';
import { PERSON } from './person-fields.ts';
import { type CoreSection } from './setting-fields.ts';
import type { PlacedSection, ResumeData } from './schema.ts';
import { sectionsInOrder } from './section-order.ts';
import { isIncluded, jobFacts, ourHeading, studyFacts } from './sections.ts';
import { groupedSkills } from './skill-groups.ts';

/** What a resume prints, field by field, in the order of printing. A heading of ours stands for its section's switch. */
export function resumeFields(data: ResumeData): PrintedField[] {
  const language = languageOf(data.settings.language);
  return [
    ...personal(data.personalInfo, language.nameless),
    ...sectionsInOrder(data).flatMap(({ section, place }) => {
      const said =
        typeof section === 'number'
          ? furtherFields(section, data, language)
          : coreFields(section, data, language);
      if (said.length === 0 || place.headingHidden) return said;
      return [headingField(section, place, data, language), ...said];
    }),
  ];
}

function headingField(
  section: CoreSection | number,
  place: PlacedSection,
  data: ResumeData,
  language: Language,
): PrintedField {
  if (typeof section !== 'number') {
    const given = cleanLine(place.heading);
    const at = data.order.findIndex(({ id }) => id === section);
    if (given) return { path: `order.${at}.heading`, text: given };
    return { path: `include${capitalised(section)}`, text: language.headings[section] };
  }
  const { title = '', kind = 'custom' } = data.sections[section] ?? {};
  return { path: `sections.${section}.title`, text: cleanLine(title) || ourHeading(kind, language) };
}

function coreFields(section: CoreSection, data: ResumeData, language: Language): PrintedField[] {
  if (!isIncluded(section, data)) return [];
  if (section === 'summary') return described('summary', data.summary, data.settings.marks);
  if (section === 'skills') return skillFields(data);
  return entriesFields(section, section === 'employment' ? JOB : STUDY, data[section], data, language);
}

function furtherFields(index: number, data: ResumeData, language: Language): PrintedField[] {
  const section = data.sections[index];
  if (!section?.include) return [];
  return entriesFields(`sections.${index}.items`, ITEM, section.items, data, language);
}

/** Skills stand where they were typed, in the list of all; of a group, its name does. */
function skillFields(data: ResumeData): PrintedField[] {
  return groupedSkills(data).flatMap(({ group, name, skills }) => [
    ...(group === undefined ? [] : printed(`skillGroups.${group}.name`, name)),
    ...skills.map(({ text, at }) => ({ path: `skills.${at}`, text })),
  ]);
}

function entriesFields(
  path: string,
  fields: Fields,
  list: readonly Values[],
  { settings }: ResumeData,
  language: Language,
): PrintedField[] {
  return list.flatMap((entry, index) => {
    if (isHidden(fields, entry)) return [];
    const roles = Array.isArray(entry.roles) ? entry.roles.map(valuesIn) : [];
    const at = `${path}.${index}`;
    return [
      ...entryFields(
        at,
        fields,
        entry,
        settings,
        language,
        roles.some((role) => !isHidden(ROLE, role)),
      ),
      ...roles.flatMap((role, number) =>
        isHidden(ROLE, role) ? [] : entryFields(`${at}.roles.${number}`, ROLE, role, settings, language),
      ),
    ];
  });
}

function personal(person: ResumeData['personalInfo'], nameless: string): PrintedField[] {
  const isNamed = cleanLine(person.firstName + person.lastName) !== '';
  return [
    ...(isNamed ? [] : [{ path: 'personalInfo.firstName', text: nameless }]),
    ...filledFields(PERSON, person, 'personalInfo')
      .filter(({ field }) => field.print !== 'not printed')
      .flatMap(({ path, field, value }) =>
        printed(path, field.kind === 'address' ? addressText(value) : value),
      ),
  ];
}

/** @param isEmployer whether it is set with several roles: then company and place stand before the first of them */
function entryFields(
  path: string,
  fields: Fields,
  entry: Values,
  settings: ResumeData['settings'],
  language: Language,
  isEmployer = false,
): PrintedField[] {
  const words = entryWords(fields, entry);
  const at = (role: PrintRole) => pathOf(path, fields, role);
  const start = formatDate(words.startDate, language, settings.dateStyle);
  const end = formatEnd(words, language, settings.dateStyle);
  const title = printed(at('title'), words.title);
  const whereabouts = [
    ...printed(at('organization'), words.organization),
    ...printed(at('location'), words.location),
  ];
  return [
    ...(isEmployer ? [...whereabouts, ...title] : [...title, ...whereabouts]),
    ...printed(at('start'), start),
    ...(end === start ? [] : printed(at(words.current ? 'current' : 'end'), end)),
    ...printed(at('link'), addressText(words.link)),
    ...jobFacts(words, language).map(({ role, text }) => ({ path: at(role), text })),
    ...described(at('text'), words.text, settings.marks),
    ...studyFacts(words, language).map(({ role, text }) => ({ path: at(role), text })),
  ];
}

function addressText(typed: unknown): string {
  return (typeof typed === 'string' && linkedAddress(typed)?.text) || '';
}

function described(path: string, text: string, marks: boolean): PrintedField[] {
  return writtenLines(text, marks).map((line) => ({ path, ...line }));
}

function printed(path: string, written: unknown): PrintedField[] {
  const text = typeof written === 'string' ? cleanLine(written) : '';
  return text ? [{ path, text }] : [];
}
