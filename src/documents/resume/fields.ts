import { ENTRY_ID, PAPERS, type Fields } from '../fields.ts';
import { ENTRIES_MAX, SECTIONS_MAX, TAGS_MAX } from '../limits.ts';
import { FURTHER_SECTION_KINDS } from './section-kinds.ts';

/*
 * Every field of a resume, once. The order is that of the stored data. How to add one, and what else to think of:
 * docs/how-to/add-a-field.md.
 */

/** One address of the person's in the web. */
export const LINK = {
  label: { kind: 'line', label: 'Name', print: 'contact', jsonResume: 'network' },
  url: { kind: 'address', label: 'Address', print: 'contact', jsonResume: 'url', contact: 'link' },
} as const satisfies Fields;

export const PERSON = {
  firstName: { kind: 'line', label: 'First name', print: 'name', jsonResume: 'name', required: true },
  lastName: { kind: 'line', label: 'Last name', print: 'name', jsonResume: 'name', required: true },
  title: { kind: 'line', label: 'Professional title', print: 'title', jsonResume: 'label' },
  email: {
    kind: 'line',
    label: 'Email',
    print: 'contact',
    jsonResume: 'email',
    contact: 'email',
    required: true,
  },
  phone: {
    kind: 'line',
    label: 'Phone',
    print: 'contact',
    jsonResume: 'phone',
    contact: 'phone',
    required: true,
  },
  location: { kind: 'line', label: 'Location', print: 'contact', jsonResume: 'location', contact: 'place' },
  links: {
    kind: 'list',
    label: 'Links',
    entry: 'link',
    fields: LINK,
    most: TAGS_MAX,
    jsonResume: 'profiles',
  },
} as const satisfies Fields;

export const JOB = {
  id: ENTRY_ID,
  position: { kind: 'line', label: 'Position', print: 'title', jsonResume: 'position', required: true },
  company: { kind: 'line', label: 'Company', print: 'organization', jsonResume: 'name', required: true },
  location: { kind: 'line', label: 'Location', print: 'location', jsonResume: 'location' },
  startDate: { kind: 'month', label: 'Start date', print: 'start', jsonResume: 'startDate' },
  endDate: { kind: 'month', label: 'End date', print: 'end', jsonResume: 'endDate' },
  // JSON Resume says it by leaving the end out.
  current: {
    kind: 'flag',
    label: 'End date',
    asks: 'I currently work here',
    print: 'current',
    default: false,
  },
  description: { kind: 'text', label: 'Description', print: 'text', jsonResume: 'summary' },
} as const satisfies Fields;

export const STUDY = {
  id: ENTRY_ID,
  degree: { kind: 'line', label: 'Degree', print: 'title', jsonResume: 'studyType', required: true },
  school: { kind: 'line', label: 'School', print: 'organization', jsonResume: 'institution', required: true },
  location: { kind: 'line', label: 'Location', print: 'location', jsonResume: 'location' },
  graduationDate: { kind: 'month', label: 'Graduation date', print: 'end', jsonResume: 'endDate' },
  description: { kind: 'text', label: 'Description', print: 'text', jsonResume: 'summary' },
} as const satisfies Fields;

/** An entry of a further section. What its fields are called on the form depends on the kind of section. */
export const ITEM = {
  id: ENTRY_ID,
  title: { kind: 'line', label: 'Title', print: 'title' },
  subtitle: { kind: 'line', label: 'Second line', print: 'organization' },
  location: { kind: 'line', label: 'Location', print: 'location', jsonResume: 'location' },
  url: { kind: 'address', label: 'Link', print: 'link', jsonResume: 'url' },
  startDate: { kind: 'month', label: 'Start date', print: 'start', jsonResume: 'startDate' },
  endDate: { kind: 'month', label: 'End date', print: 'end', jsonResume: 'endDate' },
  current: { kind: 'flag', label: 'End date', asks: 'Still going on', print: 'current', default: false },
  description: { kind: 'text', label: 'Description', print: 'text' },
} as const satisfies Fields;

export const SECTION = {
  id: ENTRY_ID,
  kind: { kind: 'choice', label: 'Kind', print: 'setting', choices: FURTHER_SECTION_KINDS },
  title: { kind: 'line', label: 'Heading', print: 'heading', switch: 'include' },
  include: { kind: 'flag', label: 'Include', print: 'setting', default: true },
  items: {
    kind: 'list',
    label: 'Entries',
    entry: 'entry',
    fields: ITEM,
    most: ENTRIES_MAX,
    switch: 'include',
  },
} as const satisfies Fields;

/** How close the lines and parts of a resume stand. */
export const DENSITY_CHOICES = ['normal', 'compact', 'tight'] as const;

const SETTINGS = {
  paper: { kind: 'choice', label: 'Paper', print: 'setting', choices: PAPERS, default: 'a4' },
  language: { kind: 'language', label: 'Language of headings', print: 'setting', default: 'en' },
  density: {
    kind: 'choice',
    label: 'Spacing',
    print: 'setting',
    choices: DENSITY_CHOICES,
    default: 'normal',
  },
} as const satisfies Fields;

export const RESUME = {
  personalInfo: { kind: 'group', label: 'Personal information', fields: PERSON },
  includeSummary: { kind: 'flag', label: 'Include summary', print: 'setting', default: true },
  summary: {
    kind: 'text',
    label: 'Professional summary',
    print: 'text',
    jsonResume: 'summary',
    switch: 'includeSummary',
  },
  includeEmployment: { kind: 'flag', label: 'Include work experience', print: 'setting', default: true },
  employment: {
    kind: 'list',
    label: 'Work experience',
    entry: 'job',
    fields: JOB,
    most: ENTRIES_MAX,
    jsonResume: 'work',
    switch: 'includeEmployment',
  },
  includeEducation: { kind: 'flag', label: 'Include education', print: 'setting', default: true },
  education: {
    kind: 'list',
    label: 'Education',
    entry: 'education',
    fields: STUDY,
    most: ENTRIES_MAX,
    jsonResume: 'education',
    switch: 'includeEducation',
  },
  includeSkills: { kind: 'flag', label: 'Include skills', print: 'setting', default: true },
  skills: {
    kind: 'lines',
    label: 'Skills',
    print: 'skill',
    most: TAGS_MAX,
    jsonResume: 'skills',
    switch: 'includeSkills',
  },
  settings: { kind: 'group', label: 'Settings', follows: false, fields: SETTINGS },
  sections: {
    kind: 'list',
    label: 'Further sections',
    entry: 'Section',
    fields: SECTION,
    most: SECTIONS_MAX,
  },
} as const satisfies Fields;
