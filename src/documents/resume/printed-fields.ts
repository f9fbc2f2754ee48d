import type { Fields, PrintRole, Values } from '../fields.ts';
import { filledFields, isHidden } from '../filled-fields.ts';
import type { PrintedField } from '../render/print-job.ts';
import { cleanLine } from '../text/clean.ts';
import { descriptionBlocks } from '../text/description.ts';
import type { HeadedSection, Language } from '../text/languages/language.ts';
import { languageOf } from '../text/languages/languages.ts';
import { linkedAddress } from '../text/links.ts';
import { formatDate } from '../text/dates.ts';
import { entryWords, pathOf } from './entry-words.ts';
import { ITEM, JOB, PERSON, STUDY } from './fields.ts';
import type { ResumeData } from './schema.ts';
import { ourHeading } from './sections.ts';

/** What a resume prints, field by field, in the order of printing. A heading of ours stands for its section's switch. */
export function resumeFields(data: ResumeData): PrintedField[] {
  const language = languageOf(data.settings.language);
  const headed = (section: HeadedSection, path: string, fields: PrintedField[]): PrintedField[] =>
    fields.length > 0 ? [{ path, text: language.headings[section] }, ...fields] : [];
  const entries = (path: string, fields: Fields, list: readonly Values[]) =>
    list.flatMap((entry, index) =>
      isHidden(fields, entry) ? [] : entryFields(`${path}.${index}`, fields, entry, language),
    );
  const { summary, employment, education, skills, sections } = data;
  return [
    ...personal(data.personalInfo, language.nameless),
    ...(data.includeSummary ? headed('summary', 'includeSummary', described('summary', summary)) : []),
    ...(data.includeEmployment
      ? headed('employment', 'includeEmployment', entries('employment', JOB, employment))
      : []),
    ...(data.includeEducation
      ? headed('education', 'includeEducation', entries('education', STUDY, education))
      : []),
    ...(data.includeSkills
      ? headed(
          'skills',
          'includeSkills',
          skills.flatMap((skill, index) => printed(`skills.${index}`, skill)),
        )
      : []),
    ...sections.flatMap(({ kind, title, include, items }, index) => {
      const said = include ? entries(`sections.${index}.items`, ITEM, items) : [];
      const heading = {
        path: `sections.${index}.title`,
        text: cleanLine(title) || ourHeading(kind, language),
      };
      return said.length > 0 ? [heading, ...said] : [];
    }),
  ];
}

function personal(person: ResumeData['personalInfo'], nameless: string): PrintedField[] {
  const isNamed = cleanLine(person.firstName + person.lastName) !== '';
  return [
    ...(isNamed ? [] : [{ path: 'personalInfo.firstName', text: nameless }]),
    ...filledFields(PERSON, person, 'personalInfo').flatMap(({ path, field, value }) =>
      printed(path, field.kind === 'address' ? addressText(value) : value),
    ),
  ];
}

function entryFields(path: string, fields: Fields, entry: Values, language: Language): PrintedField[] {
  const words = entryWords(fields, entry);
  const at = (role: PrintRole) => pathOf(path, fields, role);
  const start = formatDate(words.startDate, language);
  const end = words.current ? language.present : formatDate(words.endDate, language);
  return [
    ...printed(at('title'), words.title),
    ...printed(at('organization'), words.organization),
    ...printed(at('location'), words.location),
    ...printed(at('start'), start),
    ...(end === start ? [] : printed(at(words.current ? 'current' : 'end'), end)),
    ...printed(at('link'), addressText(words.link)),
    ...described(at('text'), words.text),
  ];
}

function addressText(typed: unknown): string {
  return (typeof typed === 'string' && linkedAddress(typed)?.text) || '';
}

function described(path: string, text: string): PrintedField[] {
  return descriptionBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
    .map((line) => ({ path, text: line }));
}

function printed(path: string, written: unknown): PrintedField[] {
  const text = typeof written === 'string' ? cleanLine(written) : '';
  return text ? [{ path, text }] : [];
}
