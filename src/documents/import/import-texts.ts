import type { ImportProblem, ImportProblemCause, ImportRefusal, ImportSource } from './imported-file.ts';

/* What is said of what came in, and of what did not. */

/** Why nothing could be read, and what to do about it. */
export const refusalTexts: Readonly<Record<ImportRefusal, { title: string; advice: string }>> = {
  empty: {
    title: 'This file is empty',
    advice: 'Save or download it again in the program that it is from, and try the new file.',
  },
  'too-large': {
    title: 'This file is larger than 20 MB',
    advice: 'Take out large pictures, or save it as a PDF of smaller size, and try that.',
  },
  doc: {
    title: 'This is a Word file of the old kind (.doc)',
    advice: 'Open it in Word, LibreOffice or Google Docs, and save it as .docx, .odt or PDF.',
  },
  picture: {
    title: 'This is a photo or a picture, and we read text',
    advice:
      'Export the resume as a PDF in the program that it was written in, and choose that. If you have it on paper or as a picture alone, type its text or have it recognized (“Live Text” on a phone, “OCR” in Google Drive), and paste it here.',
  },
  'other-type': {
    title: 'This is not a format that we can read',
    advice: 'Open the file in the program that it is from, and save it as PDF, .docx or plain text.',
  },
  encrypted: {
    title: 'This file is locked with a password',
    advice: 'Open it with the password, save a copy without one, and choose the copy.',
  },
  broken: {
    title: 'This file is damaged',
    advice:
      'Download or copy it again, or save it anew in the program that it is from. You can also paste its text.',
  },
  'image-only': {
    title: 'This file holds pictures of text, and no text',
    advice:
      'It was scanned or exported as pictures. Have the text recognized (“OCR”, in Google Drive or Acrobat), and choose or paste the result.',
  },
  'took-too-long': {
    title: 'Reading this file took too long',
    advice: 'Save it with fewer pages and without decorative graphics, or paste its text.',
  },
  'unpacks-too-large': {
    title: 'This archive holds more than any resume does',
    advice:
      'We open archives of which the files to be read are at most 200 and come to 50 MB. Unpack it, and choose the one file that your resume is in.',
  },
  'no-resume-inside': {
    title: 'There is no resume of a kind that we know in this file',
    advice:
      'We read exports of LinkedIn, Reactive Resume, RenderCV and Europass, and JSON Resume. Of other programs, save the resume as PDF or .docx.',
  },
  'no-words': {
    title: 'We found no words in it',
    advice:
      'If you can see some, save it anew as PDF or .docx in the program that it is from, or copy its text and paste it here.',
  },
};

/** What a source is called. */
export const sourceNames: Readonly<Record<ImportSource, string>> = {
  foothold: 'PDF from Foothold',
  pdf: 'PDF',
  'linkedin-pdf': 'LinkedIn profile (PDF)',
  docx: 'Word document',
  odt: 'OpenDocument text',
  rtf: 'Rich text',
  text: 'Plain text',
  markdown: 'Markdown',
  'linkedin-archive': 'LinkedIn data export',
  'json-resume': 'JSON Resume',
  'reactive-resume': 'Reactive Resume export',
  rendercv: 'RenderCV file',
  europass: 'Europass CV',
};

/** Longest that is repeated of what stands there, in characters. */
const EXCERPT_MAX = 160;

const causes: Readonly<Record<ImportProblemCause, (text: string) => string>> = {
  'broken-row': (text) => `could not be read: “${text}”`,
  'short-row': (text) => `has fewer cells than the table has columns, and was read as it stands: “${text}”`,
  'rows-left-out': (text) => `has more rows than any resume; those after the first ${text} were not read`,
  'broken-table': () => 'could not be read',
  'pages-left-out': (text) => `${text} further pages were not read`,
  'text-left-out': () => 'is longer than any resume, and was read from its beginning as far as 60 pages go',
  'words-not-listed': (text) => `${text} further words have no field, and are too many to be listed`,
  'too-deep': () => 'has parts within parts, deeper than we look; they were not read',
  'part-too-large': () => 'has a part that would unpack to more than any resume needs; it was not read',
  'too-many': (text) => `${text} found no room in a resume and were left out; the words are listed below`,
  'unknown-date': (text) => `has a date that we cannot read: “${text}”`,
};

/** A problem in a sentence that names its place: "Positions.csv, row 4: could not be read: …". */
export function problemText({ file, row, text, why }: ImportProblem): string {
  const place = [file || 'What you brought', ...(row === undefined ? [] : [`row ${row}`])].join(', ');
  return `${place}: ${causes[why](excerpt(text))}`;
}

/** Of a long row its beginning. */
function excerpt(text: string): string {
  return text.length <= EXCERPT_MAX ? text : `${text.slice(0, EXCERPT_MAX).replace(/[\ud800-\udbff]$/, '')}…`;
}
