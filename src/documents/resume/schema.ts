import { z } from 'zod';
import { entries, entryId, language, longText, month, paper, shortText, url } from '../fields.ts';
import { SECTIONS_MAX, SHORT_TEXT_MAX, TAGS_MAX } from '../limits.ts';
import { RESUME_SCHEMA_VERSION } from './schema-version.ts';
import { FURTHER_SECTION_KINDS } from './section-kinds.ts';

const link = z.looseObject({ label: shortText, url });

const personalInfo = z.looseObject({
  firstName: shortText,
  lastName: shortText,
  title: shortText,
  email: shortText,
  phone: shortText,
  location: shortText,
  links: z.array(link).max(TAGS_MAX).default([]),
});

const employmentEntry = z.looseObject({
  id: entryId,
  position: shortText,
  company: shortText,
  location: shortText,
  startDate: month,
  endDate: month,
  current: z.boolean().default(false),
  description: longText,
});

const educationEntry = z.looseObject({
  id: entryId,
  degree: shortText,
  school: shortText,
  location: shortText,
  graduationDate: month,
  description: longText,
});

const sectionItem = z.looseObject({
  id: entryId,
  title: shortText,
  subtitle: shortText,
  location: shortText,
  url,
  startDate: month,
  endDate: month,
  current: z.boolean().default(false),
  description: longText,
});

const furtherSection = z.looseObject({
  id: entryId,
  kind: z.enum(FURTHER_SECTION_KINDS),
  title: shortText,
  include: z.boolean().default(true),
  items: entries(sectionItem),
});

/** How close the lines and parts of a resume stand. */
export const density = z.enum(['normal', 'compact', 'tight']);

const settings = z.looseObject({
  paper: paper.default('a4'),
  language: language.default('en'),
  density: density.default('normal'),
});

/** A resume as it is stored and sent: what is missing is filled in, what is unknown is kept. */
export const resumeData = z.looseObject({
  schemaVersion: z.number().int().min(1).default(RESUME_SCHEMA_VERSION),
  personalInfo: personalInfo.prefault({}),
  includeSummary: z.boolean().default(true),
  summary: longText,
  includeEmployment: z.boolean().default(true),
  employment: entries(employmentEntry),
  includeEducation: z.boolean().default(true),
  education: entries(educationEntry),
  includeSkills: z.boolean().default(true),
  skills: z.array(z.string().max(SHORT_TEXT_MAX)).max(TAGS_MAX).default([]),
  settings: settings.prefault({}),
  sections: z.array(furtherSection).max(SECTIONS_MAX).default([]),
});

export type ResumeData = z.infer<typeof resumeData>;
export type Density = z.infer<typeof density>;
export type Link = z.infer<typeof link>;
export type EmploymentEntry = z.infer<typeof employmentEntry>;
export type EducationEntry = z.infer<typeof educationEntry>;
export type FurtherSection = z.infer<typeof furtherSection>;
export type FurtherSectionItem = z.infer<typeof sectionItem>;
