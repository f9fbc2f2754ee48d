import { madeBy } from './run.ts';

/** Opens a document in LibreOffice Writer and exports it. */
export function exported(
  source: Uint8Array | string,
  from: 'docx' | 'fodt' | 'html',
  to: 'pdf' | 'docx' | 'doc' | 'rtf' | 'odt' = 'pdf',
): Promise<Uint8Array> {
  return madeBy({ name: `in.${from}`, text: source }, `in.${to}`, 'soffice', [
    '-env:UserInstallation=file:///tmp/corpus-tools/office',
    '--headless',
    '--convert-to',
    to,
    `in.${from}`,
  ]);
}
