/*
 * Sets the letters that were made up as people set theirs, and has LibreOffice save each as Word, OpenDocument and PDF:
 * `node src/documents/import/letter/testing/make-letter-files.ts`. Tests need the files alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LETTER_FILES, type LetterLayout } from './letter-files.ts';
import { MADE_UP_LETTERS } from './made-up-letters.ts';

const FILES = join(import.meta.dirname, 'files');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (style: string, text: string) => `<text:p text:style-name="${style}">${text}</text:p>`;
const lines = (block: string) => block.split('\n');
/** Each line a paragraph of its own. */
const apart = (style: string, block: string) =>
  lines(block)
    .map((line) => paragraph(style, escaped(line)))
    .join('');
/** A paragraph as wide as the page, or lines that Shift and Enter parted. */
const broken = (block: string) =>
  paragraph(
    block.includes('\n') ? 'Broken' : 'Justified',
    lines(block).map(escaped).join('<text:line-break/>'),
  );
const written = (blocks: readonly string[]) => blocks.map(broken).join('');

type Page = { head: string; body: string };

const LAYOUTS: Record<LetterLayout, (blocks: readonly string[]) => Page> = {
  /** Lines and empty lines, as typed. */
  typed: (blocks) => ({
    head: '',
    body: blocks.map((block) => apart('Tight', block)).join(paragraph('Tight', '')),
  }),
  /** Space around paragraphs, lines broken within. */
  spaced: (blocks) => ({ head: '', body: written(blocks) }),
  /** Who writes at the right edge, and whom to at the left. */
  right: ([sender = '', ...rest]) => ({
    head: '',
    body: apart('Right', sender) + written(rest),
  }),
  /** Who writes in the running head. */
  head: ([sender = '', ...rest]) => ({
    head: apart('Centered', sender),
    body: written(rest),
  }),
  /** Who writes and whom to beside each other, in a table without lines. */
  table: ([sender = '', recipient = '', ...rest]) => ({
    head: '',
    body: `<table:table><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell>${apart('Tight', sender)}</table:table-cell><table:table-cell>${apart('Tight', recipient)}</table:table-cell></table:table-row></table:table>${paragraph('Tight', '')}${written(rest)}`,
  }),
  /** A large name over a line of contact. */
  banner: ([sender = '', ...rest]) => {
    const [name = '', ...contact] = lines(sender);
    const line = escaped(contact.join('   |   '));
    return {
      head: '',
      body: `${paragraph('Name', escaped(name))}${paragraph('Ruled', line)}${written(rest)}`,
    };
  },
};

const style = (name: string, of: string, text = 'fo:font-size="11pt"') =>
  `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${of}/><style:text-properties style:font-name="F" ${text}/></style:style>`;

function flatOdt({ head, body }: Page, language: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="F" svg:font-family="'Liberation Serif'"/></office:font-face-decls>
<office:automatic-styles>
<style:page-layout style:name="P"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2.5cm"/><style:header-style><style:header-footer-properties fo:min-height="1cm" fo:margin-bottom="0.8cm"/></style:header-style></style:page-layout>
${style('Tight', 'fo:margin-bottom="0cm"')}
${style('Broken', 'fo:margin-bottom="0.45cm"')}
${style('Justified', 'fo:margin-bottom="0.45cm" fo:text-align="justify"', `fo:font-size="11pt" fo:language="${language}"`)}
${style('Right', 'fo:text-align="end"')}
${style('Centered', 'fo:text-align="center"')}
${style('Name', 'fo:margin-bottom="0.1cm"', 'fo:font-size="22pt" fo:font-weight="bold"')}
${style('Ruled', 'fo:margin-bottom="0.8cm" fo:border-bottom="0.5pt solid #555555"', 'fo:font-size="9.5pt"')}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P">${head ? `<style:header>${head}</style:header>` : ''}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
}

const sources: string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'letters-'));
try {
  for (const { file, letter, layout } of LETTER_FILES) {
    const found = MADE_UP_LETTERS.find(({ name }) => name === letter);
    if (!found) throw new Error(`no letter is called ${letter}`);
    const source = join(folder, `${file}.fodt`);
    writeFileSync(source, flatOdt(LAYOUTS[layout](found.text.split('\n\n')), found.language));
    sources.push(source);
  }
  for (const type of ['docx', 'odt', 'pdf']) {
    const given = ['--headless', `-env:UserInstallation=file://${folder}/profile`, '--convert-to', type];
    const { status, stderr } = spawnSync('soffice', [...given, '--outdir', FILES, ...sources]);
    if (status !== 0) throw new Error(String(stderr));
  }
} finally {
  rmSync(folder, { recursive: true });
}
