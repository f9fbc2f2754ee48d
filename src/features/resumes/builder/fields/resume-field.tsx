import type { ReactNode } from 'react';
import type { Field } from '#documents/fields.ts';
import { URL_MAX } from '#documents/limits.ts';
import { JOB, RESUME, ROLE, SECTION, SKILL_GROUP, STUDY } from '#documents/resume/fields.ts';
import { FACT, LINK, PERSON } from '#documents/resume/person-fields.ts';
import { emailWarning, urlWarning } from '#editor/fields/address-warnings.ts';
import { LongText } from '#editor/fields/long-text.tsx';
import { DocumentMonth } from '#editor/fields/month-field.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { BULLET_HINT, SUMMARY_LENGTH } from '../../content/hints.ts';
import { patternOf } from '../../editing/fields-together.ts';
import { EndDate, FlagField, IncludeToggle } from './date-and-flag-fields.tsx';
import { CoreInclude, OwnHeading, SectionTitle } from './heading-fields.tsx';
import { ItemField } from './item-field.tsx';
import { LinkUrl } from './link-url.tsx';
import { SkillField } from './skill-field.tsx';

export type ResumeFieldProps = {
  path: string;
  className?: string;
  /** In place of what is told below the field otherwise. */
  hint?: ReactNode;
};

type Control = (props: ResumeFieldProps) => ReactNode;
type LineProps = Partial<Parameters<typeof LineField>[0]>;
type TextProps = Partial<Parameters<typeof LongText>[0]>;

const line =
  (field: Field, more: LineProps = {}): Control =>
  (props) => <LineField {...onForm(field)} {...more} {...props} />;
const text =
  (field: Field, more: TextProps): Control =>
  (props) => <LongText marks={RESUME} {...onForm(field)} hint={BULLET_HINT} {...more} {...props} />;
const month =
  (field: Field): Control =>
  ({ path }) => <DocumentMonth path={path} label={onForm(field).label} />;
const end =
  (field: Field): Control =>
  ({ path }) => <EndDate path={path} label={onForm(field).label} />;
const flag =
  (field: Field): Control =>
  ({ path }) => <FlagField path={path} label={onForm(field).label} />;
const item: Control = (props) => <ItemField {...props} />;
const include: Control = ({ path }) => <CoreInclude path={path} />;

/** "Address of link 2": what stands in a row of fields is told apart by its number. */
const ofLink = (label: string, path: string) => `${label} of link ${Number(path.split('.')[2]) + 1}`;

const ITEM_FIELDS = [
  ...['title', 'subtitle', 'location', 'url'],
  ...['startDate', 'endDate', 'current', 'description'],
];

/**
 * How the form asks for every field that is printed, by its path with `*` for the numbers: the panels only say where
 * each one stands, and what opens beside the text of a page is the same.
 */
export const RESUME_CONTROLS: Readonly<Record<string, Control>> = {
  'personalInfo.firstName': line(PERSON.firstName, { autoComplete: 'given-name' }),
  'personalInfo.lastName': line(PERSON.lastName, { autoComplete: 'family-name' }),
  'personalInfo.title': line(PERSON.title, {
    placeholder: 'Product designer',
    autoComplete: 'organization-title',
  }),
  'personalInfo.email': line(PERSON.email, { type: 'email', autoComplete: 'email', warn: emailWarning }),
  'personalInfo.phone': line(PERSON.phone, { type: 'tel', autoComplete: 'tel' }),
  'personalInfo.location': line(PERSON.location, {
    placeholder: 'Lisbon, Portugal',
    hint: 'A town and a country will do.',
  }),
  'personalInfo.links.*.label': (props) => (
    <LineField label={ofLink(LINK.label.label, props.path)} {...props} />
  ),
  'personalInfo.links.*.url': (props) => (
    <LinkUrl label={ofLink(LINK.url.label, props.path)} max={URL_MAX} warn={urlWarning} {...props} />
  ),
  'personalInfo.preferredName': line(PERSON.preferredName, { autoComplete: 'nickname' }),
  'personalInfo.pronouns': line(PERSON.pronouns, { placeholder: 'they/them' }),
  'personalInfo.workPermit': line(PERSON.workPermit, { placeholder: 'EU citizen' }),
  'personalInfo.facts.*.label': line(FACT.label, { placeholder: 'Driving licence' }),
  'personalInfo.facts.*.value': line(FACT.value, { placeholder: 'B' }),

  includeSummary: include,
  summary: text(RESUME.summary, {
    rows: 7,
    placeholder: 'What you do, for how long, and what you are known for.',
    limit: SUMMARY_LENGTH,
    hint: 'Two to four sentences. Write it last: by then you know what the rest says.',
  }),

  includeEmployment: include,
  'employment.*.position': line(JOB.position),
  'employment.*.company': line(JOB.company),
  'employment.*.location': line(JOB.location),
  'employment.*.startDate': month(JOB.startDate),
  'employment.*.endDate': end(JOB.endDate),
  'employment.*.current': flag(JOB.current),
  'employment.*.description': text(JOB.description, { rows: 5 }),
  'employment.*.hours': line(JOB.hours, { placeholder: '40' }),
  'employment.*.pay': line(JOB.pay, { placeholder: '$72,500 per year' }),
  'employment.*.supervisor': line(JOB.supervisor, {
    placeholder: 'Angela Prewitt, +1 202 555 0164, may be contacted',
    hint: 'Name, telephone, and whether they may be contacted.',
  }),
  'employment.*.roles.*.position': line(ROLE.position),
  'employment.*.roles.*.location': line(ROLE.location),
  'employment.*.roles.*.startDate': month(ROLE.startDate),
  'employment.*.roles.*.endDate': end(ROLE.endDate),
  'employment.*.roles.*.current': flag(ROLE.current),
  'employment.*.roles.*.description': text(ROLE.description, { rows: 3 }),

  includeEducation: include,
  'education.*.degree': line(STUDY.degree),
  'education.*.school': line(STUDY.school),
  'education.*.location': line(STUDY.location),
  'education.*.startDate': month(STUDY.startDate),
  'education.*.graduationDate': month(STUDY.graduationDate),
  'education.*.expected': flag(STUDY.expected),
  'education.*.grade': line(STUDY.grade, { placeholder: '3.8 of 4' }),
  'education.*.courses': line(STUDY.courses, {
    hint: 'The few that matter for this application, parted by commas.',
  }),
  'education.*.description': text(STUDY.description, { rows: 3 }),

  includeSkills: include,
  'skills.*': (props) => <SkillField key={props.path} {...props} />,
  'skillGroups.*.name': (props) => (
    <LineField
      label={`${SKILL_GROUP.name.label} of group ${Number(props.path.split('.')[1]) + 1}`}
      placeholder="Languages"
      {...props}
    />
  ),

  'sections.*.title': (props) => <SectionTitle {...onForm(SECTION.title)} {...props} />,
  'sections.*.include': ({ path }) => <IncludeToggle path={path} label={SECTION.include.label} />,
  ...Object.fromEntries(ITEM_FIELDS.map((name) => [`sections.*.items.*.${name}`, item])),
  'order.*.heading': ({ path }) => <OwnHeading path={path} />,
};

/** The control of a field of a resume, wherever it is to stand; nothing for a path that has none. */
export function ResumeField(props: ResumeFieldProps) {
  return RESUME_CONTROLS[patternOf(props.path)]?.(props) ?? null;
}
