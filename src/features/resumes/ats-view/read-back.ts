import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';

/** How often the server is asked in all while it says that it is full, and the longest pause between, in seconds. */
const TRIES = 3;
const LONGEST_PAUSE_SECONDS = 3;

/**
 * What software reads from the PDF of a resume: `POST /api/read-back`. A server that is full for a moment is asked
 * again; a preview that is drawn just then may take the place of the question.
 * @throws ApiError, or TypeError where the server cannot be reached
 */
export async function readBack(
  document: { templateId: string; data: ResumeData },
  signal: AbortSignal,
): Promise<ParsedResume> {
  const ask = async (): Promise<ParsedResume> => {
    const response = await apiFetch('/api/read-back', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(document),
      signal,
    });
    return (await response.json()) as ParsedResume; // Our own API.
  };
  for (let tries = 1; tries < TRIES; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const pause = error instanceof ApiError && error.code === 'engine_busy' ? error.retryAfterSeconds : 0;
      if (!pause || pause > LONGEST_PAUSE_SECONDS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
      signal.throwIfAborted();
    }
  }
  return ask();
}
