import { documentId } from '#editor/drafts/draft-name.ts';

const RESUME_BUILDER = /^\/resume-builder(?:\/([^/]*))?\/?$/;
const LETTER_BUILDER = /^\/cover-letter-builder\/?$/;

/** Where documents are written: the links of the whole site stand back there. */
export const isBuilder = (pathname: string): boolean =>
  isResumeBuilder(pathname) || LETTER_BUILDER.test(pathname);

function isResumeBuilder(pathname: string): boolean {
  const found = RESUME_BUILDER.exec(pathname);
  return found !== null && documentId(found[1]) !== undefined;
}

/**
 * What a page makes of a file that is dropped on it: the home page and the dashboard a new resume, a resume's editor more of
 * this resume, and a letter's editor asks, since files become resumes and no letters. Other pages take none.
 */
export type DropPlace = 'home' | 'dashboard' | 'resume' | 'letter';

export function dropPlace(pathname: string): DropPlace | null {
  if (pathname === '/') return 'home';
  if (/^\/dashboard\/?$/.test(pathname)) return 'dashboard';
  if (isResumeBuilder(pathname)) return 'resume';
  return LETTER_BUILDER.test(pathname) ? 'letter' : null;
}

/** The saved resume that the address opens; null where there is none. */
export function openResume(pathname: string, search: string): number | null {
  const inPath = RESUME_BUILDER.exec(pathname);
  return inPath ? (documentId(inPath[1] || new URLSearchParams(search).get('id')) ?? null) : null;
}
