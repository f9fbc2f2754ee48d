import type { Check } from '../check.ts';
import { GREENHOUSE } from '../references.ts';

/** Greenhouse's 2.5 MB in the larger reading, so that nobody below it is accused. */
const MOST_BYTES = 2.5 * 1024 * 1024;

/** Larger than a widely used system parses. */
export const fileSize: Check = {
  id: 'file/size',
  group: 'file',
  area: 'document',
  severity: 'high',
  why: 'Greenhouse, a widely used system, does not parse resumes above 2.5 MB: it attaches the file and leaves the fields empty.',
  reference: GREENHOUSE,
  passed: 'The file is small enough to be parsed',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    if (file === undefined || file.facts.bytes <= MOST_BYTES) return [];
    const megabytes = (file.facts.bytes / (1024 * 1024)).toFixed(1);
    const images = file.pages.reduce((sum, page) => sum + page.images.length, 0);
    return [
      {
        title: `The file is ${megabytes} MB, above the 2.5 MB that Greenhouse parses`,
        suggestion:
          images > 0
            ? 'Take out the pictures or save them smaller: it is nearly always they that make a resume large. Text alone stays below 0.5 MB.'
            : 'Export it again, as a “smaller file” or “for web” where your program offers that. Text alone stays below 0.5 MB.',
        places: [],
      },
    ];
  },
};
