import type { Unreadable } from '#documents/parser/parsed-file.ts';
import { type Finding, LEVER } from '../finding.ts';

/** What is said of a file that cannot be read, in place of a report. */
export type UnreadableText = Pick<Finding, 'title' | 'why' | 'suggestion' | 'reference'>;

export const unreadableTexts: Readonly<Record<Unreadable, UnreadableText>> = {
  empty: {
    title: 'This file is empty',
    why: 'It has no content at all: saving or downloading it was probably interrupted.',
    suggestion:
      'Open your resume in the program you wrote it in, save it as a PDF again, and check that the new file opens.',
  },
  'too-large': {
    title: 'This file is too large for a resume',
    why: 'Files of this size are mostly large pictures. Application systems have limits as well, many of them lower than ours.',
    suggestion:
      'Take out large pictures or make them smaller, then save as a PDF again. A resume of text stays well under 1 MB.',
  },
  doc: {
    title: 'This is a Word file of the old kind (.doc)',
    why: 'The format dates from before 2007. Not every system still reads it, and this checker does not either.',
    suggestion:
      'Open it in Word, LibreOffice or Google Docs, choose “Save as” or “Download”, and pick PDF or Word document (.docx). Renaming the file is not enough.',
  },
  rtf: {
    title: 'This is a rich text file (.rtf)',
    why: 'Resumes are mostly asked for as PDF or .docx, and those are the two that this checker reads.',
    suggestion: 'Open it in your word processor, choose “Save as”, and pick PDF or Word document (.docx).',
  },
  picture: {
    title: 'This is a picture, not a document',
    why: 'A picture has no text in it, only dots. Software that files resumes gets nothing out of it, however well you can read it.',
    reference: LEVER,
    suggestion:
      'Go back to the program the resume was written in and save it as a PDF. If the picture is all you have, write the resume anew: in a builder, that is an hour of work.',
  },
  'other-type': {
    title: 'This is neither a PDF nor a Word document',
    why: 'What counts is what the file really is, not what its name ends in. Employers mostly ask for PDF or .docx.',
    suggestion:
      'Open the file in the program it was written in and save it as PDF or Word document (.docx). Pages and Google Docs do that by “Export” or “Download”.',
  },
  encrypted: {
    title: 'This file is locked with a password',
    why: 'We cannot open it, and neither can the software or the people you send it to.',
    suggestion:
      'Open it with the password, then save a copy without: print it to PDF, or look under “Security” or “Protect document” for “No security” or “Remove password”. Then check the copy.',
  },
  broken: {
    title: 'This file is damaged',
    why: 'It begins like a document, but its contents do not fit together. A system that gets it may show an error, or an empty page.',
    suggestion:
      'If you downloaded it or copied it from a mail, do that again. Otherwise open the original and save it as a new PDF.',
  },
  'image-only': {
    title: 'Your resume is a picture of text: there is nothing in it that software can read',
    why: 'You cannot select a word of it, and a parser finds as little. It was scanned, photographed, or exported as an image, so we cannot give it a score.',
    reference: LEVER,
    suggestion:
      'Save it as a PDF from the program it was written in, not by scanning or by a screenshot. If paper is all you have, have the text recognized (“OCR”, in Google Drive or Acrobat), read every line of the result, and set it as a new resume.',
  },
  'took-too-long': {
    title: 'Reading this file took too long',
    why: 'It is unusually complicated inside: thousands of drawings, or very many pages. Other software may give up on it as well.',
    suggestion:
      'Save it as a new PDF with fewer pages and without decorative graphics, and try again. If it still takes too long, a Word document (.docx) of the same resume may work.',
  },
};
