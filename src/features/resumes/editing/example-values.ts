import type { ResumeData } from '#documents/resume/schema.ts';
import type { ExampleValueKind } from '#documents/samples/example-values.ts';
import { exampleNamesIn, isExampleValue } from '#documents/samples/from-example.ts';

/** A value that an example has, too, and where it stands. */
export type FoundValue = { field: string; value: string };

type Field = [field: string, kind: ExampleValueKind, value: string];

/** What a resume that began as an example would still say of somebody else. What is not printed is not looked at. */
export function exampleValuesInResume(data: ResumeData): FoundValue[] {
  const fields = fieldsOf(data).filter(([, kind, value]) => isExampleValue(kind, value));
  const named = textsOf(data).flatMap(([field, text]) =>
    exampleNamesIn(text).map((value) => ({ field, value })),
  );
  return [...fields.map(([field, , value]) => ({ field, value: value.trim() })), ...named];
}

function fieldsOf({
  personalInfo,
  employment,
  education,
  includeEmployment,
  includeEducation,
}: ResumeData): Field[] {
  const { firstName, lastName, email, phone, links } = personalInfo;
  return [
    ['personalInfo.firstName', 'people', `${firstName.trim()} ${lastName.trim()}`],
    ['personalInfo.email', 'emails', email],
    ['personalInfo.phone', 'phones', phone],
    ...links.map(({ url }, index): Field => [`personalInfo.links.${index}.url`, 'links', url]),
    ...(includeEmployment ? employment : []).map(({ company }, index): Field => [
      `employment.${index}.company`,
      'organizations',
      company,
    ]),
    ...(includeEducation ? education : []).map(({ school }, index): Field => [
      `education.${index}.school`,
      'organizations',
      school,
    ]),
  ];
}

/** Running texts, in which an employer may be named. */
function textsOf(data: ResumeData): [field: string, text: string][] {
  const { summary, employment, education, sections } = data;
  const described = (path: string, entries: readonly { description: string }[]) =>
    entries.map(({ description }, index): [string, string] => [`${path}.${index}.description`, description]);
  return [
    ...(data.includeSummary ? [['summary', summary] as [string, string]] : []),
    ...(data.includeEmployment ? described('employment', employment) : []),
    ...(data.includeEducation ? described('education', education) : []),
    ...sections.flatMap(({ include, items }, index) =>
      include
        ? items.flatMap((item, at) =>
            (['title', 'subtitle', 'description'] as const).map((part): [string, string] => [
              `sections.${index}.items.${at}.${part}`,
              item[part],
            ]),
          )
        : [],
    ),
  ];
}
