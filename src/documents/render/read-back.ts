import { parseFile } from '../parser/file/parse-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import { parseResume } from '../parser/resume/parse-resume.ts';
import { RenderFailedError } from './engine-errors.ts';

/**
 * Reads a PDF as any other file is read: what travels inside a PDF of ours is of no help here.
 * @throws RenderFailedError where it cannot be read
 */
export async function readBack(pdf: Uint8Array): Promise<ParsedResume> {
  const outcome = await parseFile(pdf, 'resume.pdf', { readAttached: () => Promise.resolve(undefined) });
  if (!outcome.ok) throw new RenderFailedError([`the PDF cannot be read back: ${outcome.reason}`]);
  return parseResume(outcome.file);
}
