import { ENTRY_ID, HIDDEN, HIDDEN_LINES, type Fields } from '../fields.ts';
import { ENTRIES_MAX, ORDER_MAX, ROLES_MAX, SECTIONS_MAX, SKILL_GROUPS_MAX, TAGS_MAX } from '../limits.ts';
import { PERSON } from './person-fields.ts';
import { PHOTO } from './photo-fields.ts';
import { FURTHER_SECTION_KINDS } from './section-kinds.ts';
import { PLACED_SECTION, SETTINGS } from './setting-fields.ts';

/*
 * Every field of a resume, once. The order is that of the stored data. How to add one, and what else to think of:
 * docs/how-to/add-a-field.md.
 */

/** What is the case where something goes on, and where it is over. */
const GOING_ON = ['Still going on', 'Has ended'] as const;
/** Of a section that is printed, and of one that is not. */
const IN_PRINT = ['Shown', 'Left out'] as const;

/** An earlier role at the employer of a job, whose own fields are the latest one. */
export const ROLE = {
  id: ENTRY_ID,
  position: { kind: 'line', label: 'Position', print: 'title', jsonResume: 'position', required: true },
  startDate: { kind: 'month', label: 'Start date', print: 'start', jsonResume: 'startDate' },
  endDate: { kind: 'month', label: 'End date', print: 'end', jsonResume: 'endDate' },
  current: {
    kind: 'flag',
    label: 'End date',
    asks: 'I currently work here',
    print: 'current',
    default: false,
    said: GOING_ON,
  },
  location: { kind: 'line', label: 'Location', print: 'location', jsonResume: 'location' },
  description: {
    kind: 'text',
    label: 'Description',
    print: 'text',
    jsonResume: 'summary',
    hiddenLines: 'hiddenLines',
  },
  hiddenLines: HIDDEN_LINES,
  hidden: HIDDEN,
} as const satisfies Fields;

export const JOB = {
  id: ENTRY_ID,
  position: ROLE.position,
  company: { kind: 'line', label: 'Company', print: 'organization', jsonResume: 'name', required: true },
  location: ROLE.location,
  startDate: ROLE.startDate,
  endDate: ROLE.endDate,
  // JSON Resume says it by leaving the end out.
  current: ROLE.current,
  description: ROLE.description,
  hiddenLines: HIDDEN_LINES,
  // Federal employers of the United States ask for these; JSON Resume has no names of its own for them.
  hours: { kind: 'line', label: 'Hours per week', print: 'hours', jsonResume: 'hoursPerWeek', since: 4 },
  pay: { kind: 'line', label: 'Pay', print: 'pay', jsonResume: 'pay', since: 4 },
  supervisor: { kind: 'line', label: 'Supervisor', print: 'supervisor', jsonResume: 'supervisor', since: 4 },
  roles: {
    kind: 'list',
    label: 'Earlier roles',
    entry: 'role',
    fields: ROLE,
    most: ROLES_MAX,
    since: 2,
  },
  hidden: HIDDEN,
} as const satisfies Fields;

export const STUDY = {
  id: ENTRY_ID,
  degree: { kind: 'line', label: 'Degree', print: 'title', jsonResume: 'studyType', required: true },
  school: { kind: 'line', label: 'School', print: 'organization', jsonResume: 'institution', required: true },
  location: { kind: 'line', label: 'Location', print: 'location', jsonResume: 'location' },
  startDate: { kind: 'month', label: 'Start date', print: 'start', jsonResume: 'startDate', since: 2 },
  graduationDate: { kind: 'month', label: 'Graduation date', print: 'end', jsonResume: 'endDate' },
  expected: {
    kind: 'flag',
    label: 'Graduation date',
    asks: 'Expected',
    print: 'expected',
    default: false,
    said: ['Still expected', 'Graduated'],
    since: 2,
  },
  grade: { kind: 'line', label: 'Grade', print: 'grade', jsonResume: 'score', since: 2 },
  courses: { kind: 'line', label: 'Courses', print: 'courses', jsonResume: 'courses', since: 2 },
  description: ROLE.description,
  hiddenLines: HIDDEN_LINES,
  hidden: HIDDEN,
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
  current: {
    kind: 'flag',
    label: 'End date',
    asks: 'Still going on',
    print: 'current',
    default: false,
    said: GOING_ON,
  },
  description: { kind: 'text', label: 'Description', print: 'text', hiddenLines: 'hiddenLines' },
  hiddenLines: HIDDEN_LINES,
  hidden: HIDDEN,
} as const satisfies Fields;

export const SECTION = {
  id: ENTRY_ID,
  kind: { kind: 'choice', label: 'Kind', print: 'setting', choices: FURTHER_SECTION_KINDS },
  title: { kind: 'line', label: 'Heading', print: 'heading', switch: 'include' },
  include: { kind: 'flag', label: 'Include', print: 'setting', default: true, said: IN_PRINT },
  items: {
    kind: 'list',
    label: 'Entries',
    entry: 'entry',
    fields: ITEM,
    most: ENTRIES_MAX,
    switch: 'include',
  },
} as const satisfies Fields;

/** Skills that belong together. They are those of the one list of all, named by their texts. */
export const SKILL_GROUP = {
  id: ENTRY_ID,
  name: { kind: 'line', label: 'Name', print: 'group', jsonResume: 'name' },
  skills: { kind: 'lines', label: 'Skills', print: 'skill', most: TAGS_MAX, jsonResume: 'keywords' },
} as const satisfies Fields;

export const RESUME = {
  personalInfo: { kind: 'group', label: 'Personal information', fields: PERSON },
  // A frame and a description are those of one picture.
  photo: { kind: 'group', label: 'Photo', fields: PHOTO, together: true, since: 4 },
  includeSummary: { kind: 'flag', label: 'Include summary', print: 'setting', default: true, said: IN_PRINT },
  summary: {
    kind: 'text',
    label: 'Professional summary',
    print: 'text',
    jsonResume: 'summary',
    switch: 'includeSummary',
    hiddenLines: 'hiddenSummaryLines',
  },
  hiddenSummaryLines: HIDDEN_LINES,
  includeEmployment: {
    kind: 'flag',
    label: 'Include work experience',
    print: 'setting',
    default: true,
    said: IN_PRINT,
  },
  employment: {
    kind: 'list',
    label: 'Work experience',
    entry: 'job',
    fields: JOB,
    most: ENTRIES_MAX,
    jsonResume: 'work',
    switch: 'includeEmployment',
  },
  includeEducation: {
    kind: 'flag',
    label: 'Include education',
    print: 'setting',
    default: true,
    said: IN_PRINT,
  },
  education: {
    kind: 'list',
    label: 'Education',
    entry: 'education',
    fields: STUDY,
    most: ENTRIES_MAX,
    jsonResume: 'education',
    switch: 'includeEducation',
  },
  includeSkills: { kind: 'flag', label: 'Include skills', print: 'setting', default: true, said: IN_PRINT },
  skills: {
    kind: 'lines',
    label: 'Skills',
    print: 'skill',
    most: TAGS_MAX,
    jsonResume: 'skills',
    switch: 'includeSkills',
  },
  skillGroups: {
    kind: 'list',
    label: 'Skill groups',
    entry: 'skill group',
    fields: SKILL_GROUP,
    most: SKILL_GROUPS_MAX,
    switch: 'includeSkills',
    since: 2,
  },
  settings: { kind: 'group', label: 'Settings', follows: false, fields: SETTINGS },
  sections: {
    kind: 'list',
    label: 'Further sections',
    entry: 'Section',
    fields: SECTION,
    most: SECTIONS_MAX,
  },
  order: {
    kind: 'list',
    label: 'Order of sections',
    entry: 'place',
    fields: PLACED_SECTION,
    most: ORDER_MAX,
    placesOthers: true,
    since: 2,
  },
} as const satisfies Fields;
