import type { PrintedField } from '../render/places/printed-field.ts';
import { cleanLine } from '../text/clean.ts';
import { descriptionBlocks } from '../text/description.ts';
import type { HeadedSection, Language } from '../text/languages/language.ts';
import { languageOf } from '../text/languages/languages.ts';
import { linkedAddress } from '../text/links.ts';
import { formatMonth } from '../text/months.ts';
import type { FurtherSection, ResumeData } from './schema.ts';

/** What a resume prints, field by field, in the order of printing. A heading of ours stands for its section's switch. */
export function resumeFields(data: ResumeData): PrintedField[] {
  const language = languageOf(data.settings.language);
  const headed = (section: HeadedSection, path: string, fields: PrintedField[]): PrintedField[] =>
    fields.length > 0 ? [{ path, text: language.headings[section] }, ...fields] : [];
  const { summary, employment, education, skills, sections } = data;
  return [
    ...personal(data.personalInfo, language.nameless),
    ...(data.includeSummary ? headed('summary', 'includeSummary', described('summary', summary)) : []),
    ...(data.includeEmployment
      ? headed(
          'employment',
          'includeEmployment',
          employment.flatMap((job, index) => {
            const path = `employment.${index}`;
            return [
              ...lines(path, job, ['position', 'company', 'location']),
              ...period(path, job, language),
              ...described(`${path}.description`, job.description),
            ];
          }),
        )
      : []),
    ...(data.includeEducation
      ? headed(
          'education',
          'includeEducation',
          education.flatMap((study, index) => {
            const path = `education.${index}`;
            return [
              ...lines(path, study, ['degree', 'school', 'location']),
              ...printed(`${path}.graduationDate`, formatMonth(study.graduationDate, language)),
              ...described(`${path}.description`, study.description),
            ];
          }),
        )
      : []),
    ...(data.includeSkills
      ? headed(
          'skills',
          'includeSkills',
          skills.flatMap((skill, index) => printed(`skills.${index}`, skill)),
        )
      : []),
    ...sections.flatMap((section, index) =>
      section.include ? further(`sections.${index}`, section, language) : [],
    ),
  ];
}

function personal(person: ResumeData['personalInfo'], nameless: string): PrintedField[] {
  const isNamed = cleanLine(person.firstName + person.lastName) !== '';
  return [
    ...(isNamed ? [] : [{ path: 'personalInfo.firstName', text: nameless }]),
    ...lines('personalInfo', person, ['firstName', 'lastName', 'title', 'email', 'phone', 'location']),
    ...person.links.flatMap(({ label, url }, index) => {
      const path = `personalInfo.links.${index}`;
      return [...printed(`${path}.label`, label), ...printed(`${path}.url`, linkedAddress(url)?.text ?? '')];
    }),
  ];
}

function further(path: string, section: FurtherSection, language: Language): PrintedField[] {
  const ours = section.kind === 'custom' ? language.untitledSection : language.headings[section.kind];
  const items = section.items.flatMap((item, index) => {
    const at = `${path}.items.${index}`;
    return [
      ...lines(at, item, ['title', 'subtitle', 'location']),
      ...period(at, item, language),
      ...printed(`${at}.url`, linkedAddress(item.url)?.text ?? ''),
      ...described(`${at}.description`, item.description),
    ];
  });
  return items.length > 0
    ? [{ path: `${path}.title`, text: cleanLine(section.title) || ours }, ...items]
    : [];
}

function lines<Name extends string>(
  path: string,
  texts: Readonly<Record<Name, string>>,
  names: readonly Name[],
): PrintedField[] {
  return names.flatMap((name) => printed(`${path}.${name}`, texts[name]));
}

function period(
  path: string,
  { startDate, endDate, current }: { startDate: string; endDate: string; current: boolean },
  language: Language,
): PrintedField[] {
  const start = formatMonth(startDate, language);
  const end = current ? language.present : formatMonth(endDate, language);
  return [
    ...printed(`${path}.startDate`, start),
    ...(end === start ? [] : printed(`${path}.${current ? 'current' : 'endDate'}`, end)),
  ];
}

function described(path: string, text: string): PrintedField[] {
  return descriptionBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.lines))
    .map((line) => ({ path, text: line }));
}

function printed(path: string, written: string): PrintedField[] {
  const text = cleanLine(written);
  return text ? [{ path, text }] : [];
}
