/* Texts of the page where a cover letter is brought, and of its review. */

export const letterPage = {
  title: 'Start from the letter you have',
  text: 'Bring a cover letter as a file or as text. Its greeting, its farewell and what stands around them tell what goes where; you look at it before anything becomes of it.',
  metaTitle: 'Import a Cover Letter – Foothold',
  description:
    'Bring the cover letter you have: Word, OpenDocument, RTF, PDF or text. It is read on your device into recipient, opening, body, closing and signature.',
  privacy:
    'It is read on this device. Nothing of it is sent to us or to anybody else before you save your letter.',
} as const;

export const letterChooser = {
  label: 'Your letter as a file',
  drop: 'Drop your letter here',
  dropNow: 'Let go to read this file',
  or: 'or',
  choose: 'Choose a file',
  hint: 'Word (.docx), OpenDocument, RTF, PDF, plain text or Markdown. Up to 20 MB.',
} as const;

export const letterPaste = {
  label: 'Or paste its text',
  hint: 'From a mail or anywhere else.',
  read: 'Read this text',
  missing: 'Paste the text of your letter here first.',
} as const;

export const letterReview = {
  title: 'Review the letter',
  pasted: 'Pasted text',
  ready: 'Read. Look at every field before you go on.',
  words: 'Words without a field',
  wordsText:
    'No field of a letter holds these, such as a day or a subject: your letter is dated anew. Put them into the text, or dismiss them.',
  wordsDone: 'Every word has its place, or was dismissed.',
  toBody: 'Put into the body',
  dismiss: 'Dismiss',
  put: (words: string) => `“${words}” stands at the end of the body.`,
  wasDismissed: (words: string) => `“${words}” dismissed.`,
  continue: 'Continue in the builder',
  opening: 'Opening...',
  another: 'Bring another one',
  isResume: 'It is a resume',
  isLetter: 'It is a cover letter',
} as const;
