import { fold } from '../text/fold.ts';

/** What a resume is called at its head, folded, and what may follow: "Resume of Jane Doe". */
export const DOCUMENT_NAME =
  /^(?:(?:my |the )?(?:curriculum vitae|curriculum vitæ|curriculum|europass|resume|resume of|cv|c\.v\.|vitae|vita|lebenslauf|bewerbung|hoja de vida|curriculo|zyciorys|резюме)(?: of| von| de)?)(?!\p{L})\s*(?:[:–-]\s*)?/u;

/** Whether a text says what the document is and nothing else. */
export function isDocumentName(text: string): boolean {
  const folded = fold(text).trim();
  return DOCUMENT_NAME.exec(folded)?.[0].length === folded.length;
}
