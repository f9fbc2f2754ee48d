import type { ImportOutcome } from '#documents/import/imported-file.ts';
import type { LetterOutcome } from '#documents/import/letter/import-letter.ts';
import { importResume, importText } from '#documents/import/import-resume.ts';
import { BYTES_MAX } from '#documents/parser/file/parse-file.ts';
import { pagePictures, type PagePictures } from '#editor/file-pages/page-pictures.ts';
import type { CallHandlers } from '#platform/worker-channel.ts';
import type { ImportCalls } from '../protocol.ts';

type ReadRequest = Parameters<ImportCalls['read']>[0];

/** Answers what the page asks of one file. */
export function createImportReader(): CallHandlers<ImportCalls> {
  let pictures: PagePictures | null = null;

  async function read({ brought, paper }: ReadRequest): Promise<ImportOutcome> {
    if ('text' in brought) return importText(brought.text, { paper });
    const { file } = brought;
    // Before it is read into memory: it may be a film.
    if (file.size > BYTES_MAX) return { ok: false, reason: 'too-large' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Readers of PDFs keep what they are given.
    const outcome = await importResume(bytes.slice(), file.name, { paper });
    if (outcome.ok && outcome.imported.file?.kind === 'pdf') pictures = pagePictures(bytes);
    return outcome;
  }

  async function readLetter({ brought, paper }: ReadRequest): Promise<LetterOutcome> {
    const { importLetter } = await import('#documents/import/letter/import-letter.ts');
    if ('text' in brought)
      return importLetter(new TextEncoder().encode(brought.text.toWellFormed()), '', paper);
    const { file } = brought;
    if (file.size > BYTES_MAX) return { ok: false, reason: 'too-large' };
    return importLetter(new Uint8Array(await file.arrayBuffer()), file.name, paper);
  }

  return {
    prepare: async () => {
      // Most bring a PDF; what fails now is tried again then.
      await import('#documents/parser/file/pdf/pdf-js.ts')
        .then(({ loadPdfJs }) => loadPdfJs())
        .catch(() => undefined);
    },
    read,
    readLetter,
    draw: async ({ page, width }) => (await pictures?.(page, width)) ?? null,
  };
}
