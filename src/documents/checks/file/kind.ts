import type { Check } from '../check.ts';

const ENDINGS: Readonly<Record<string, 'pdf' | 'docx'>> = { pdf: 'pdf', docx: 'docx' };
const OTHER_ENDINGS = new Set(['doc', 'rtf', 'txt', 'odt', 'pages', 'jpg', 'jpeg', 'png', 'html']);
const NAMES = { pdf: 'a PDF', docx: 'a Word document' } as const;

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
    if (ENDINGS[ending] === undefined && !OTHER_ENDINGS.has(ending)) return [];
    return [
      {
        // It opens here, and in every program that looks at the content and not at the name.
        severity: 'high',
        title: `The file's name ends in “.${ending}”, but it is ${NAMES[file.kind]}`,
        suggestion: `Rename it so that it ends in “.${file.kind}”, or save it anew as the type you want.`,
        places: [],
      },
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
