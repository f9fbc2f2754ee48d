import { readFile } from '../readback/file/read.ts';
import type { ReadResume } from '../readback/read-resume.ts';
import { understand } from '../readback/resume/understand.ts';
import { RenderFailedError } from './engine-errors.ts';

/**
 * Reads a PDF as any other file is read: what travels inside a PDF of ours is of no help here.
 * @throws RenderFailedError where it cannot be read
 */
export async function readBack(pdf: Uint8Array): Promise<ReadResume> {
  const outcome = await readFile(pdf, 'resume.pdf', { readAttached: () => Promise.resolve(undefined) });
  if (!outcome.ok) throw new RenderFailedError([`the PDF cannot be read back: ${outcome.reason}`]);
  return understand(outcome.file);
}
