import { documentId, NO_DRAFT } from '#editor/drafts/draft-name.ts';
import type { OpenResume } from '#features/importing/import-path.ts';

const RESUME_BUILDER = /^\/resume-builder(?:\/([^/]*))?\/?$/;
const LETTER_BUILDER = /^\/cover-letter-builder\/?$/;

const APPLICATION = /^\/applications\/[^/]+\/?$/;

/** Where documents are written: the links of the whole site stand back there. */
export const isBuilder = (pathname: string): boolean =>
  isResumeBuilder(pathname) || LETTER_BUILDER.test(pathname) || APPLICATION.test(pathname);

function isResumeBuilder(pathname: string): boolean {
  const found = RESUME_BUILDER.exec(pathname);
  return found !== null && documentId(found[1]) !== undefined;
}

/**
 * What a page makes of a file that is dropped on it: the home page and the dashboard a new resume, a resume's editor more of
 * this resume, and a letter's editor a new letter. Other pages take none.
 */
export type DropPlace = 'home' | 'dashboard' | 'resume' | 'letter';

export function dropPlace(pathname: string): DropPlace | null {
  if (pathname === '/') return 'home';
  if (/^\/dashboard\/?$/.test(pathname)) return 'dashboard';
  if (isResumeBuilder(pathname)) return 'resume';
  return LETTER_BUILDER.test(pathname) ? 'letter' : null;
}

/** The resume that the address opens, saved or not; null where there is none, or nothing is written in it yet. */
export function openResume(pathname: string, search: string): OpenResume | null {
  const inPath = RESUME_BUILDER.exec(pathname);
  if (!inPath) return null;
  const parameters = new URLSearchParams(search);
  const id = documentId(inPath[1] || parameters.get('id'));
  if (typeof id === 'number') return { id };
  const draft = parameters.get('draft');
  return id === null && draft !== null && draft !== NO_DRAFT ? { draft } : null;
}
