import type { Check } from '../check.ts';

/** What programs write into the title of their own accord. */
const BY_PROGRAM =
  /^(?:microsoft (?:word|powerpoint)\b.*|untitled(?:[ -]?\d+)?|unnamed|document ?\d*|dokument ?\d*|powerpoint presentation|blank|.*\.(?:docx?|odt|tex|html?|indd|pages|pdf))$/iu;

/** A PDF without a title and author, or with a title that a program made up. */
export const fileProperties: Check = {
  id: 'file/properties',
  group: 'file',
  area: 'document',
  severity: 'low',
  why: 'Browsers show the title of a PDF on its tab, and screen readers say it first. Your name looks better there than a file name.',
  passed: 'The PDF has a title of its own',
  applies: ({ file }) => file?.kind === 'pdf',
  find({ file, resume }) {
    if (file === undefined) return [];
    const title = file.properties.title.trim();
    const example = `“${resume.name?.value ?? 'First Last'} - Resume”`;
    if (title !== '' && BY_PROGRAM.test(title))
      return [
        {
          title: `The title inside the PDF is “${title}”`,
          suggestion: `Set the title to ${example} in your program's document properties, and export again.`,
          places: [],
        },
      ];
    if (title !== '') return [];
    const missing = file.properties.author.trim() === '' ? 'neither title nor author' : 'no title';
    return [
      {
        title: `The PDF's properties name ${missing}`,
        suggestion: `Before you export, set the title to ${example} in your program's document properties (often under File, Properties).`,
        places: [],
      },
    ];
  },
};
