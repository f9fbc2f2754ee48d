import { exported } from '../../tools/libreoffice.ts';
import { type DocxLook, docxOf } from './docx.ts';
import type { Layout } from './layout.ts';

const looks: Record<string, DocxLook> = {
  'word-styles': {
    font: 'Calibri',
    size: 22,
    right: 'tab',
    lists: 'numbering',
    heading: 'style',
    where: 'body',
  },
  'word-bold': {
    font: 'Times New Roman',
    size: 24,
    right: 'tabs',
    lists: 'typed',
    heading: 'bold',
    where: 'body',
  },
  'word-header': {
    font: 'Arial',
    size: 20,
    right: 'tab',
    lists: 'numbering',
    heading: 'bold',
    where: 'header',
  },
  'word-boxes': {
    font: 'Calibri',
    size: 21,
    right: 'table',
    lists: 'numbering',
    heading: 'shape',
    where: 'box',
  },
  'word-white': {
    font: 'Cambria',
    size: 22,
    right: 'tab',
    lists: 'typed',
    heading: 'white-on-dark',
    where: 'side-table',
  },
  'word-rail': {
    font: 'Calibri',
    size: 21,
    right: 'table',
    lists: 'numbering',
    heading: 'rail',
    where: 'body',
  },
  'word-controls': {
    font: 'Arial',
    size: 21,
    right: 'tab',
    lists: 'numbering',
    heading: 'style',
    where: 'controls',
  },
  'word-columns': {
    font: 'Calibri',
    size: 22,
    right: 'tab',
    lists: 'typed',
    heading: 'style',
    where: 'columns',
  },
};

const ofWord = (look: DocxLook): Layout => ({
  producer: 'DOCX',
  extension: 'docx',
  columns: look.where === 'side-table' ? 2 : 1,
  make: ({ page }) => Promise.resolve(docxOf(page, look)),
});

const asPdf = (name: string): Layout => {
  const look = looks[name];
  if (!look) throw new Error(`No look ${name}.`);
  return {
    ...ofWord(look),
    producer: 'LibreOffice from DOCX',
    extension: 'pdf',
    make: ({ page }) => exported(docxOf(page, look), 'docx'),
  };
};

/** What people make in Word, and the same saved as PDF. */
export const docxLayouts: Record<string, Layout> = {
  ...Object.fromEntries(Object.entries(looks).map(([name, look]) => [name, ofWord(look)])),
  'writer-word-boxes': asPdf('word-boxes'),
  'writer-word-white': asPdf('word-white'),
  'writer-word-rail': asPdf('word-rail'),
  'writer-word-header': asPdf('word-header'),
};
