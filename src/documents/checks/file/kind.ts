import type { Check } from '../check.ts';

const ENDINGS: Readonly<Record<string, 'pdf' | 'docx'>> = { pdf: 'pdf', docx: 'docx' };
const OTHER_ENDINGS = new Set(['doc', 'rtf', 'txt', 'odt', 'pages', 'jpg', 'jpeg', 'png', 'html']);
const NAMES = { pdf: 'a PDF', docx: 'a Word document' } as const;

/** 1: the name ends in another type than the file is of. What is no document at all is refused before. */
export const fileType: Check = {
  number: 1,
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
        // It does open for us, and for whoever looks at its content.
        severity: 'high',
        title: `The file's name ends in “.${ending}”, but it is ${NAMES[file.kind]}`,
        suggestion: `Rename it so that it ends in “.${file.kind}”, or save it anew as the type you want.`,
        places: [],
      },
    ];
  },
};

/** 2: locked and damaged files never come this far: unreadable-texts.ts says what to do about them. */
export const fileOpens: Check = {
  number: 2,
  id: 'file/opens',
  group: 'file',
  area: 'document',
  severity: 'fatal',
  why: 'What we cannot open, the software and the people you send it to cannot open either.',
  passed: 'The file opens, without a password',
  applies: ({ file }) => file !== undefined,
  find: () => [],
};

/** 4: .doc and RTF never come this far either. */
export const oldFormat: Check = {
  number: 4,
  id: 'file/old-format',
  group: 'file',
  area: 'document',
  severity: 'medium',
  why: 'Old Word files and rich text are not read everywhere; PDF and .docx are what is mostly asked for.',
  passed: 'The format is one that is asked for: PDF or .docx',
  applies: ({ file }) => file !== undefined,
  find: () => [],
};
