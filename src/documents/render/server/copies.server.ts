import { readFileSync } from 'node:fs';
import { docx } from '#documents/export/docx/write-docx.ts';
import type { FontFile } from '#documents/export/docx/font-file.ts';
import type { CopyResult, CopyWish, LeavingOut } from '#documents/export/file-format.ts';
import { htmlText } from '#documents/export/html-text.ts';
import type { Leavable } from '#documents/leave-out/choices.ts';
import { leaveOut } from '#documents/leave-out/leave-out.ts';
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
  wish: CopyWish | LeavingOut,
  { fonts, compiler }: Pick<CompilerFiles, 'fonts'> & { compiler: Compiler },
): Promise<CopyResult> {
  if (wish.format === 'left-out')
    return { bytes: new TextEncoder().encode(leftOf(document, wish.hide)), ending: 'left-out' };
  const { format, wrap, withoutFonts, stem } = wish;
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
        document.kind === 'resume'
          ? compiler.spacing(printJobOf({ ...document, layout: 'single' }, 'pages'))
          : USUAL_SPACING;
      const bytes = docx(outlineOf(document), { readFont, knownFonts, embedFonts: !withoutFonts, spacing });
      return { bytes, ending: 'docx' };
    }
    case 'png':
      return pictures(compiler.svg(printJobOf(document, 'pages')).pages, stem);
  }
}

/** What is left of a document, as JSON. */
function leftOf(document: DocumentToPrint, hide: readonly Leavable[]): string {
  return JSON.stringify(
    document.kind === 'resume'
      ? leaveOut('resume', document.data, hide)
      : leaveOut('letter', document.data, hide),
  );
}
