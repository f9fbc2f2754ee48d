import { z } from 'zod';
import { anyVersion, unknownBytes } from '../any-version.ts';
import { schemasOf } from '../field-schemas.ts';
import type { ValuesOf } from '../fields.ts';
import {
  type ITEM,
  type JOB,
  RESUME,
  type ROLE,
  type SECTION,
  type SKILL_GROUP,
  type STUDY,
} from './fields.ts';
import { type FACT, type LINK } from './person-fields.ts';
import { inNewestDrawing } from '../look/drawing.ts';
import { migrateResume, RESUME_SCHEMA_VERSION } from './migrations.ts';
import { DOUBTS_MAX, NOTE_MAX, READ_NOTES, UNPLACED_MAX } from './read-notes.ts';
import type { CROP, PHOTO } from './photo-fields.ts';
import type { DENSITY_CHOICES, PLACED_SECTION } from './setting-fields.ts';

const note = z.string().max(NOTE_MAX);

/** What there is to say of a resume that was read from a file; most resumes have no such part. */
const readNotes = z.object({
  doubts: z.array(z.object({ id: note, snippet: note, read: note, settled: z.boolean() })).max(DOUBTS_MAX),
  unplaced: z.array(z.object({ id: note, words: note, line: note })).max(UNPLACED_MAX),
  hidden: z.boolean(),
});

/** A resume as it is stored and sent: what is missing is filled in, what is unknown is kept. */
export const resumeData = z.looseObject({
  schemaVersion: z.number().int().min(1).default(RESUME_SCHEMA_VERSION),
  ...schemasOf(RESUME),
  [READ_NOTES]: readNotes.optional(),
});

export type ResumeData = z.infer<typeof resumeData>;
export type Density = (typeof DENSITY_CHOICES)[number];
export type Link = ValuesOf<typeof LINK>;
export type EmploymentEntry = ValuesOf<typeof JOB>;
/** A photo as the data names it: its bytes stand elsewhere, under its id. */
export type Photo = ValuesOf<typeof PHOTO>;
export type Crop = ValuesOf<typeof CROP>;
export type Fact = ValuesOf<typeof FACT>;
export type Role = ValuesOf<typeof ROLE>;
export type SkillGroup = ValuesOf<typeof SKILL_GROUP>;
export type PlacedSection = ValuesOf<typeof PLACED_SECTION>;
export type EducationEntry = ValuesOf<typeof STUDY>;
export type FurtherSection = ValuesOf<typeof SECTION>;
export type FurtherSectionItem = ValuesOf<typeof ITEM>;

/** Resume data of any version that was ever saved, brought to the current one. */
export const anyResumeData = anyVersion(migrateResume, resumeData);

/** The same as somebody sends it. */
export const sentResumeData = anyVersion((raw) => migrateResume(inNewestDrawing(raw)), resumeData);

/** How much a resume carries that this version does not know, in bytes. */
export const unknownBytesOfResume = unknownBytes(resumeData);
