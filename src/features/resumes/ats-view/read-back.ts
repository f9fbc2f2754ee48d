import type { Period, ParsedValue, ParsedItem, ParsedResume } from '#documents/parser/parsed-resume.ts';

import type { ResumeData } from '#documents/resume/schema.ts';
import { aFlag, aListOf, aNumber, aText, fields, type Shape } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { ApiError } from '#platform/http/api-error.ts';

/** What the view shows of a resume that was read. */
export type ReadBack = Omit<
  ParsedResume,
  'language' | 'preferredName' | 'facts' | 'skillGroups' | 'others' | 'sections'
> & {
  others: readonly Pick<ParsedResume['others'][number], 'heading' | 'items'>[];
};

const isFound = fields({ confidence: aNumber, source: fields({ snippet: aText }) });
const read = <T>(value: Shape<T>): Shape<ParsedValue<T>> =>
  ((found) => isFound(found) && 'value' in found && value(found.value)) as Shape<ParsedValue<T>>;

const text = read(aText);
const texts = aListOf(text);
const date = fields({ year: aNumber }, { month: aNumber, season: aText });
const period: Shape<ParsedValue<Period>> = read(fields({ current: aFlag }, { start: date, end: date }));
const items: Shape<ParsedItem[]> = aListOf(
  fields({ details: texts }, { title: text, subtitle: text, period, url: text }),
);
const entry = { title: text, employer: text, place: text, period };

export const askReadBack = apiCall<ReadBack, { templateId: string; data: ResumeData }>(
  'POST',
  '/api/read-back',
  fields(
    {
      emails: texts,
      phones: texts,
      links: texts,
      summary: texts,
      jobs: aListOf(fields({ bullets: texts, paragraphs: texts }, entry)),
      education: aListOf(fields({ details: texts }, { degree: text, school: text, place: text, period })),
      skills: texts,
      languages: items,
      certificates: items,
      others: aListOf(fields({ heading: aText, items })),
    },
    { name: text, title: text, location: text },
  ),
);

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
): Promise<ReadBack> {
  const ask = () => askReadBack({ body: document, signal });
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
