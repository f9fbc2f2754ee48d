import type { ParsedKind } from '#documents/parser/parsed-file.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { monthsWorked } from '../dates/months.ts';
import { GREENHOUSE } from '../finding.ts';
import { jobsInDoubt } from '../second-look/jobs-read.ts';
import { measured } from '../second-look/proof.ts';

/* Checks of the file itself: its type, and how large and how long it is. */

const ENDINGS: Readonly<Record<string, 'pdf' | 'docx'>> = { pdf: 'pdf', docx: 'docx' };
const OTHER_ENDINGS = new Set(['doc', 'rtf', 'txt', 'odt', 'pages', 'jpg', 'jpeg', 'png', 'html']);
const NAMES: Readonly<Partial<Record<ParsedKind, string>>> = { pdf: 'a PDF', docx: 'a Word document' };

/** The name ends in another type than the file is of. What is no document at all is refused before. */
export const fileType: Check = {
  id: 'file/type',
  group: 'file',
  area: 'document',
  severity: 'fatal',
  why: 'Upload forms go by the ending of the name, programs by the content. Where the two differ, one of them shows an error.',
  passed: 'The file is what its name says it is',
  applies: ({ file }) => file !== undefined,
  find({ file }) {
    const ending = /\.(\w+)$/.exec(file?.name ?? '')?.[1]?.toLowerCase() ?? '';
    if (file === undefined || ENDINGS[ending] === file.kind) return [];
    const name = NAMES[file.kind];
    if (name === undefined) return [];
    if (ENDINGS[ending] === undefined && !OTHER_ENDINGS.has(ending)) return [];
    return [
      measured({
        // It opens here, and in every program that looks at the content and not at the name.
        severity: 'high',
        title: `The file's name ends in “.${ending}”, but it is ${name}`,
        suggestion: `Rename it so that it ends in “.${file.kind}”, or save it anew as the type you want.`,
        places: [],
      }),
    ];
  },
};

/** Whether the file opens. Locked and damaged files are refused before the checks run (unreadable-texts.ts). */
export const fileOpens: Check = {
  id: 'file/opens',
  group: 'file',
  area: 'document',
  severity: 'fatal',
  why: 'What we cannot open, the software and the people you send it to cannot open either.',
  passed: 'The file opens, without a password',
  applies: ({ file }) => file !== undefined,
  find: () => [],
};

/** Whether the format is current. Files of .doc and RTF are refused before the checks run, too. */
export const oldFormat: Check = {
  id: 'file/old-format',
  group: 'file',
  area: 'document',
  severity: 'medium',
  why: 'Old Word files and rich text are not read everywhere; PDF and .docx are what is mostly asked for.',
  passed: 'The format is one that is asked for: PDF or .docx',
  applies: ({ file }) => file !== undefined,
  find: () => [],
};

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
      measured({
        title: `The file is ${megabytes} MB, above the 2.5 MB that Greenhouse parses`,
        suggestion:
          images > 0
            ? 'Take out the pictures or save them smaller: it is nearly always they that make a resume large. Text alone stays below 0.5 MB.'
            : 'Export it again, as a “smaller file” or “for web” where your program offers that. Text alone stays below 0.5 MB.',
        places: [],
      }),
    ];
  },
};

const FEW_YEARS = 5;
const MANY_YEARS = 10;

/** More pages than the years of work justify. */
export const filePages: Check = {
  id: 'file/pages',
  group: 'file',
  area: 'document',
  severity: 'medium',
  why: 'Whoever reads yours has others to read. The more pages, the more easily what matters is missed.',
  passed: 'The length is right for your experience',
  // A Word document has as many pages as the program that shows it makes.
  applies: ({ file }) => file?.kind === 'pdf',
  find(input) {
    const pages = input.file?.pages.length ?? 0;
    if (isAcademic(input)) return [];
    const isTold = jobsInDoubt(input).length === 0;
    const worked = isTold ? monthsWorked(input.resume.jobs, input.today) : undefined;
    const years = worked === undefined ? undefined : Math.floor(worked / 12);
    if (pages > 2)
      return [
        {
          severity: years === undefined || years < MANY_YEARS ? 'medium' : 'low',
          title: `Your resume has ${String(pages)} pages`,
          suggestion:
            'Bring it down to two: shorten jobs of more than ten years ago to a line each, and drop what this next job does not need.',
          places: [],
        },
      ];
    // In other countries two pages are usual from the first job on.
    if (pages === 2 && years !== undefined && years < FEW_YEARS && input.resume.language === 'en')
      return [
        {
          severity: 'low',
          title: `Two pages, with ${years === 0 ? 'less than one year' : `about ${String(years)} ${years === 1 ? 'year' : 'years'}`} of experience`,
          suggestion:
            'Try to fit it on one page: keep the bullets that speak for this next job, and merge or drop the others.',
          places: [],
        },
      ];
    return [];
  },
};

/** Lists of publications are long by nature. */
const isAcademic = ({ resume }: CheckInput): boolean =>
  resume.sections.some(({ kind }) => kind === 'publications');
