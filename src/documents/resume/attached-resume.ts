import { knownTemplate } from '../catalog/designs.ts';
import { isRecord } from '../is-record.ts';
import type { Attachment } from '../print-base.ts';
import type { Language } from '../text/languages/language.ts';
import { toJsonResume } from './json-resume.ts';
import { inOldestShape } from './oldest-shape.ts';
import { printedResume } from './printed-resume.ts';
import type { ResumeData } from './schema.ts';

/**
 * The file inside a resume's PDF: JSON Resume for everybody, and beside it, under our name, the data it was printed
 * from, whole and exact, for us. See decision 9.
 */
export function attachedResume(
  resume: { templateId: string; data: ResumeData; updatedAt: Date },
  language: Language,
): Attachment {
  const data = printedResume(resume.data);
  const content = {
    ...toJsonResume(data, resume.updatedAt),
    foothold: { templateId: knownTemplate(resume.templateId), data: inOldestShape(data) },
  };
  return {
    name: ATTACHED_RESUME,
    mediaType: 'application/json',
    description: `${language.documents.resume} (JSON Resume)`,
    relationship: 'source',
    text: JSON.stringify(content),
  };
}

/** Name of the file, by which it is found again. */
export const ATTACHED_RESUME = 'resume.json';

/** Longest file that is read, in characters: more than twice what a resume of 1 MB, the most we save, comes to. */
const LENGTH_MAX = 8 * 1024 * 1024;

/** What `resume.json` says; nothing where it is no such file. */
export type AttachedFile = {
  /** All of it: what `fromJsonResume` reads, for files that others made. */
  jsonResume: object;
  /** Our own part where there is one, not yet checked: anybody can write such a file. */
  own?: { templateId: string; data: unknown };
};

/** Reads the file without believing it; `readAttachedResume` goes on to check our own part. */
export function parseAttachedFile(json: string): AttachedFile | undefined {
  const jsonResume = json.length <= LENGTH_MAX ? parsed(json) : undefined;
  if (!isRecord(jsonResume)) return undefined;
  const { foothold } = jsonResume;
  if (!isRecord(foothold) || typeof foothold.templateId !== 'string') return { jsonResume };
  return { jsonResume, own: { templateId: foothold.templateId, data: foothold.data } };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
