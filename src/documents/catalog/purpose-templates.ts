import type { ListedTemplate } from './listed-template.ts';

/* What galleries show of the designs that people ask for by name (purpose-designs.ts). */

type PurposeTemplate = ListedTemplate<'purpose'> & { usualIn?: string };

export const purposeResumes: readonly PurposeTemplate[] = [
  {
    id: 'purpose-1',
    name: 'Engineer’s One-Pager',
    category: 'purpose',
    description:
      'The dense page engineers hand in: dates on the line of the title, skills in groups, no line wasted.',
  },
  {
    id: 'purpose-2',
    name: 'Harvard Style',
    category: 'purpose',
    description:
      'As university career offices teach it: centered name and headings, bold employer with its place at the right.',
  },
  {
    id: 'purpose-3',
    name: 'Plain Text Page',
    category: 'purpose',
    description:
      'For old application software: 11 point text from top to bottom, without a rule, a color or a column.',
  },
  {
    id: 'purpose-4',
    usualIn: 'US',
    name: 'Federal Resume',
    category: 'purpose',
    description:
      'For jobs of the United States government: hours, pay and supervisor have their line under every job.',
  },
  {
    id: 'purpose-5',
    usualIn: 'DE',
    name: 'Lebenslauf',
    category: 'purpose',
    description:
      'As applications in Germany, Austria and Switzerland have it: dates in a column, and a line to sign below.',
  },
  {
    id: 'purpose-6',
    usualIn: 'FR',
    name: 'French CV',
    category: 'purpose',
    description:
      'A CV for France: name and title on a pale ground across the page, dates in a column, room for a summary.',
  },
  {
    id: 'purpose-7',
    name: 'Academic CV',
    category: 'purpose',
    description:
      'For long records: publications are numbered, years stand in a column, and short sections never part.',
  },
  {
    id: 'purpose-8',
    name: 'Nurse’s Resume',
    category: 'purpose',
    description:
      'Licenses and certificates before everything else, contact in a clear box: made for hospitals and clinics.',
  },
];

export const purposeLetters: readonly PurposeTemplate[] = [
  {
    id: 'purpose-1',
    name: 'Engineer',
    category: 'purpose',
    description:
      'A small centered name over one line of contact, and all of the sheet for what you have to say.',
  },
  {
    id: 'purpose-2',
    name: 'Harvard Style',
    category: 'purpose',
    description:
      'A bold centered name over a fine rule, as career offices teach it, for a first letter or a formal one.',
  },
  {
    id: 'purpose-3',
    name: 'Plain Text',
    category: 'purpose',
    description:
      'A letter as plain as a letter can be, for portals and old software: words, and nothing drawn.',
  },
  {
    id: 'purpose-4',
    name: 'Federal',
    category: 'purpose',
    description:
      'Name over a double navy rule and your contact line by line, as offices of the government file it.',
  },
  {
    id: 'purpose-5',
    name: 'Anschreiben',
    category: 'purpose',
    description:
      'The letter to a Lebenslauf: your particulars line by line, and room below to sign the page by hand.',
  },
  {
    id: 'purpose-6',
    name: 'Lettre de motivation',
    category: 'purpose',
    description:
      'The letter to a French CV: your name on the same pale ground over a strong line from edge to edge.',
  },
  {
    id: 'purpose-7',
    name: 'Academic CV',
    category: 'purpose',
    description:
      'Your name between two hairlines, for letters to search committees that will read every word.',
  },
  {
    id: 'purpose-8',
    name: 'Nurse',
    category: 'purpose',
    description:
      'Your contact in a teal box with a firm edge, so that a busy ward finds your number at once.',
  },
];
