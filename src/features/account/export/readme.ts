/** Why there are no PDFs: downloading them needs a plan. */
const NO_PDFS =
  'Beside what you marked as sent, there are no PDFs and Word files here: they need an active plan. Your text is complete in the JSON files, and once you have a plan you can export again.';

/** Explains a person's export to them. */
export function exportReadme(about: {
  product: string;
  madeOn: Date;
  withPdfs: boolean;
  /** Files that could not be made. */
  missing: readonly string[];
}): string {
  const { product, madeOn, withPdfs, missing } = about;
  return [
    `Everything that ${product} keeps of you, as of ${madeOn.toISOString()}.`,
    '',
    'account.json: who you are here, what you signed in with before, your passkeys, where you are signed in, your payments, the looks that you saved, and what you wrote to our support.',
    'sent/receipts.json: the applications that you marked as sent. Each names its files in sent/: the data and the PDFs as they were, by their hash (SHA-256). Where it says that they are withheld, the payment that they were made under was given back.',
    'links.json: the links that you have made, for whom they are, what they leave out, until when, and how often they were opened. Their addresses are not kept. Each names the text that it shows, in links/.',
    'photos/: your photos, each by the name that documents have for it.',
    'resumes/, cover-letters/ and applications/: each document as JSON, in our own format and whole, with what is switched off too.',
    'A resume that was tailored from another one names that one under "base", with its file, and with the file in history/ that has the text which it last saw of it. What the two could not agree on stands under "conflicts".',
    '*.versions.json: the versions that were kept of a document; each names the file in history/ that has its text, which stands there once.',
    'drafts/: new documents that were never saved.',
    'resumes/*.json-resume.json: the printed part of a resume as JSON Resume (jsonresume.org), which other programs read.',
    'cover-letters/*.letter.json: what a letter says, as it is printed, in plain fields.',
    ...(withPdfs
      ? [
          '*.pdf: each document as it is printed.',
          '*.docx: the same for Word. Its typefaces are named and not inside, to keep this zip small; a Word file that you download by itself has them.',
        ]
      : ['', NO_PDFS]),
    ...(missing.length === 0
      ? []
      : [
          '',
          'These files could not be made. The text is in the JSON file of the same name:',
          ...missing.map((path) => `- ${path}`),
        ]),
    '',
  ].join('\r\n');
}
