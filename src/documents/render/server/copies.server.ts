import { readFileSync } from 'node:fs';
import { docx } from '#documents/export/docx/write-docx.ts';
import type { FontFile } from '#documents/export/docx/font-file.ts';
import type { CopyResult, CopyWish } from '#documents/export/file-format.ts';
import { htmlText } from '#documents/export/html-text.ts';
import { markdown } from '#documents/export/markdown.ts';
import { outlineOf } from '#documents/export/outlines.ts';
import { plainText } from '#documents/export/plain-text.ts';
import { exchangeOf, printJobOf, type DocumentToPrint } from '#documents/printable.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import type { Compiler, CompilerFiles } from '#documents/render/engine.ts';
import { pictures } from './pictures.server.ts';

const knownFonts = new Map<string, FontFile>();

/** A document as the file that is wished for. */
export async function writtenCopy(
  document: DocumentToPrint,
  { format, wrap, withoutFonts, stem }: CopyWish,
  { fonts, compiler }: Pick<CompilerFiles, 'fonts'> & { compiler: Compiler },
): Promise<CopyResult> {
  const text = (content: string) => ({ bytes: new TextEncoder().encode(content) });
  switch (format) {
    case 'txt':
      return { ...text(plainText(outlineOf(document), wrap)), ending: 'txt' };
    case 'md':
      return { ...text(markdown(outlineOf(document))), ending: 'md' };
    case 'json':
      return { ...text(`${JSON.stringify(exchangeOf(document), null, 2)}\n`), ending: 'json' };
    case 'html':
      return { ...text(htmlText(outlineOf(document))), ending: 'html' };
    case 'docx': {
      const readFont = (file: string) => readFileSync(fonts.get(file) ?? file);
      const spacing =
        document.kind === 'resume' ? compiler.spacing(printJobOf(document, 'pages')) : USUAL_SPACING;
      const bytes = docx(outlineOf(document), { readFont, knownFonts, embedFonts: !withoutFonts, spacing });
      return { bytes, ending: 'docx' };
    }
    case 'png':
      return pictures(compiler.svg(printJobOf(document, 'pages')).pages, stem);
  }
}
