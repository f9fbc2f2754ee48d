import { documentId } from '#editor/drafts/draft-name.ts';

const RESUME_BUILDER = /^\/resume-builder(?:\/([^/]*))?\/?$/;

/** Whether a resume that is dropped or pasted on a page is taken to be read. */
export function takesResumes(pathname: string): boolean {
  return /^\/dashboard\/?$/.test(pathname) || RESUME_BUILDER.test(pathname);
}

/** The saved resume that the address opens; null where there is none. */
export function openResume(pathname: string, search: string): number | null {
  const inPath = RESUME_BUILDER.exec(pathname);
  return inPath ? (documentId(inPath[1] || new URLSearchParams(search).get('id')) ?? null) : null;
}
